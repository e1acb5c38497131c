import { idle, loading, ready } from "../../state/remote/resource.ts";
import { describe, expect, it } from "vitest";
import type { PlanState } from "./plan.store.ts";
import { planView } from "./planView.ts";

const now = new Date("2026-11-20T12:00:00Z");
const viewOf = (plan: PlanState["plan"], isLoading = false) => planView({ plan, isLoading }, now);

describe("a plan that is not loaded", () => {
  it.each([idle, loading])("shows as loading while it is $kind", (plan) => {
    expect(viewOf(plan)).toEqual({ kind: "loading" });
  });

  it.each([true, false])("shows its failure, and whether it is being retried: %s", (isLoading) => {
    const failed = { kind: "failed", cause: "offline", code: "unreachable" } as const;
    expect(viewOf(failed, isLoading)).toEqual({ kind: "failed", cause: "offline", pending: isLoading });
  });
});

describe("the reason of a plan", () => {
  const at = "2026-12-08T12:00:00Z";
  // In the order of the browser's region.
  const day = expect.stringMatching(/December.*2026/) as string;
  // Rule: plan-end-shown
  it.each([
    ["ends", at, { kind: "ends", on: day }],
    ["paused", null, { kind: "paused", until: undefined }],
    ["paused", at, { kind: "paused", until: day }],
    ["unpaid", null, { kind: "unpaid", name: "Premium" }],
    ["confirm", at, { kind: "confirm", until: day }],
    ["trial_over", null, { kind: "trial-over", name: "Premium" }],
  ] as const)("%s (%s) is shown with every plan", (kind, time, cause) => {
    const why = { reason: { kind, plan_id: 110, at: time } } as const;
    const end_time = "2026-12-20T12:00:00Z";
    const plans = [
      { plan_id: 101, expired: false, end_time: null, ...why },
      { plan_id: 105, expired: false, end_time, ...why },
      { plan_id: 105, expired: true, end_time, ...why },
    ] as const;
    for (const plan of plans) expect(viewOf(ready(plan))).toMatchObject({ cause });
  });
});

// Rule: remaining-days
describe("remaining days (§4)", () => {
  it.each([
    ["a month", "2026-12-20T12:00:00Z", 30],
    ["a day and a second", "2026-11-21T12:00:01Z", 2],
    ["exactly a day", "2026-11-21T12:00:00Z", 1],
    ["a second", "2026-11-20T12:00:01Z", 1],
  ])("are rounded up until the end: %s", (_case, end_time, daysLeft) => {
    const plan = ready({ plan_id: 105, expired: false, end_time } as const);
    expect(viewOf(plan)).toEqual({ kind: "subscribed", tier: "standard", name: "Standard", daysLeft });
  });

  it("come with the last day where the plan can only be cancelled", () => {
    const plan = {
      plan_id: 105,
      expired: false,
      end_time: "2026-12-20T12:00:00Z",
      manage: "cancel",
    } as const;
    expect(viewOf(ready(plan))).toMatchObject({
      manage: "cancel",
      until: expect.stringMatching(/December.*2026/) as string,
    });
  });

  it("are not shown on the free plan", () => {
    expect(viewOf(ready({ plan_id: 101, expired: false, end_time: null }))).toEqual({
      kind: "free",
      tier: "free",
      name: "Free",
    });
  });

  it.each([
    ["the API says so", true, "2026-12-20T12:00:00Z"],
    ["it expired after it was loaded", false, "2026-11-20T12:00:00Z"],
  ])("are not shown for an expired plan: %s", (_case, expired, end_time) => {
    const plan = ready({ plan_id: 110, expired, end_time } as const);
    expect(viewOf(plan)).toEqual({ kind: "expired", tier: "premium", name: "Premium" });
  });
});
