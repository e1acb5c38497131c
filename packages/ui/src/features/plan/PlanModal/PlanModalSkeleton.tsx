import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { benefit, benefits, card, look, name, note, own, price, prices } from "../PlanCard/PlanCard.css.ts";
import * as css from "./PlanModal.css.ts";

/** A higher plan has more lines. */
const featureLines = { free: 4, standard: 5, premium: 6 } as const;

interface PlanModalSkeletonProps {
  /** Announced to screen readers. */
  label: string;
}

/** Three placeholders with the size of the cards. */
export function PlanModalSkeleton({ label }: PlanModalSkeletonProps) {
  return (
    <div role="status" aria-label={label} className={css.cards}>
      {(["free", "standard", "premium"] as const).map((tier) => (
        <div key={tier} className={[card, look.plain].join(" ")} aria-hidden="true">
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
            {Array.from({ length: featureLines[tier] }, (_, index) => (
              <div key={index} className={benefit}>
                <Skeleton shape="text" width={`${90 - 9 * (index % 4)}%`} />
              </div>
            ))}
          </div>
          <div className={own}>{tier !== "free" && <Skeleton shape="block" height="100%" />}</div>
        </div>
      ))}
    </div>
  );
}
