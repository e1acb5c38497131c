import { expect, it } from "vitest";
import {
  HISTORY_TOKENS,
  PLAN_FREE,
  PLAN_PREMIUM,
  PLAN_STANDARD,
} from "../../packages/contract/src/limits.ts";
import { planFeatures } from "../../packages/app/src/features/plan/planSentences.ts";

// A token is four letters (`estimateTokens`), and an English word with its space is almost six.
it.each([
  ["free", PLAN_FREE],
  ["standard", PLAN_STANDARD],
  ["premium", PLAN_PREMIUM],
] as const)("the %s plan names the words that its memory holds", (tier, plan) => {
  const words = ((HISTORY_TOKENS[plan] * 2) / 3).toLocaleString("en");
  expect(planFeatures[tier].join()).toContain(`up to ${words} words`);
});
