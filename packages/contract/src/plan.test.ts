import { expect, it } from "vitest";
import { planId } from "./plan.ts";
import { paidPlans, plans } from "./plans.ts";

// Rule: plan-ids
it("names the three plans by their ids, the lowest first (§9)", () => {
  expect(plans.map(({ id, key }) => [id, key])).toEqual([
    [101, "free"],
    [105, "standard"],
    [110, "premium"],
  ]);
  expect(planId.options).toEqual([101, 105, 110]);
});

it("sells every plan but the free one", () => {
  expect(paidPlans.map(({ id }) => id)).toEqual([105, 110]);
});

it("gives 50, 250 and unlimited messages a day (§6, §9)", () => {
  expect(plans.map(({ messages }) => messages)).toEqual([50, 250, null]);
});

it("gives 6,000, 12,000 and 24,000 tokens of messages (§6)", () => {
  expect(plans.map(({ historyTokens }) => historyTokens)).toEqual([6_000, 12_000, 24_000]);
});

it("costs nothing, 9.99 and 19.99, and Standard costs 4.99 for now (§9)", () => {
  expect(plans.map(({ price, reduced }) => [price, reduced?.price])).toEqual([
    [0, undefined],
    [999, 499],
    [1999, undefined],
  ]);
});

it("has the free plan first, and each higher plan gives at least as much", () => {
  const amounts = plans.map(({ price, messages, historyTokens, headStart }) => [
    price,
    messages ?? Number.POSITIVE_INFINITY,
    historyTokens,
    headStart,
  ]);
  for (const [index, amount] of amounts.slice(1).entries()) {
    for (const [column, value] of amount.entries()) {
      expect(value).toBeGreaterThanOrEqual(amounts[index]?.[column] ?? 0);
    }
  }
});
