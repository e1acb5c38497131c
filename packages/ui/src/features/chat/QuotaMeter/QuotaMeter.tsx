import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy, useNumberFormat } from "../../../components/ThemeRoot/ThemeContext.ts";
import { quotaMeterCopy } from "./QuotaMeter.copy.ts";
import * as css from "./QuotaMeter.css.ts";

export interface QuotaMeterProps extends RootProps {
  /** Messages per day, at least 1. */
  max: number;
  /** Used messages; never more than `max`. */
  used: number;
  /** When the quota resets, as a local time ready to show, such as "01:00". */
  resetsAt: string;
  /** Texts of the component. @default English */
  copy?: Copy<typeof quotaMeterCopy>;
}

/** From this share on the bar is more visible, so that the user can plan. */
const NEARLY_USED_UP = 0.8;

/**
 * The rest of the daily quota, in a neutral colour.
 *
 * @example
 * <QuotaMeter max={50} used={12} resetsAt="18:00" />
 */
export function QuotaMeter(props: QuotaMeterProps) {
  const { max, used, resetsAt, copy: own } = props;
  const copy = useCopy(quotaMeterCopy, own);
  const number = useNumberFormat();
  const left = Math.max(0, max - used);
  return (
    <div {...rootProps(props, css.meter)}>
      <span
        className={css.track}
        role="meter"
        aria-label={copy.label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={left}
      >
        <span
          className={css.fill}
          data-nearly={used / max >= NEARLY_USED_UP || undefined}
          style={{ inlineSize: `${(left / max) * 100}%` }}
        />
      </span>
      <span>{copy.left(number(left), max, number(max))}</span>
      <span className={css.resets}>{copy.resets(resetsAt)}</span>
    </div>
  );
}
