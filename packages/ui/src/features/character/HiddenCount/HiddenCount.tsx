import { hiddenCountCopy } from "./HiddenCount.copy.ts";
import * as css from "./HiddenCount.css.ts";

export interface HiddenCountProps {
  /** How many characters the user's filters hide. */
  count: number;
  /** The user wants to see them. Absent: only the count is shown. */
  onReveal?: () => void;
  /** Texts of the component. @default English */
  copy?: typeof hiddenCountCopy;
}

/** The number of characters that the user's filters hide, with a button to show them. */
export function HiddenCount({ count, onReveal, copy = hiddenCountCopy }: HiddenCountProps) {
  const text = (
    <>
      <span className={css.count}>{copy.hidden(count)}</span> {copy.byFilters}
    </>
  );
  if (!onReveal) return <p className={css.text}>{text}</p>;
  return (
    <button
      type="button"
      className={[css.text, css.reveal].join(" ")}
      aria-label={copy.reveal(count)}
      onClick={onReveal}
    >
      {text}
    </button>
  );
}
