import { describe, expect, it } from "vitest";
import { fixedPlanOptions } from "./fixedPlanOptions.ts";
import { planOptions } from "./planOptions.ts";
import type { OwnPlan } from "./planView.ts";

const now = new Date("2026-11-20T12:00:00Z");
const standard: OwnPlan = { kind: "subscribed", tier: "standard", name: "Standard", daysLeft: 3 };
const premium: OwnPlan = { kind: "subscribed", tier: "premium", name: "Premium", daysLeft: 3 };
const actionsOf = (view: OwnPlan) =>
  fixedPlanOptions(planOptions(view, now), view).map(({ action }) => action);

describe("the options of a plan that can only be cancelled", () => {
  // Rule: plan-cancelled-in-app
  it("ask to end it before a higher one is chosen", () => {
    expect(actionsOf({ ...standard, manage: "cancel" })).toEqual([
      { kind: "none" },
      { kind: "none" },
      {
        kind: "disabled",
        disabledReason: "To change to Premium, cancel Standard. You can choose it when Standard has ended.",
      },
    ]);
  });

  it("say when a higher one can be chosen, once it is cancelled", () => {
    expect(actionsOf({ ...standard, manage: "cancel", cause: { kind: "ends" } })[2]).toEqual({
      kind: "disabled",
      disabledReason: "You can choose Premium when Standard has ended.",
    });
  });

  it("say why a lower one cannot be chosen, as always", () => {
    expect(actionsOf({ ...premium, manage: "cancel" })[1]).toEqual({
      kind: "disabled",
      disabledReason: "You have Premium, which includes all of Standard.",
    });
  });

  it.each<OwnPlan>([
    standard,
    { kind: "free", tier: "free", name: "Free", manage: "cancel" },
    { kind: "expired", tier: "standard", name: "Standard", manage: "cancel" },
  ])("are as always for a plan that is $kind", (view) => {
    expect(actionsOf(view)).toEqual(planOptions(view, now).map(({ action }) => action));
  });
});
