import { ErrorCode, PLAN_PREMIUM, PLAN_STANDARD } from "@mimi/contract";
import type Stripe from "stripe";
import type { Database } from "../../db/Database.ts";
import { isUnheard } from "../../config/environment.ts";
import { ApiError, invalidInput, notAllowed } from "../../shared/errors/ApiError.ts";
import type { StripeSettings } from "../../config/settings.ts";
import {
  customerRefOf,
  liveSubscriptions,
  nextQuestion,
  recordAnswer,
} from "../../domain/billing/subscriptions.ts";
import { type PaidPlan, type Payment, paidPlans } from "./Payment.ts";
import { connectStripe, type Exchange, reached } from "./stripeClient.ts";

/** States in which a subscription still counts until its period ends. */
const LIVE: readonly string[] = ["active", "trialing", "past_due"];

/**
 * Payments by Stripe. The plan changes only by Stripe's own signed events, never by the browser's return; `exchange`
 * stands in for Stripe in test mode.
 */
export function stripePayment(
  settings: StripeSettings,
  publicUrl: string,
  db: Database,
  now: () => Date,
  exchange: Exchange | null = null,
): Payment {
  let client: Promise<Stripe> | undefined;
  const stripe = () => (client ??= connectStripe(settings, exchange));
  const prices: Readonly<Record<PaidPlan, string>> = {
    [PLAN_STANDARD]: settings.priceStandard,
    [PLAN_PREMIUM]: settings.pricePremium,
  };

  /** Asks how a subscription stands now, and records that. */
  async function refresh(ref: string): Promise<void> {
    const api = await stripe();
    const question = await nextQuestion(db, ref);
    const found = await reached(unlessMissing(api.subscriptions.retrieve(ref)));
    // Of another account, or of a test that is over.
    if (!found) return;
    const userId = found.metadata.user_id;
    const [item] = found.items.data;
    const plan = paidPlans.find((id) => prices[id] === item?.price.id);
    if (!userId || !item || !plan) return;
    const customerRef = typeof found.customer === "string" ? found.customer : found.customer.id;
    const live = LIVE.includes(found.status);
    const endTime = new Date(item.current_period_end * 1000);
    await recordAnswer(db, question, { ref, customerRef, userId, plan, live, endTime }, now());
  }

  async function hear(body: Uint8Array, signature: string): Promise<void> {
    const api = await stripe();
    let event: Stripe.Event;
    try {
      event = await api.webhooks.constructEventAsync(Buffer.from(body), signature, settings.webhookSecret);
    } catch {
      throw invalidInput({ body: "invalid_format" });
    }
    const ref = subscriptionOf(event);
    if (ref) await refresh(ref);
  }

  return {
    checkout: async (userId, plan) => {
      const api = await stripe();
      const customer = await customerRefOf(db, userId);
      const session = await reached(
        api.checkout.sessions.create({
          mode: "subscription",
          client_reference_id: userId,
          line_items: [{ price: prices[plan], quantity: 1 }],
          subscription_data: { metadata: { user_id: userId } },
          success_url: `${publicUrl}/?message=success`,
          cancel_url: `${publicUrl}/?message=cancel`,
          ...(customer ? { customer } : {}),
        }),
      );
      return ownPage(session.url, settings);
    },
    management: async (userId) => {
      const customer = await customerRefOf(db, userId);
      if (!customer) throw notAllowed("subscription");
      const api = await stripe();
      const session = await reached(
        api.billingPortal.sessions.create({ customer, return_url: `${publicUrl}/` }),
      );
      return ownPage(session.url, settings);
    },
    cancel: async (userId) => {
      const refs = await liveSubscriptions(db, userId);
      if (refs.length === 0) return;
      const api = await stripe();
      for (const ref of refs) await reached(unlessMissing(api.subscriptions.cancel(ref)));
    },
    hear,
  };
}

/** Null when the provider knows of no such thing. */
async function unlessMissing<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call;
  } catch (error) {
    if ((error as { code?: unknown }).code === "resource_missing") return null;
    throw error;
  }
}

function subscriptionOf(event: Stripe.Event): string | null {
  if (event.type === "checkout.session.completed") {
    const { subscription } = event.data.object;
    return typeof subscription === "string" ? subscription : (subscription?.id ?? null);
  }
  if (event.type.startsWith("customer.subscription.")) {
    const { id } = event.data.object as { id?: unknown };
    return typeof id === "string" ? id : null;
  }
  return null;
}

/** Browsers are sent to https and the configured hosts alone; on this machine also to a stand-in for Stripe, plainly. */
function ownPage(address: string | null, { pageHosts, apiBase }: StripeSettings): string {
  if (address && URL.canParse(address)) {
    const page = new URL(address);
    const isOurs = page.hostname === apiBase?.hostname || pageHosts.includes(page.hostname);
    if (page.protocol === "https:" && isOurs) return page.href;
    const inTest = apiBase?.protocol === "http:" && isUnheard(apiBase);
    if (page.protocol === "http:" && inTest && isUnheard(page)) return page.href;
  }
  throw new ApiError(ErrorCode.providerFailed);
}
