import { assertNever } from "../../../assertNever.ts";
import type { PlanModalCopy } from "./PlanModal.copy.ts";
import type { PlanReason, PlanView } from "./PlanView.ts";

/** The text of the button by which a user pays; undefined when nothing is to be paid. */
export const PAYMENT_LABELS = {
  ends: undefined,
  paused: undefined,
  unpaid: "pay",
  confirm: "confirmPayment",
  "trial-over": "addPayment",
} as const satisfies Record<PlanReason["kind"], keyof PlanModalCopy | undefined>;

/** The reason of a plan that is loaded. */
export function reasonOf(plan: PlanView): PlanReason | undefined {
  return plan.kind === "loading" || plan.kind === "failed" ? undefined : plan.reason;
}

/** The sentences below the title. The days are said also with a reason. */
export function sentencesOf(plan: PlanView, copy: PlanModalCopy): readonly string[] {
  switch (plan.kind) {
    case "loading":
    case "failed":
      return [];
    case "free":
      return [plan.reason ? sentenceOf(plan.reason, copy) : copy.free];
    case "subscribed":
      return [copy.remaining(plan.daysLeft), ...(plan.reason ? [sentenceOf(plan.reason, copy)] : [])];
    case "expired":
      return [plan.reason ? sentenceOf(plan.reason, copy) : copy.expired];
    default:
      return assertNever(plan);
  }
}

function sentenceOf(reason: PlanReason, copy: PlanModalCopy): string {
  switch (reason.kind) {
    case "ends":
      return copy.ends(reason.on);
    case "paused":
      return copy.paused(reason.until);
    case "unpaid":
      return copy.unpaid(reason.name);
    case "confirm":
      return copy.confirm(reason.until);
    case "trial-over":
      return copy.trialOver(reason.name);
    default:
      return assertNever(reason);
  }
}
