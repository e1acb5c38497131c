import * as v from "valibot";
import type { SubscriptionReason } from "../Payment.ts";

/** 2100-01-01 in seconds: no paid period ends later. */
const LATEST_S = 4_102_444_800;

/** A time of Stripe. */
export const seconds = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LATEST_S));
// A plan never depends on these fields, so that a shape that we do not understand is as if the field were absent.
const secondsOrNull = v.fallback(v.nullable(seconds), null);

/** The fields of a subscription that have the reason why it ends, or does not count. */
export const reasonFields = {
  cancel_at: v.optional(secondsOrNull, null),
  cancel_at_period_end: v.optional(v.fallback(v.boolean(), false), false),
  pause_collection: v.optional(
    v.fallback(v.nullable(v.object({ resumes_at: v.optional(secondsOrNull, null) })), null),
    null,
  ),
  pending_update: v.optional(
    v.fallback(v.nullable(v.object({ expires_at: v.optional(secondsOrNull, null) })), null),
    null,
  ),
};

const reasons = v.object({ status: v.string(), ...reasonFields });

/** The reason of a subscription that has not ended; null when it is just paid. */
export function reasonOf(
  found: v.InferOutput<typeof reasons>,
  periodEnd: Date | null,
): SubscriptionReason | null {
  switch (found.status) {
    case "paused":
      return { kind: "trial_over", at: null };
    case "unpaid":
    case "past_due":
      return { kind: "unpaid", at: null };
    case "incomplete":
      return { kind: "confirm", at: null };
  }
  if (found.pending_update) return { kind: "confirm", at: timeOf(found.pending_update.expires_at) };
  if (found.cancel_at !== null) return { kind: "ends", at: timeOf(found.cancel_at) };
  if (found.cancel_at_period_end) return { kind: "ends", at: periodEnd };
  if (found.pause_collection) return { kind: "paused", at: timeOf(found.pause_collection.resumes_at) };
  return null;
}

function timeOf(at: number | null): Date | null {
  return at === null ? null : new Date(at * 1000);
}
