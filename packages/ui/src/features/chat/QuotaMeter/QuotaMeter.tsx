import { quotaMeterCopy } from "./QuotaMeter.copy.ts";
import * as css from "./QuotaMeter.css.ts";

export interface QuotaMeterProps {
  /** Messages of the day's allowance, at least 1 (§9). */
  limit: number;
  /** Messages of it that are used; never more than `limit`. */
  used: number;
  /** When the day begins anew, as a local time ready to show, such as "01:00". */
  resetsAt: string;
  /** Its words. @default English */
  copy?: typeof quotaMeterCopy;
}

/** From here on the bar stands out, because the reader should start to choose. */
const NEARLY_USED_UP = 0.8;

/** How much of the day's messages is left (§6). An honest bar: neutral, never red. */
export function QuotaMeter({ limit, used, resetsAt, copy = quotaMeterCopy }: QuotaMeterProps) {
  const left = Math.max(0, limit - used);
  return (
    <div className={css.meter}>
      <span
        className={css.track}
        role="meter"
        aria-label={copy.label}
        aria-valuemin={0}
        aria-valuemax={limit}
        aria-valuenow={left}
      >
        <span
          className={css.fill}
          data-nearly={used / limit >= NEARLY_USED_UP || undefined}
          style={{ inlineSize: `${(left / limit) * 100}%` }}
        />
      </span>
      <span>{copy.left(left, limit)}</span>
      <span className={css.resets}>{copy.resets(resetsAt)}</span>
    </div>
  );
}
