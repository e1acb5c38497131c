import * as v from "valibot";
import { nothing, time } from "./input.ts";
import { plans, paidPlans } from "./plans.ts";
import { get, post } from "./route.ts";

export const planId = v.picklist(plans.map(({ id }) => id));

/**
 * Why a plan ends, or does not apply: it was cancelled, no payments are collected for a while, a payment failed, the user has
 * to confirm a payment, or a trial is over without a way to pay.
 */
export const PLAN_REASONS = ["ends", "paused", "unpaid", "confirm", "trial_over"] as const;

/** `at` is when the plan ends, when payments go on, or until when a payment can be confirmed; null when that is not known. */
export const planReason = v.object({ kind: v.picklist(PLAN_REASONS), plan_id: planId, at: v.nullable(time) });
export type PlanReason = v.InferOutput<typeof planReason>;

/**
 * §3. `end_time` is null on the free plan. Additive: `reason` is the state of the subscription, unless it is just paid;
 * `manage` is "cancel" where the payment provider has no page to manage it, so that the app can only cancel it.
 */
export const plan = v.object({
  plan_id: planId,
  expired: v.boolean(),
  end_time: v.nullable(time),
  reason: v.optional(planReason),
  manage: v.optional(v.literal("cancel")),
});
export type Plan = v.InferOutput<typeof plan>;

/** An address of the payment provider. */
export const address = v.object({ url: v.string() });

export const getPlan = get("/user/plan/", { who: "user", inputIn: "none", input: nothing, data: plan });

export const getCheckoutUrl = get("/stripe/get_checkout_url/", {
  who: "user",
  inputIn: "query",
  input: v.strictObject({
    plan: v.pipe(
      v.union([v.string(), v.number()]),
      v.transform(Number),
      v.picklist(paidPlans.map(({ id }) => id)),
    ),
  }),
  data: address,
  server: { example: { plan: 105 }, rate: "checkout", changes: true, errors: ["conflict", "providerFailed"] },
});

export const getManagementUrl = get("/stripe/management/", {
  who: "user",
  inputIn: "none",
  input: nothing,
  data: address,
  server: { rate: "checkout", changes: true, errors: ["providerFailed"] },
});

/**
 * Ends the subscription with its paid period, where the payment provider has no page for it (else 40301, as without a
 * subscription). Additive.
 */
export const cancelPlan = post("/user/plan/cancel/", {
  who: "user",
  inputIn: "none",
  input: nothing,
  data: plan,
  server: { rate: "checkout" },
});

/** A webhook event of the payment provider, which must prove that the provider sent it (else 40001). Additive. */
export const handlePaymentWebhook = post("/stripe/webhook/", {
  who: "signature",
  inputIn: "raw",
  bytes: 256 * 1024,
  input: nothing,
  data: v.object({}),
  server: { rate: null },
});
