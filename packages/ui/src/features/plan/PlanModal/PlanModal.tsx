import { Button } from "../../../components/Button/Button.tsx";
import { FailedState } from "../../../components/FailedState/FailedState.tsx";
import { Modal } from "../../../components/Modal/Modal.tsx";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { PlanCard } from "../PlanCard/PlanCard.tsx";
import type { PlanCardCopy } from "../PlanCard/PlanCard.copy.ts";
import type { PlanOffer, PlanTier } from "../PlanCard/PlanCard.tsx";
import { planModalCopy } from "./PlanModal.copy.ts";
import * as css from "./PlanModal.css.ts";
import { PlanModalSkeleton } from "./PlanModalSkeleton.tsx";
import type { PlanView } from "./PlanView.ts";

/** Every text of the plan modal, for another language or another voice. */
export type PlanModalCopy = Omit<typeof planModalCopy, "card"> & { readonly card: PlanCardCopy };

export interface PlanModalProps {
  /** Whether it is showing. */
  open: boolean;
  /** The user opened or closed it. */
  onOpenChange: (open: boolean) => void;
  /** The user's own plan, or where its loading stands. */
  plan: PlanView;
  /** The plans on offer, from the least to the most; on phones the user's own comes first. */
  cards: readonly PlanOffer[];
  /** Which page is on its way: the payment page of a plan, or that of the subscription. */
  pending?: PlanTier | "manage";
  /** The user wants a plan that costs more. */
  onUpgrade: (tier: PlanTier) => void;
  /** The user wants to see or change the subscription. */
  onManage: () => void;
  /** The user asked to load the plan once more. */
  onRetry: () => void;
  /** Its words. @default English */
  copy?: PlanModalCopy;
}

/** The user's plan with its remaining days, and the three plans (§2). */
export function PlanModal(props: PlanModalProps) {
  const { open, onOpenChange, plan, copy = planModalCopy } = props;
  return (
    <Modal open={open} onOpenChange={onOpenChange} title={titleOf(plan, copy)} titleHidden width={904}>
      <PlanModalHead {...props} copy={copy} />
      <PlanModalBody {...props} copy={copy} />
    </Modal>
  );
}

type PlanModalPartProps = PlanModalProps & { copy: PlanModalCopy };

// The dialog's own title is for those who cannot see this one, which shares its line with a button.
function PlanModalHead({ plan, pending, onManage, copy }: PlanModalPartProps) {
  const about = aboutOf(plan, copy);
  return (
    <div className={css.head}>
      <div className={css.words}>
        <p className={css.title} aria-hidden="true">
          {titleOf(plan, copy)}
        </p>
        {about !== undefined && <p className={css.about}>{about}</p>}
        {plan.kind === "loading" && (
          <p className={css.about}>
            <Skeleton shape="text" width="9em" />
          </p>
        )}
      </div>
      {plan.kind === "subscribed" && (
        <Button loading={pending === "manage"} disabled={pending !== undefined} onPress={onManage}>
          {copy.manage}
        </Button>
      )}
    </div>
  );
}

function PlanModalBody({ plan, cards, pending, copy, ...acts }: PlanModalPartProps) {
  switch (plan.kind) {
    case "loading":
      return <PlanModalSkeleton label={copy.loading} copy={copy.card} />;
    case "failed":
      return (
        <FailedState
          title={copy.failedTitle}
          retryLabel={copy.retry}
          retrying={plan.retrying}
          onRetry={acts.onRetry}
        >
          {copy.failed}
        </FailedState>
      );
    case "free":
    case "subscribed":
    case "expired":
      return (
        <ul role="list" className={css.cards}>
          {cards.map((card) => (
            <li key={card.tier} className={css.place[placeOf(card)]}>
              <PlanCard
                card={card}
                pending={pending === (card.action.kind === "subscribing" ? "manage" : card.tier)}
                disabled={pending !== undefined}
                onUpgrade={acts.onUpgrade}
                onManage={acts.onManage}
                copy={copy.card}
              />
            </li>
          ))}
        </ul>
      );
  }
}

function placeOf({ current, tier }: PlanOffer): keyof typeof css.place {
  if (current) return "first";
  return tier === "free" ? "last" : "between";
}

function titleOf(plan: PlanView, copy: PlanModalCopy): string {
  switch (plan.kind) {
    case "loading":
    case "failed":
      return copy.titleLoading;
    case "free":
      return copy.title(copy.card.names.free);
    case "subscribed":
      return copy.title(copy.card.names[plan.tier]);
    case "expired":
      return copy.titleExpired(copy.card.names[plan.tier]);
  }
}

function aboutOf(plan: PlanView, copy: PlanModalCopy): string | undefined {
  switch (plan.kind) {
    case "loading":
    case "failed":
      return undefined;
    case "free":
      return copy.free;
    case "subscribed":
      return copy.remaining(plan.daysLeft);
    case "expired":
      return copy.expired;
  }
}

export type { PlanView } from "./PlanView.ts";
