import { expect, it } from "vitest";
import { PLAN_FREE, PLAN_PREMIUM, PLAN_STANDARD } from "./limits.ts";
import { planId } from "./plan.ts";

it("names the three plans by their ids (§9)", () => {
  expect({ PLAN_FREE, PLAN_STANDARD, PLAN_PREMIUM }).toEqual({
    PLAN_FREE: 101,
    PLAN_STANDARD: 105,
    PLAN_PREMIUM: 110,
  });
  expect(planId.options).toEqual([101, 105, 110]);
});
