import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import type { NumberFormat } from "../../../components/ThemeRoot/ThemeContext.ts";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy, useNumberFormat } from "../../../components/ThemeRoot/ThemeContext.ts";
import { hiddenCountCopy } from "./HiddenCount.copy.ts";
import * as css from "./HiddenCount.css.ts";

export interface HiddenCountProps extends RootProps {
  /** How many characters are hidden. */
  count: number;
  /** How many of them are adult characters, hidden because adult content is off. @default 0 */
  adult?: number;
  /** The user wants to see them. Absent: only the count is shown. */
  onReveal?: () => void;
  /** Texts of the component. @default English */
  copy?: Copy<typeof hiddenCountCopy>;
}

/**
 * The number of hidden characters and why they are hidden, with a button to show them.
 *
 * @example
 * <HiddenCount count={3} />
 */
export function HiddenCount(props: HiddenCountProps) {
  const { count, adult = 0, onReveal, copy: own } = props;
  const copy = useCopy(hiddenCountCopy, own);
  const number = useNumberFormat();
  const [hidden, why] = partsOf(count, adult, copy, number);
  const text = (
    <>
      <span className={css.count}>{hidden}</span> <span>{why}</span>
    </>
  );
  if (!onReveal) return <p {...rootProps(props, css.text)}>{text}</p>;
  return (
    <button
      type="button"
      {...rootProps(props, [css.text, css.reveal].join(" "))}
      aria-label={copy.reveal(`${hidden} ${why}`.trim())}
      onClick={onReveal}
    >
      {text}
    </button>
  );
}

function partsOf(
  count: number,
  adult: number,
  copy: typeof hiddenCountCopy,
  number: NumberFormat,
): readonly [string, string] {
  if (adult === 0) return [copy.hidden(number(count)), copy.byFilters];
  if (adult >= count) return [copy.adultHidden(count, number(count)), ""];
  return [copy.hidden(number(count)), copy.both(number(adult), number(count - adult))];
}
