import { assertNever } from "../../../assertNever.ts";
import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { FailedState } from "../../../components/FailedState/FailedState.tsx";
import { failedProps } from "../../../components/FailedState/failedProps.ts";
import { Modal } from "../../../components/Modal/Modal.tsx";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { PlanCard } from "../PlanCard/PlanCard.tsx";
import type { PlanOffer } from "../PlanCard/PlanCard.tsx";
import { planModalCopy } from "./PlanModal.copy.ts";
import type { PlanModalCopy } from "./PlanModal.copy.ts";
import * as css from "./PlanModal.css.ts";
import { PlanModalCancel } from "./PlanModalCancel.tsx";
import { PlanModalSkeleton } from "./PlanModalSkeleton.tsx";
import { PAYMENT_LABELS, causeOf, sentencesOf } from "./planCauses.ts";
import type { PlanView } from "./PlanView.ts";

export interface PlanModalProps extends RootProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** The user opened or closed it. */
  onOpenChange: (open: boolean) => void;
  /** The user's plan, or its loading state. */
  plan: PlanView;
  /** The offered plans, in ascending order; on phones the current one comes first. */
  cards: readonly PlanOffer[];
  /** The page that is opening: the payment page of a plan, by its id, or `manage`; or `cancel`, while the plan is cancelled. */
  pending?: string;
  /** The user wants to upgrade. Absent: its control is not shown. */
  onUpgrade?: (planId: string) => void;
  /** The user wants to pay, change or end the subscription. Absent: its control is not shown. */
  onSubscriptionManage?: () => void;
  /**
   * The user confirmed that the plan ends with its paid period. For plans without a page to manage them. Absent: its control is
   * not shown.
   */
  onPlanCancel?: () => void;
  /** Texts of the component. @default English */
  copy?: Copy<PlanModalCopy>;
}

/**
 * The user's plan with its remaining days, and the plans on offer.
 *
 * @example
 * <PlanModal open={open} onOpenChange={setOpen} plan={plan} cards={cards} onUpgrade={upgrade} />
 */
export function PlanModal(props: PlanModalProps) {
  const { open, onOpenChange, plan, pending, onSubscriptionManage } = props;
  const copy = useCopy(planModalCopy, props.copy);
  return (
    <Modal
      {...rootProps(props)}
      open={open}
      onOpenChange={onOpenChange}
      title={titleOf(plan, copy)}
      titleHidden
      width={904}
    >
      <PlanModalHead
        plan={plan}
        title={titleOf(plan, copy)}
        pending={pending}
        onSubscriptionManage={onSubscriptionManage}
        onPlanCancel={props.onPlanCancel}
        copy={copy}
      />
      <PlanModalBody
        plan={plan}
        cards={props.cards}
        pending={pending}
        onUpgrade={props.onUpgrade}
        onSubscriptionManage={onSubscriptionManage}
        copy={copy}
      />
    </Modal>
  );
}

interface PlanModalHeadProps
  extends Pick<PlanModalProps, "plan" | "pending" | "onSubscriptionManage" | "onPlanCancel"> {
  title: string;
  copy: PlanModalCopy;
}

// The dialog's title is visually hidden: the visible one shares its line with a button.
function PlanModalHead(props: PlanModalHeadProps) {
  const { plan, title, pending, onSubscriptionManage, onPlanCancel, copy } = props;
  const cause = causeOf(plan);
  const label = cause && PAYMENT_LABELS[cause.kind];
  const hasButton = plan.kind === "subscribed" || label !== undefined;
  return (
    <div className={css.head}>
      <div className={css.text}>
        <p className={css.title} aria-hidden="true">
          {title}
        </p>
        {sentencesOf(plan, copy).map((sentence) => (
          <p key={sentence} className={css.about}>
            {sentence}
          </p>
        ))}
        {plan.kind === "loading" && (
          <p className={css.about}>
            <Skeleton shape="text" width="9em" />
          </p>
        )}
      </div>
      {hasButton && onSubscriptionManage !== undefined && (
        <Button
          pending={pending === "manage"}
          disabled={pending !== undefined}
          onClick={onSubscriptionManage}
        >
          {copy[label ?? "manage"]}
        </Button>
      )}
      {plan.kind === "subscribed" && cause?.kind !== "ends" && onPlanCancel !== undefined && (
        <PlanModalCancel
          name={plan.name}
          until={plan.until}
          pending={pending === "cancel"}
          disabled={pending !== undefined}
          onPlanCancel={onPlanCancel}
          copy={copy}
        />
      )}
    </div>
  );
}

interface PlanModalBodyProps
  extends Pick<PlanModalProps, "plan" | "cards" | "pending" | "onUpgrade" | "onSubscriptionManage"> {
  copy: PlanModalCopy;
}

function PlanModalBody(props: PlanModalBodyProps) {
  const { plan, cards, pending, copy } = props;
  switch (plan.kind) {
    case "loading":
      return <PlanModalSkeleton label={copy.loading} />;
    case "failed":
      return (
        <FailedState {...failedProps(plan)} title={copy.failedTitle} copy={{ retry: copy.retry }}>
          {plan.error ?? copy.failed}
        </FailedState>
      );
    case "free":
    case "subscribed":
    case "expired":
      return (
        <ul role="list" className={css.cards}>
          {cards.map((card) => (
            <li key={card.id} className={css.place[placeOf(card)]}>
              <PlanCard
                card={card}
                pending={pending === (card.action.kind === "subscribing" ? "manage" : card.id)}
                disabled={pending !== undefined}
                onUpgrade={props.onUpgrade}
                onSubscriptionManage={props.onSubscriptionManage}
              />
            </li>
          ))}
        </ul>
      );
    default:
      return assertNever(plan);
  }
}

function placeOf({ current, period }: PlanOffer): keyof typeof css.place {
  if (current) return "first";
  return period === undefined ? "last" : "between";
}

function titleOf(plan: PlanView, copy: PlanModalCopy): string {
  switch (plan.kind) {
    case "loading":
    case "failed":
      return copy.titleLoading;
    case "free":
    case "subscribed":
      return copy.title(plan.name);
    case "expired":
      return copy.titleExpired(plan.name);
    default:
      return assertNever(plan);
  }
}

export type { PlanCause, PlanView } from "./PlanView.ts";
