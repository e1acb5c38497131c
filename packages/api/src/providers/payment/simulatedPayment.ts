import { randomBytes } from "node:crypto";
import { PLAN_PREMIUM, PLAN_STANDARD, routes } from "@mimi/contract";
import { and, desc, eq } from "drizzle-orm";
import type { Context } from "hono";
import type { Database } from "../../db/Database.ts";
import { simulatedSubscription } from "../../db/schema.ts";
import type { App } from "../../http/createApp.ts";
import { readBytes } from "../../http/body.ts";
import { newId } from "../../shared/ids.ts";
import type { StripeSettings } from "../../config/settings.ts";
import { type PaidPlan, type Payment, paidPlans } from "./Payment.ts";
import { type SimulatedCheckout, simulatedStripe } from "./simulatedStripe.ts";
import { simulatorPage } from "./simulatorPage.ts";
import { stripePayment } from "./stripePayment.ts";
import { Tickets } from "./Tickets.ts";

/** Under `/api`, so that it is reached wherever the app is. */
const CHECKOUT = "/api/test/checkout/";
const MANAGEMENT = "/api/test/management/";
const PERIOD_MS = 30 * 86_400_000;
const FORM_BYTES = 4_096;

type SubscriptionRow = typeof simulatedSubscription.$inferSelect;

/**
 * Test mode: no money moves, and no account of any provider is needed. Everything but the network is as it is with
 * Stripe: its SDK asks a stand-in, whose pages tell our own webhook by signed events what somebody chose.
 */
export function simulatedPayment(publicUrl: string, db: Database, now: () => Date): Payment {
  const checkouts = new Tickets<SimulatedCheckout>(now);
  const customers = new Tickets<{ readonly customer: string }>(now);
  const settings = settingsFor(publicUrl);
  const exchange = simulatedStripe(db, {
    checkout: (checkout) => `${publicUrl}${CHECKOUT}?ticket=${checkouts.issue(checkout)}`,
    management: (customer) => `${publicUrl}${MANAGEMENT}?ticket=${customers.issue({ customer })}`,
  });
  const payment = stripePayment(settings, publicUrl, db, now, exchange);
  const periodEnd = () => new Date(now().getTime() + PERIOD_MS);

  async function pay(c: Context, tell: Tell): Promise<Response> {
    const form = await formOf(c);
    const { subscriptionId: id, customer, userId, price } = checkouts.read(form.get("ticket"));
    const plan = planOf(form.get("choice"));
    if (!plan) return c.redirect(`${publicUrl}/?message=cancel`, 303);
    await db
      .insert(simulatedSubscription)
      .values({ id, customer, user_id: userId, price, status: "active", current_period_end: periodEnd() })
      // Pressed twice, it was paid once.
      .onConflictDoNothing();
    await tell("customer.subscription.created", { id });
    await tell("checkout.session.completed", { subscription: id });
    return c.redirect(`${publicUrl}/?message=success`, 303);
  }

  async function manage(c: Context, tell: Tell): Promise<Response> {
    const form = await formOf(c);
    const { customer } = customers.read(form.get("ticket"));
    const plan = planOf(form.get("choice"));
    const present = await activeOf(db, customer);
    if (present && (plan || form.get("choice") === "end")) {
      const changes = plan
        ? { price: priceOf(plan), current_period_end: periodEnd() }
        : { status: "canceled" as const };
      await db.update(simulatedSubscription).set(changes).where(eq(simulatedSubscription.id, present.id));
      await tell(`customer.subscription.${plan ? "updated" : "deleted"}`, { id: present.id });
    }
    // Whoever manages a subscription saw there how it went.
    return c.redirect(`${publicUrl}/`, 303);
  }

  return {
    ...payment,
    mount: (app) => {
      const tell = teller(app, settings);
      app.get(CHECKOUT, (c) => {
        const ticket = c.req.query("ticket") ?? "";
        const plan = paidPlans.find((one) => priceOf(one) === checkouts.read(ticket).price) ?? PLAN_STANDARD;
        return simulatorPage({ kind: "checkout", plan, ticket, action: CHECKOUT });
      });
      app.get(MANAGEMENT, async (c) => {
        const ticket = c.req.query("ticket") ?? "";
        const present = await activeOf(db, customers.read(ticket).customer);
        const plan = paidPlans.find((one) => priceOf(one) === present?.price) ?? null;
        return simulatorPage({ kind: "management", plan, ticket, action: MANAGEMENT });
      });
      app.post(CHECKOUT, (c) => pay(c, tell));
      app.post(MANAGEMENT, (c) => manage(c, tell));
    },
  };
}

/** Sends an event, signed, to our own webhook. */
type Tell = (type: string, object: object) => Promise<void>;

function teller(app: App, { webhookSecret: secret, secretKey }: StripeSettings): Tell {
  return async (type, object) => {
    const { default: Stripe } = await import("stripe");
    const payload = JSON.stringify({ id: `evt_test_${newId()}`, object: "event", type, data: { object } });
    const signature = new Stripe(secretKey).webhooks.generateTestHeaderString({ payload, secret });
    const headers = { "Stripe-Signature": signature };
    const answer = await app.request(`/api${routes.hearPayment.path}`, {
      method: "POST",
      body: payload,
      headers,
    });
    if (!answer.ok) throw new Error(`The webhook answered ${answer.status} to the payment simulator.`);
  };
}

/** Known to this process alone, which is the only one that signs with them. */
function settingsFor(publicUrl: string): StripeSettings {
  return {
    secretKey: "sk_test_simulated",
    webhookSecret: `whsec_${randomBytes(24).toString("base64url")}`,
    apiBase: new URL(publicUrl),
    priceStandard: priceOf(PLAN_STANDARD),
    pricePremium: priceOf(PLAN_PREMIUM),
    pageHosts: [],
  };
}

function priceOf(plan: PaidPlan): string {
  return `price_test_${plan}`;
}

function planOf(choice: string | null): PaidPlan | undefined {
  return paidPlans.find((id) => String(id) === choice);
}

async function formOf(c: Context): Promise<URLSearchParams> {
  return new URLSearchParams(Buffer.from(await readBytes(c.req.raw, FORM_BYTES)).toString());
}

async function activeOf(db: Database, customer: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db
    .select()
    .from(simulatedSubscription)
    .where(and(eq(simulatedSubscription.customer, customer), eq(simulatedSubscription.status, "active")))
    .orderBy(desc(simulatedSubscription.current_period_end))
    .limit(1);
  return row;
}
