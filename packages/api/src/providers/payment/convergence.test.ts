import { PLAN_FREE, PLAN_PREMIUM, PLAN_STANDARD, type Plan, routes } from "@mimi/contract";
import fc from "fast-check";
import Stripe from "stripe";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newId } from "../../shared/ids.ts";
import { describeEachDatabase } from "../../testing/describeEachDatabase.ts";
import { type FakeStripe, type FakeSubscription, startFakeStripe } from "../../testing/fakeStripe.ts";
import { times } from "../../testing/nightly.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";
import { createBilling } from "../../domain/billing/createBilling.ts";
import { stripePayment } from "./stripePayment.ts";

const SECRET = "whsec_test";
const signer = new Stripe("sk_test_signer");
const FAR = 1_900_000_000;

/** A change of one of a user's two subscriptions at Stripe; each sends an event. */
interface Happening {
  readonly which: 0 | 1;
  readonly price: "price_s" | "price_p";
  readonly status: "active" | "past_due" | "canceled" | "unpaid";
  /** Months after {@link FAR} at which the period ends. */
  readonly months: number;
}

const happening: fc.Arbitrary<Happening> = fc.record({
  which: fc.constantFrom(0, 1),
  price: fc.constantFrom("price_s", "price_p"),
  status: fc.constantFrom("active", "active", "past_due", "canceled", "unpaid"),
  months: fc.integer({ min: 0, max: 12 }),
});

/**
 * A list of changes, with the order in which their events arrive: late, twice and in any order, but each at least once.
 */
const history = fc.array(happening, { minLength: 1, maxLength: 6 }).chain((happenings) =>
  fc.record({
    happenings: fc.constant(happenings),
    early: fc.array(fc.nat({ max: happenings.length - 1 }), { maxLength: 6 }),
    late: fc.shuffledSubarray(
      happenings.flatMap((_one, index) => [index, index]),
      { minLength: happenings.length },
    ),
  }),
);

describeEachDatabase("the plan after events of Stripe", (database) => {
  let fake: FakeStripe;
  let api: TestApp;

  beforeAll(async () => {
    fake = await startFakeStripe();
    const settings = {
      secretKey: "sk_test_local",
      webhookSecret: SECRET,
      apiBase: new URL(fake.address),
      priceStandard: "price_s",
      pricePremium: "price_p",
      pageHosts: [],
    };
    const now = () => new Date();
    api = testApp(database(), {
      billing: createBilling(stripePayment(settings, "https://mimi.example"), database().db, now),
    });
  });

  afterAll(() => fake.close());

  async function hear(ref: string, type: string): Promise<void> {
    const payload = JSON.stringify({ id: newId(), object: "event", type, data: { object: { id: ref } } });
    const headers = {
      "Stripe-Signature": signer.webhooks.generateTestHeaderString({ payload, secret: SECRET }),
    };
    const answer = await api.app.request(`/api${routes.hearPayment.path}`, {
      method: "POST",
      body: payload,
      headers,
    });
    expect(answer.status).toBe(200);
  }

  async function payer() {
    const session = await api.signIn(`payer-${newId()}`);
    const user_id = (await api.call(routes.getUser, {}, { session })).data.uid;
    const refs = [`sub_${newId()}`, `sub_${newId()}`] as const;
    const happens = ({ which, price, status, months }: Happening) => {
      const current_period_end = FAR + months * 2_592_000;
      const customer = `cus_${user_id}`;
      fake.subscriptions.set(refs[which], { user_id, customer, price, status, current_period_end });
    };
    const plan = async () => (await api.call(routes.getPlan, {}, { session })).data;
    return { refs, happens, plan };
  }

  /** The plan that §4 requires for the current state at Stripe. */
  function planOf(subscriptions: readonly (FakeSubscription | undefined)[]): Plan {
    const live = subscriptions.flatMap((one) => (one && /active|past_due/.test(one.status) ? [one] : []));
    const rank = ({ price, current_period_end }: FakeSubscription) =>
      (price === "price_p" ? 1e12 : 0) + current_period_end;
    const [best] = live.sort((a, b) => rank(b) - rank(a));
    if (!best) return { plan_id: PLAN_FREE, expired: false, end_time: null };
    return {
      plan_id: best.price === "price_p" ? PLAN_PREMIUM : PLAN_STANDARD,
      expired: false,
      end_time: new Date(best.current_period_end * 1000).toISOString(),
    };
  }

  it("is the same for any order, delay and repetition of events", {
    timeout: 120_000,
  }, async () => {
    const property = fc.asyncProperty(history, async ({ happenings, early, late }) => {
      const { refs, happens, plan } = await payer();
      const refOf = (index: number) => refs[happenings[index]?.which ?? 0];
      for (const [index, one] of happenings.entries()) {
        happens(one);
        // Some events arrive before the next change.
        for (const heard of early.filter((at) => at <= index)) {
          await hear(refOf(heard), "customer.subscription.updated");
        }
      }
      const missing = happenings.flatMap((_one, index) => (late.includes(index) ? [] : [index]));
      for (const index of [...late, ...missing]) {
        const { status } = happenings[index] ?? { status: "active" };
        await hear(refOf(index), `customer.subscription.${status === "canceled" ? "deleted" : "updated"}`);
      }
      expect(await plan()).toEqual(planOf(refs.map((ref) => fake.subscriptions.get(ref))));
    });
    await fc.assert(property, { numRuns: times({ gate: 12, nightly: 200 }) });
  });

  it("keeps the newer answer when an older one arrives later", async () => {
    const { refs, happens, plan } = await payer();
    happens({ which: 0, price: "price_s", status: "active", months: 0 });
    const release = fake.holdNext();
    const slow = hear(refs[0], "customer.subscription.created");
    await fake.held();
    happens({ which: 0, price: "price_p", status: "active", months: 1 });
    await hear(refs[0], "customer.subscription.updated");
    release();
    await slow;
    expect((await plan()).plan_id).toBe(PLAN_PREMIUM);
  });

  it("loses no event when all arrive at once", async () => {
    const { refs, happens, plan } = await payer();
    happens({ which: 0, price: "price_s", status: "active", months: 0 });
    happens({ which: 1, price: "price_p", status: "active", months: 0 });
    await Promise.all(
      Array.from({ length: 12 }, (_one, index) =>
        hear(refs[index % 2 === 0 ? 0 : 1], "customer.subscription.updated"),
      ),
    );
    expect((await plan()).plan_id).toBe(PLAN_PREMIUM);
  });

  it("does not end when another subscription of the same user ends", async () => {
    const { refs, happens, plan } = await payer();
    happens({ which: 0, price: "price_s", status: "active", months: 0 });
    happens({ which: 1, price: "price_p", status: "active", months: 0 });
    for (const ref of refs) await hear(ref, "customer.subscription.created");
    happens({ which: 1, price: "price_p", status: "canceled", months: 0 });
    await hear(refs[1], "customer.subscription.deleted");
    expect((await plan()).plan_id).toBe(PLAN_STANDARD);
  });
});
