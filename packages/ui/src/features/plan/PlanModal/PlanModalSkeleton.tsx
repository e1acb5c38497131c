import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { benefit, benefits, card, look, name, note, own, price, prices } from "../PlanCard/PlanCard.css.ts";
import * as css from "./PlanModal.css.ts";

/** How many lines each placeholder has: a higher plan has more. */
const FEATURE_LINES = [4, 5, 6];

interface PlanModalSkeletonProps {
  /** Announced to screen readers. */
  label: string;
}

/** Placeholders with the size of the cards. */
export function PlanModalSkeleton({ label }: PlanModalSkeletonProps) {
  return (
    <div role="status" aria-label={label} className={css.cards}>
      {FEATURE_LINES.map((lines, place) => (
        <div key={lines} className={[card, look.plain].join(" ")} aria-hidden="true">
          <div className={name}>
            <Skeleton shape="text" width="45%" />
          </div>
          <div className={prices}>
            <span className={[price, css.bar].join(" ")}>
              <Skeleton shape="text" width="40%" />
            </span>
          </div>
          <div className={note} />
          <div className={benefits}>
            {Array.from({ length: lines }, (_, index) => (
              <div key={index} className={benefit}>
                <Skeleton shape="text" width={`${90 - 9 * (index % 4)}%`} />
              </div>
            ))}
          </div>
          <div className={own}>{place > 0 && <Skeleton shape="block" height="100%" />}</div>
        </div>
      ))}
    </div>
  );
}
