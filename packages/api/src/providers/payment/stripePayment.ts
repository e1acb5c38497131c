import { ErrorCode, PLAN_PREMIUM, PLAN_STANDARD } from "@mimi/contract";
import type Stripe from "stripe";
import { isSafeAddress } from "../../config/environment.ts";
import type { StripeSettings } from "../../config/settings.ts";
import { ApiError, invalidInput } from "../../shared/errors/ApiError.ts";
import { type PaidPlan, type Payment, paidPlans } from "./Payment.ts";
import { connectStripe, type Exchange, callProvider } from "./stripeClient.ts";

/** Statuses in which a subscription still counts until its period ends. */
const LIVE: readonly string[] = ["active", "trialing", "past_due"];

/** Payments by Stripe. In test mode, `exchange` answers the SDK's requests in place of the network. */
export function stripePayment(
  settings: StripeSettings,
  publicUrl: string,
  exchange: Exchange | null = null,
): Payment {
  let client: Promise<Stripe> | undefined;
  const stripe = () => (client ??= connectStripe(settings, exchange));
  const prices: Readonly<Record<PaidPlan, string>> = {
    [PLAN_STANDARD]: settings.priceStandard,
    [PLAN_PREMIUM]: settings.pricePremium,
  };

  return {
    createCheckout: async (userId, plan, customerRef) => {
      const api = await stripe();
      const session = await callProvider(
        api.checkout.sessions.create({
          mode: "subscription",
          client_reference_id: userId,
          line_items: [{ price: prices[plan], quantity: 1 }],
          subscription_data: { metadata: { user_id: userId } },
          success_url: `${publicUrl}/?message=success`,
          cancel_url: `${publicUrl}/?message=cancel`,
          ...(customerRef ? { customer: customerRef } : {}),
        }),
      );
      return allowedPage(session.url, settings);
    },
    createManagement: async (customerRef) => {
      const api = await stripe();
      const session = await callProvider(
        api.billingPortal.sessions.create({ customer: customerRef, return_url: `${publicUrl}/` }),
      );
      return allowedPage(session.url, settings);
    },
    cancelSubscription: async (ref) => {
      const api = await stripe();
      await callProvider(unlessMissing(api.subscriptions.cancel(ref)));
    },
    loadSubscription: async (ref) => {
      const api = await stripe();
      const found = await callProvider(unlessMissing(api.subscriptions.retrieve(ref)));
      // A subscription of another account, or of an earlier test.
      if (!found) return null;
      const userId = found.metadata.user_id;
      const [item] = found.items.data;
      const plan = paidPlans.find((id) => prices[id] === item?.price.id);
      if (!userId || !item || !plan) return null;
      const customerRef = typeof found.customer === "string" ? found.customer : found.customer.id;
      const endTime = new Date(item.current_period_end * 1000);
      return { ref, customerRef, userId, plan, live: LIVE.includes(found.status), endTime };
    },
    parseWebhook: async (body, signature) => {
      const api = await stripe();
      try {
        const secret = settings.webhookSecret;
        return subscriptionOf(await api.webhooks.constructEventAsync(Buffer.from(body), signature, secret));
      } catch {
        throw invalidInput({ body: "invalid_format" });
      }
    },
  };
}

/** Null when the provider does not know the object. */
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

/** Checkout and management pages must be https on a configured host; on this machine also a test server. */
function allowedPage(address: string | null, { pageHosts, apiBase }: StripeSettings): string {
  if (address && URL.canParse(address)) {
    const page = new URL(address);
    const isOurs = page.hostname === apiBase?.hostname || pageHosts.includes(page.hostname);
    if (page.protocol === "https:" && isOurs) return page.href;
    const inTest = apiBase?.protocol === "http:" && isSafeAddress(apiBase);
    if (page.protocol === "http:" && inTest && isSafeAddress(page)) return page.href;
  }
  throw new ApiError(ErrorCode.providerFailed);
}
