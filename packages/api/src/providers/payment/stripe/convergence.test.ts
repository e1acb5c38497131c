import { type Plan, type PlanId } from "@mimi/contract";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { type PayingApp, startPayingApp } from "../../../testing/stripe/payingApp.ts";
import type { FakeSubscription } from "../../../testing/stripe/stripeObjects.ts";
import { times } from "../../../testing/nightly.ts";

const FAR = 1_900_000_000;
const DAY_MS = 86_400_000;

/** A change of one of a user's two subscriptions at Stripe; each sends an event. */
interface Happening {
  readonly which: 0 | 1;
  readonly price: "price_s" | "price_s_old" | "price_p" | "price_unknown";
  readonly status: "active" | "past_due" | "canceled" | "unpaid";
  /** Months after {@link FAR} at which the period ends. */
  readonly months: number;
  readonly periodAt: "item" | "subscription";
}

const happening: fc.Arbitrary<Happening> = fc.record({
  which: fc.constantFrom(0, 1),
  price: fc.constantFrom("price_s", "price_s_old", "price_p", "price_p", "price_unknown"),
  status: fc.constantFrom("active", "active", "past_due", "canceled", "unpaid"),
  months: fc.integer({ min: 0, max: 12 }),
  periodAt: fc.constantFrom("item", "subscription"),
});

interface History {
  readonly happenings: readonly Happening[];
  /** For each change, whether its event is lost. */
  readonly lost: readonly boolean[];
  readonly early: readonly number[];
  readonly late: readonly number[];
}

/**
 * A list of changes, with the order in which their events arrive: late, twice and in any order, but each at least once,
 * or never when `lost` is true.
 */
const history: fc.Arbitrary<History> = fc
  .array(happening, { minLength: 1, maxLength: 6 })
  .chain((happenings) =>
    fc.record({
      happenings: fc.constant(happenings),
      lost: fc.array(fc.boolean(), { minLength: happenings.length, maxLength: happenings.length }),
      early: fc.array(fc.nat({ max: happenings.length - 1 }), { maxLength: 6 }),
      late: fc.shuffledSubarray(
        happenings.flatMap((_one, index) => [index, index]),
        { minLength: happenings.length },
      ),
    }),
  );

