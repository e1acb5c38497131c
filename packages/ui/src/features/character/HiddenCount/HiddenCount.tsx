import { hiddenCountCopy } from "./HiddenCount.copy.ts";
import * as css from "./HiddenCount.css.ts";

export interface HiddenCountProps {
  /** How many characters the viewer's own filters left out. */
  count: number;
  /** The user asked to see them. Absent: the count only informs. */
  onReveal?: () => void;
  /** Its words. @default English */
  copy?: typeof hiddenCountCopy;
}

/** Says how many characters one's own filters left out, with the way to see them. */
export function HiddenCount({ count, onReveal, copy = hiddenCountCopy }: HiddenCountProps) {
  const words = (
    <>
      <span className={css.count}>{copy.hidden(count)}</span> {copy.byFilters}
    </>
  );
  if (!onReveal) return <p className={css.words}>{words}</p>;
  return (
    <button
      type="button"
      className={[css.words, css.reveal].join(" ")}
      aria-label={copy.reveal(count)}
      onClick={onReveal}
    >
      {words}
    </button>
  );
}
