import { assertNever } from "../../../assertNever.ts";
import type { PlanModalCopy } from "./PlanModal.copy.ts";
import type { PlanCause, PlanView } from "./PlanView.ts";

/** The text of the button by which a user pays; undefined when nothing is to be paid. */
export const PAYMENT_LABELS = {
  ends: undefined,
  paused: undefined,
  unpaid: "pay",
  confirm: "confirmPayment",
  "trial-over": "addPayment",
} as const satisfies Record<PlanCause["kind"], keyof PlanModalCopy | undefined>;

/** Why a plan that is loaded ends, or does not apply. */
export function causeOf(plan: PlanView): PlanCause | undefined {
  return plan.kind === "loading" || plan.kind === "failed" ? undefined : plan.cause;
}

/** The sentences below the title. The days are said also with a cause. */
export function sentencesOf(plan: PlanView, copy: PlanModalCopy): readonly string[] {
  switch (plan.kind) {
    case "loading":
    case "failed":
      return [];
    case "free":
      return [plan.cause ? sentenceOf(plan.cause, copy) : copy.free];
    case "subscribed":
      return [copy.remaining(plan.daysLeft), ...(plan.cause ? [sentenceOf(plan.cause, copy)] : [])];
    case "expired":
      return [plan.cause ? sentenceOf(plan.cause, copy) : copy.expired];
    default:
      return assertNever(plan);
  }
}

function sentenceOf(cause: PlanCause, copy: PlanModalCopy): string {
  switch (cause.kind) {
    case "ends":
      return copy.ends(cause.on);
    case "paused":
      return copy.paused(cause.until);
    case "unpaid":
      return copy.unpaid(cause.name);
    case "confirm":
      return copy.confirm(cause.until);
    case "trial-over":
      return copy.trialOver(cause.name);
    default:
      return assertNever(cause);
  }
}
