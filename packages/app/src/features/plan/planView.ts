import { planById, type Plan, type PlanKey, type PlanReason } from "@mimi/contract";
import { remainingDays } from "@mimi/ui/format";
import type { PlanCause, PlanView } from "@mimi/ui/plan-modal";
import type { Snapshot } from "valtio";
import { dayOf } from "../../state/texts/dates.ts";
import type { PlanState } from "./plan.store.ts";
import { planNameTexts } from "../../locales/en/planNames.ts";
import { texts } from "../../state/texts/texts.ts";

type Loaded<Kind extends PlanView["kind"], Tier> = Extract<PlanView, { kind: Kind }> & {
  readonly tier: Tier;
  /** "cancel" where the payment provider has no page to manage the plan. */
  readonly manage?: Plan["manage"];
};

/** The user's plan, as the modal shows it. */
export type OwnPlan =
  | Extract<PlanView, { kind: "loading" | "failed" }>
  | Loaded<"free", "free">
  | Loaded<"subscribed" | "expired", Exclude<PlanKey, "free">>;

/** A plan, for the modal. Only a paid plan that has not expired has days (§4). */
export function planView(
  { plan, isLoading }: Snapshot<Pick<PlanState, "plan" | "isLoading">>,
  now: Date,
): OwnPlan {
  switch (plan.kind) {
    case "idle":
    case "loading":
      return { kind: "loading" };
    case "failed":
      return { kind: "failed", cause: plan.cause, pending: isLoading };
    case "ready":
      return viewOf(plan.value, now);
  }
}

function viewOf({ plan_id, expired, end_time, reason, manage }: Snapshot<Plan>, now: Date): OwnPlan {
  const tier = planById(plan_id).key;
  const name = texts(planNameTexts)[tier];
  const why = { ...(reason ? { cause: causeOf(reason) } : {}), ...(manage ? { manage } : {}) };
  if (tier === "free") return { kind: "free", tier, name, ...why };
  // The plan may have expired since it was loaded.
  const daysLeft =
    expired || end_time === null ? undefined : remainingDays(Date.parse(end_time), now.getTime());
  return daysLeft === undefined
    ? { kind: "expired", tier, name, ...why }
    : { kind: "subscribed", tier, name, daysLeft, ...untilOf(end_time, manage), ...why };
}

/** The last day, which only the confirmation of its end shows. */
function untilOf(end_time: string | null, manage: Plan["manage"]) {
  return manage && end_time !== null ? { until: dayOf(end_time) } : {};
}

function causeOf({ kind, plan_id, at }: Snapshot<PlanReason>): PlanCause {
  const name = texts(planNameTexts)[planById(plan_id).key];
  const day = at === null ? undefined : dayOf(at);
  switch (kind) {
    case "ends":
      return { kind, on: day };
    case "paused":
    case "confirm":
      return { kind, until: day };
    case "unpaid":
      return { kind, name };
    case "trial_over":
      return { kind: "trial-over", name };
  }
}
