import { describe, expect, it } from "vitest";
import { planCards } from "./planCards.ts";
import type { OwnPlan, PlanTier } from "./planView.ts";

const now = new Date("2026-11-20T12:00:00Z");
const subscribed = (tier: "standard" | "premium"): OwnPlan => ({
  ...{ kind: "subscribed", tier, name: "Paid", daysLeft: 3 },
});
const free: OwnPlan = { kind: "free", tier: "free", name: "Free" };

describe("the moves between plans (§4, product 2.11)", () => {
  it.each<[string, OwnPlan, PlanTier, ...string[]]>([
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
    const cards = planCards(view, now);
    expect(cards.map(({ id }) => id)).toEqual(["free", "standard", "premium"]);
    expect(cards.filter(({ current }) => current).map(({ id }) => id)).toEqual([own]);
    expect(cards.map(({ action }) => action.kind)).toEqual(actions);
  });

  it("shows why a Premium subscriber cannot choose Standard", () => {
    expect(planCards(subscribed("premium"), now)[1]?.action).toEqual({
      kind: "disabled",
      reason: "You have Premium, which includes all of Standard.",
    });
  });

  it.each<OwnPlan>([{ kind: "loading" }, { kind: "failed" }])("are not offered while it is $kind", (view) => {
    expect(planCards(view, now)).toEqual([]);
  });
});

describe("prices (§9)", () => {
  it("are those of the specification, with the reduced price and the full price", () => {
    expect(
      planCards(free, now).map(({ price, priceBefore, badge, note }) => [price, priceBefore, badge, note]),
    ).toEqual([
      ["0.00$", undefined, undefined, undefined],
      ["4.99$", "9.99$", "-50%", "Ending soon..."],
      ["19.99$", undefined, undefined, undefined],
    ]);
  });

  it("are for a month, but for the free plan, and only Premium is golden", () => {
    expect(planCards(free, now).map(({ name, period, precious }) => [name, period, precious])).toEqual([
      ["Free", undefined, false],
      ["Standard", "per month", false],
      ["Premium", "per month", true],
    ]);
  });

  it.each([
    ["before", "2026-11-20T12:00:01Z", "14.99$"],
    ["from", "2026-11-20T12:00:00Z", "19.99$"],
  ])("are reduced until the end date of the reduction: %s it on %s", (_case, until, price) => {
    const reduced = { price: "14.99$", badge: "-25%", note: "Until Friday", until };
    const prices = {
      free: { price: "0.00$" },
      standard: { price: "9.99$" },
      premium: { price: "19.99$", reduced },
    };
    expect(planCards(free, now, prices)[2]?.price).toBe(price);
  });
});