describeEachDatabase("the plan after events of Stripe", (database) => {
  let paying: PayingApp;
  let time = Date.now();

  beforeAll(async () => {
    paying = await startPayingApp(database(), { now: () => new Date(time) });
  });

  afterAll(() => paying.close());

  async function sendEvent(ref: string, type: string): Promise<void> {
    expect((await paying.sendEvent(type, { id: ref })).status).toBe(200);
  }

  async function payer() {
    const user = await paying.payer();
    const { subscriptions } = paying.fake.account;
    const refs = [`sub_a_${newId()}`, `sub_b_${newId()}`] as const;
    const happens = ({ which, price, status, months, periodAt = "item" }: Partial<Happening>) => {
      const ref = refs[which ?? 0];
      const before = subscriptions.get(ref);
      // A cancelled subscription stays cancelled.
      if (before?.status === "canceled") return;
      const current_period_end = FAR + (months ?? 0) * 2_592_000;
      const created = 1_700_000_000 + (which ?? 0);
      const fields = { user_id: user.userId, created, periodAt, current_period_end };
      subscriptions.set(ref, { ...fields, price: price ?? "price_s", status: status ?? "active" });
    };
    return { refs, happens, plan: user.plan };
  }

  const atStripe = (refs: readonly string[]) => refs.map((ref) => paying.fake.account.subscriptions.get(ref));

  /** The plans that §4 allows for the current state at Stripe: a subscription at an unknown price has any paid plan. */
  function possiblePlans(subscriptions: readonly (FakeSubscription | undefined)[]): readonly Plan[] {
    const live = subscriptions.flatMap((one) => (one && /active|past_due/.test(one.status) ? [one] : []));
    if (live.length === 0) return [{ plan_id: 101, expired: false, end_time: null }];
    const plans = live.flatMap(({ price, status, current_period_end }) => {
      const end_time = new Date(Number(current_period_end) * 1000).toISOString();
      const ids = [105, 110] as const;
      const own = price === "price_p" ? 110 : 105;
      const possible: readonly PlanId[] = price === "price_unknown" ? ids : [own];
      return possible.map((plan_id): Plan => {
        const reason = { kind: "unpaid", plan_id, at: null } as const;
        return { plan_id, expired: false, end_time, ...(status === "past_due" ? { reason } : {}) };
      });
    });
    if (live.some(({ price }) => price === "price_unknown")) return plans;
    const rank = ({ plan_id, end_time }: Plan) => `${plan_id} ${end_time}`;
    const [best = ""] = plans.map(rank).sort().reverse();
    return plans.filter((one) => rank(one) === best);
  }

  /** Checks the plan, and that at most one subscription is paid. */
  function expectRight(refs: readonly string[], answer: unknown): void {
    const present = atStripe(refs);
    // The reason of a free plan is that of a subscription which the comparison does not list.
    const { reason: _reason, ...withoutReason } = answer as Plan;
    const plan = withoutReason.plan_id === 101 ? withoutReason : answer;
    expect(present.filter((one) => one?.status === "active").length).toBeLessThan(2);
    expect(possiblePlans(present)).toContainEqual(plan);
  }

  /** The changes happen; the events of those that are not lost arrive. */
  async function play({ happenings, early, late }: History, lost: (index: number) => boolean) {
    const { refs, happens, plan } = await payer();
    const refOf = (index: number) => refs[happenings[index]?.which ?? 0];
    for (const [index, one] of happenings.entries()) {
      happens(one);
      // Some events arrive before the next change.
      for (const eventIndex of early.filter((at) => at <= index && !lost(at))) {
        await sendEvent(refOf(eventIndex), "customer.subscription.updated");
      }
    }
    const missing = happenings.flatMap((_one, index) => (late.includes(index) ? [] : [index]));
    for (const index of [...late, ...missing].filter((at) => !lost(at))) {
      const { status } = happenings[index] ?? { status: "active" };
      await sendEvent(refOf(index), `customer.subscription.${status === "canceled" ? "deleted" : "updated"}`);
    }
    return { refs, plan };
  }

  it("is the same for any order, delay and repetition of events", async () => {
    const property = fc.asyncProperty(history, async (lived) => {
      const { refs, plan } = await play(lived, () => false);
      expectRight(refs, await plan());
    });
    await fc.assert(property, { numRuns: times({ gate: 12, nightly: 200 }) });
  });

  // Rule: daily-subscription-check
  it("is right after the daily comparison when events are lost", async () => {
    const property = fc.asyncProperty(history, async (lived) => {
      const { refs, plan } = await play(lived, (index) => lived.lost[index] ?? false);
      time += DAY_MS;
      await paying.billing.compareDaily();
      expectRight(refs, await plan());
    });
    // Each comparison has the subscriptions of all runs before, so the time grows with the square of the runs.
    await fc.assert(property, { numRuns: times({ gate: 12, nightly: 60 }) });
  });

  it("keeps the newer answer when an older one arrives later", async () => {
    const { refs, happens, plan } = await payer();
    happens({ price: "price_s" });
    const release = paying.fake.delayNext();
    const slow = sendEvent(refs[0], "customer.subscription.created");
    await paying.fake.delayed();
    happens({ price: "price_p", months: 1 });
    await sendEvent(refs[0], "customer.subscription.updated");
    release();
    await slow;
    expect(await plan()).toMatchObject({ plan_id: 110 });
  });

  it("loses no event when all arrive at once", async () => {
    const { refs, happens, plan } = await payer();
    happens({ which: 0, price: "price_s", status: "past_due" });
    happens({ which: 1, price: "price_p", status: "past_due" });
    await Promise.all(
      Array.from({ length: 12 }, (_one, index) =>
        sendEvent(refs[index % 2 === 0 ? 0 : 1], "customer.subscription.updated"),
      ),
    );
    expect(await plan()).toMatchObject({ plan_id: 110 });
  });

  it("does not end when another subscription of the same user ends", async () => {
    const { refs, happens, plan } = await payer();
    happens({ which: 0, price: "price_s" });
    happens({ which: 1, price: "price_p", status: "past_due" });
    for (const ref of refs) await sendEvent(ref, "customer.subscription.created");
    happens({ which: 1, price: "price_p", status: "canceled" });
    await sendEvent(refs[1], "customer.subscription.deleted");
    expect(await plan()).toMatchObject({ plan_id: 105 });
  });
});
