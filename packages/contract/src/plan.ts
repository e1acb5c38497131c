import * as v from "valibot";
import { nothing, time } from "./input.ts";
import { PLAN_FREE, PLAN_PREMIUM, PLAN_STANDARD } from "./limits.ts";
import { get, post } from "./route.ts";

export const planId = v.picklist([PLAN_FREE, PLAN_STANDARD, PLAN_PREMIUM]);
export type PlanId = v.InferOutput<typeof planId>;

/** §3. `end_time` is null on the free plan. */
export const plan = v.object({ plan_id: planId, expired: v.boolean(), end_time: v.nullable(time) });
export type Plan = v.InferOutput<typeof plan>;

/** An address of the payment provider. */
export const address = v.object({ url: v.string() });

export const getPlan = get("/user/plan/", { who: "user", place: "none", input: nothing, data: plan });

export const getCheckoutUrl = get("/stripe/get_checkout_url/", {
  who: "user",
  place: "query",
  input: v.strictObject({
    plan: v.pipe(
      v.union([v.string(), v.number()]),
      v.transform(Number),
      v.picklist([PLAN_STANDARD, PLAN_PREMIUM]),
    ),
  }),
  data: address,
});

export const getManagementUrl = get("/stripe/management/", {
  who: "user",
  place: "none",
  input: nothing,
  data: address,
});

/** A webhook event of the payment provider, which must have its signature (else 40001). Additive. */
export const handlePaymentWebhook = post("/stripe/webhook/", {
  who: "signature",
  place: "raw",
  bytes: 256 * 1024,
  input: nothing,
  data: v.object({}),
});
