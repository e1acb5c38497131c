import { PLAN_FREE, PLAN_PREMIUM, PLAN_STANDARD, type Plan } from "@mimi/contract";
import { remainingDays } from "@mimi/ui/format";
import type { PlanView } from "@mimi/ui/plan-modal";
import type { Snapshot } from "valtio";
import type { PlanState } from "./plan.store.ts";

const tiers = { [PLAN_FREE]: "free", [PLAN_STANDARD]: "standard", [PLAN_PREMIUM]: "premium" } as const;

/** A plan as the modal shows it; days only for one that is paid for and has not ended (§4). */
export function planView(
  { plan, asking }: Snapshot<Pick<PlanState, "plan" | "asking">>,
  now: Date,
): PlanView {
  switch (plan.kind) {
    case "idle":
    case "loading":
      return { kind: "loading" };
    case "failed":
      return { kind: "failed", retrying: asking };
    case "ready":
      return standing(plan.value, now);
  }
}

function standing({ plan_id, expired, end_time }: Plan, now: Date): PlanView {
  const tier = tiers[plan_id];
  if (tier === "free") return { kind: "free" };
  // The plan may have ended since the API said that it had not.
  const daysLeft =
    expired || end_time === null ? undefined : remainingDays(Date.parse(end_time), now.getTime());
  return daysLeft === undefined ? { kind: "expired", tier } : { kind: "subscribed", tier, daysLeft };
}
