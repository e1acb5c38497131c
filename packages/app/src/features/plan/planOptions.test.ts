import { describe, expect, it } from "vitest";
import { type PlanKey, plans } from "@mimi/contract";
import { planOptions } from "./planOptions.ts";
import type { OwnPlan } from "./planView.ts";

const now = new Date("2026-11-20T12:00:00Z");
const subscribed = (tier: "standard" | "premium"): OwnPlan => ({
  ...{ kind: "subscribed", tier, name: "Paid", daysLeft: 3 },
});
const free: OwnPlan = { kind: "free", tier: "free", name: "Free" };

// Rule: upgrade-by-checkout
describe("the moves between plans (§4, product 2.11)", () => {
  it.each<[string, OwnPlan, PlanKey, ...string[]]>([
    ["Free can choose either", free, "free", "none", "upgrade", "upgrade"],
    [
      "so can an expired plan",
      { kind: "expired", tier: "premium", name: "Premium" },
      "free",
      "none",
      "upgrade",
      "upgrade",
    ],
    ["Standard can upgrade", subscribed("standard"), "standard", "none", "subscribing", "upgrade"],
    ["Premium cannot downgrade", subscribed("premium"), "premium", "none", "disabled", "subscribing"],
  ])("%s", (_rule, view, own, ...actions) => {
    const options = planOptions(view, now);
    expect(options.map(({ id }) => id)).toEqual(["free", "standard", "premium"]);
    expect(options.filter(({ current }) => current).map(({ id }) => id)).toEqual([own]);
    expect(options.map(({ action }) => action.kind)).toEqual(actions);
  });

  // Rule: premium-plan-buttons
  it("shows why a Premium subscriber cannot choose Standard", () => {
    expect(planOptions(subscribed("premium"), now)[1]?.action).toEqual({
      kind: "disabled",
      disabledReason: "You have Premium, which includes all of Standard.",
    });
  });

  it.each<OwnPlan>([{ kind: "loading" }, { kind: "failed" }])("are not offered while it is $kind", (view) => {
    expect(planOptions(view, now)).toEqual([]);
  });
});

describe("prices (§9)", () => {
  // Rule: plan-prices
  it("are those of the specification, with the reduced price and the full price", () => {
    expect(
      planOptions(free, now).map(({ price, priceBefore, badge, note }) => [price, priceBefore, badge, note]),
    ).toEqual([
      ["0.00$", undefined, undefined, undefined],
      ["4.99$", "9.99$", "-50%", "Ending soon..."],
      ["19.99$", undefined, undefined, undefined],
    ]);
  });

  it("are for a month, but for the free plan, and only Premium is golden", () => {
    expect(
      planOptions(free, now).map(({ name, period, highlighted }) => [name, period, highlighted]),
    ).toEqual([
      ["Free", undefined, false],
      ["Standard", "per month", false],
      ["Premium", "per month", true],
    ]);
  });

  it.each([
    ["before", "2026-11-20T12:00:01Z", "14.99$"],
    ["from", "2026-11-20T12:00:00Z", "19.99$"],
  ])("are reduced until the end date of the reduction: %s it on %s", (_case, until, price) => {
    const reduced = { price: 1499, until };
    const [, , premium] = plans;
    expect(planOptions(free, now, [{ ...premium, reduced }])[0]?.price).toBe(price);
  });
});

it("each plan names what it has, and the words that its memory holds (§6)", () => {
  expect(planOptions(free, now).map(({ features }) => features)).toEqual([
    [
      "50 messages per day",
      "Memory: up to 4,000 words",
      "Create custom characters",
      "Explore community characters",
    ],
    [
      "250 messages per day",
      "Faster responses",
      "Increased memory: up to 8,000 words",
      "Create custom characters",
      "Explore community characters",
    ],
    [
      "Unlimited messages",
      "Faster responses",
      "Priority access to new features",
      "Increased memory: up to 16,000 words",
      "Create custom characters",
      "Explore community characters",
    ],
  ]);
});
