import { randomBytes } from "node:crypto";
import { type LanguageTag, lowestPaidPlan, type PaidPlanId, paidPlans } from "@mimi/contract";
import { and, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/Database.ts";
import { simulatedSubscription } from "../../db/schema/account.ts";
import { notFound } from "../../shared/errors/ApiError.ts";
import { newId } from "../../shared/ids.ts";
import { pricesByPlan, type StripeSettings } from "../../config/stripeSettings.ts";
import type { PageTools, Payment } from "./Payment.ts";
import type { RaisePaymentAlert } from "./PaymentAlert.ts";
import { simulatedStripe } from "./simulatedStripe.ts";
import { simulatorPage } from "./simulatorPage.ts";
import { SIGNATURE_HEADER, stripePayment } from "./stripe/stripePayment.ts";

/** Under `/api`, so that the pages have the address of the API. */
const CHECKOUT = "/api/test/checkout/";
const MANAGEMENT = "/api/test/management/";
const PERIOD_MS = 30 * 86_400_000;

type SubscriptionRow = typeof simulatedSubscription.$inferSelect;

/**
 * Test mode: no money is moved, and no account at a provider is needed. It uses Stripe's SDK as in production, but
 * answers its requests here. The simulator's pages send signed events to our webhook.
 */
export function simulatedPayment(
  publicUrl: string,
  db: Database,
  now: () => Date,
  raise: RaisePaymentAlert,
): Payment {
  const settings = settingsFor(publicUrl);
  // The pages have no session. A ticket is an id that cannot be guessed.
  const pages = {
    checkout: (id: string) => `${publicUrl}${CHECKOUT}?ticket=${id}`,
    management: (customer: string) => `${publicUrl}${MANAGEMENT}?ticket=${customer}`,
  };
  const stripe = simulatedStripe({ db, pages, now });
  const payment = stripePayment({ settings, publicUrl, raise, exchange: stripe.exchange });
  const periodEnd = () => new Date(now().getTime() + PERIOD_MS);

  /** Throws 40401 for a checkout that is unknown or was closed. */
  async function payable(ticket: string | null): Promise<SubscriptionRow> {
    const checkout = await stripe.checkout(ticket ?? "");
    if (!checkout || checkout.status === "expired") throw notFound();
    return checkout;
  }

  async function pay(form: URLSearchParams, send: SendEvent): Promise<Response> {
    const { id } = await payable(form.get("ticket"));
    if (!planOf(form.get("choice"))) return redirect(`${publicUrl}/?message=cancel`);
    await db
      .update(simulatedSubscription)
      .set({ status: "active", current_period_end: periodEnd() })
      // A second press of the button pays nothing more.
      .where(and(eq(simulatedSubscription.id, id), eq(simulatedSubscription.status, "open")));
    await send("customer.subscription.created", { id });
    await send("checkout.session.completed", { subscription: id });
    return redirect(`${publicUrl}/?message=success`);
  }

  /** Throws 40401 for a customer who has never paid. */
  async function knownCustomer(ticket: string | null): Promise<string> {
    const paid = inArray(simulatedSubscription.status, ["active", "canceled"]);
    const named = and(eq(simulatedSubscription.customer, ticket ?? ""), paid);
    const [known] = await db.select().from(simulatedSubscription).where(named).limit(1);
    if (!known) throw notFound();
    return known.customer;
  }

  async function manage(form: URLSearchParams, send: SendEvent): Promise<Response> {
    const customer = await knownCustomer(form.get("ticket"));
    const plan = planOf(form.get("choice"));
    const present = await activeOf(db, customer);
    if (present && (plan || form.get("choice") === "end")) {
      const changes = plan
        ? { price: priceOf(plan), current_period_end: periodEnd() }
        : { status: "canceled" as const };
      await db.update(simulatedSubscription).set(changes).where(eq(simulatedSubscription.id, present.id));
      await send(`customer.subscription.${plan ? "updated" : "deleted"}`, { id: present.id });
    }
    // No message: the management page has shown the result.
    return redirect(`${publicUrl}/?return=`);
  }

  async function checkoutPage(query: URLSearchParams, language: LanguageTag): Promise<Response> {
    const ticket = query.get("ticket") ?? "";
    const { price } = await payable(ticket);
    const plan = planOfPrice(price) ?? lowestPaidPlan.id;
    return simulatorPage({ kind: "checkout", plan, ticket, action: CHECKOUT }, language);
  }

  async function managementPage(query: URLSearchParams, language: LanguageTag): Promise<Response> {
    const ticket = query.get("ticket") ?? "";
    const present = await activeOf(db, await knownCustomer(ticket));
    const plan = planOfPrice(present?.price) ?? null;
    return simulatorPage({ kind: "management", plan, ticket, action: MANAGEMENT }, language);
  }

  return {
    ...payment,
    pages: ({ sendWebhook }) => {
      const send = eventSender(sendWebhook, settings);
      return [
        { method: "GET", path: CHECKOUT, render: checkoutPage },
        { method: "GET", path: MANAGEMENT, render: managementPage },
        { method: "POST", path: CHECKOUT, render: (form) => pay(form, send) },
        { method: "POST", path: MANAGEMENT, render: (form) => manage(form, send) },
      ];
    },
  };
}

/** Sends an event to our own webhook, with a signature like Stripe's. */
type SendEvent = (type: string, object: object) => Promise<void>;

function eventSender(sendWebhook: PageTools["sendWebhook"], settings: StripeSettings): SendEvent {
  const { webhookSecret: secret, secretKey } = settings;
  return async (type, object) => {
    const { default: Stripe } = await import("stripe");
    const payload = JSON.stringify({ id: `evt_test_${newId()}`, object: "event", type, data: { object } });
    const signature = new Stripe(secretKey).webhooks.generateTestHeaderString({ payload, secret });
    const headers = new Headers({ [SIGNATURE_HEADER]: signature });
    await sendWebhook({ headers, query: new URLSearchParams(), body: Buffer.from(payload) });
  };
}

function redirect(location: string): Response {
  return new Response(null, { status: 303, headers: { Location: location } });
}

/** Only this process has the secret, because only this process signs with it. */
function settingsFor(publicUrl: string): StripeSettings {
  return {
    secretKey: "sk_test_simulated",
    webhookSecret: `whsec_${randomBytes(24).toString("base64url")}`,
    apiBase: new URL(publicUrl),
    prices: pricesByPlan(({ id }) => [priceOf(id)]),
    pageHosts: [],
  };
}

function priceOf(plan: PaidPlanId): string {
  return `price_test_${plan}`;
}

function planOfPrice(price: string | undefined): PaidPlanId | undefined {
  return paidPlans.find(({ id }) => priceOf(id) === price)?.id;
}

function planOf(choice: string | null): PaidPlanId | undefined {
  return paidPlans.find(({ id }) => String(id) === choice)?.id;
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
