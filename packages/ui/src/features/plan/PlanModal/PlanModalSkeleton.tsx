import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { planCardCopy } from "../PlanCard/PlanCard.copy.ts";
import { benefit, benefits, card, look, name, note, own, price, prices } from "../PlanCard/PlanCard.css.ts";
import * as css from "./PlanModal.css.ts";

interface PlanModalSkeletonProps {
  /** Announced to screen readers. */
  label: string;
}

/** Three placeholders with the size of the cards. */
export function PlanModalSkeleton({ label }: PlanModalSkeletonProps) {
  const copy = useCopy(planCardCopy);
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
            {copy.benefits[tier].map((benefitText, index) => (
              <div key={benefitText} className={benefit}>
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
