import type Stripe from "stripe";
import type { StripeSettings } from "../../../config/stripeSettings.ts";
import { invalidInput } from "../../../shared/errors/ApiError.ts";
import type { CheckoutState, Payment } from "../Payment.ts";
import type { RaisePaymentAlert } from "../PaymentAlert.ts";
import { connectStripe, type Exchange, callProvider, unlessMissing } from "./stripeClient.ts";
import { subscriptionOfEvent } from "./stripeEvent.ts";
import { allowedPage } from "./stripePages.ts";
import { PLAN_KEY, planName, priceToSell } from "./stripePrices.ts";
import { refundLastPayment } from "./stripeRefund.ts";
import { readSubscription } from "./stripeSubscription.ts";

/** Subscriptions per page of a list: the most that Stripe allows. */
const PAGE = 100;
/** How old the time in a signature may be, in seconds. */
const TOLERANCE_S = 300;
/** The header with the signature of an event. */
export const SIGNATURE_HEADER = "Stripe-Signature";

/** What a Stripe payment needs. */
export interface StripePaymentOptions {
  readonly settings: StripeSettings;
  readonly publicUrl: string;
  readonly raise: RaisePaymentAlert;
  /** Answers the SDK's requests in place of the network, in test mode. @default null */
  readonly exchange?: Exchange | null;
}

/** Payments by Stripe. */
export function stripePayment({
  settings,
  publicUrl,
  raise,
  exchange = null,
}: StripePaymentOptions): Payment {
  let client: Promise<Stripe> | undefined;
  const stripe = () => (client ??= connectStripe(settings, exchange));

  async function loadCheckout(ref: string): Promise<CheckoutState> {
    const api = await stripe();
    const session = await callProvider(unlessMissing(api.checkout.sessions.retrieve(ref)), raise);
    if (session?.status === "open") return { kind: "open", url: allowedPage(session.url, settings) };
    const subscription = session?.subscription;
    const subscriptionRef = typeof subscription === "string" ? subscription : subscription?.id;
    return subscriptionRef ? { kind: "paid", subscriptionRef } : { kind: "closed" };
  }

  async function cancelSubscription(ref: string): Promise<void> {
    const api = await stripe();
    await callProvider(unlessMissing(api.subscriptions.cancel(ref)), raise);
  }

  return {
    createCheckout: async ({ userId, plan, customerRef }) => {
      const api = await stripe();
      const metadata = { user_id: userId, [PLAN_KEY]: planName(plan) };
      const order: Stripe.Checkout.SessionCreateParams = {
        mode: "subscription",
        client_reference_id: userId,
        line_items: [{ price: await priceToSell(api, plan, settings, raise), quantity: 1 }],
        subscription_data: { metadata },
        success_url: `${publicUrl}/?message=success`,
        cancel_url: `${publicUrl}/?message=cancel`,
      };
      const known =
        customerRef === null
          ? null
          : await callProvider(
              // A customer of the simulator, of another Stripe account, or one that the operator deleted is missing.
              unlessMissing(api.checkout.sessions.create({ ...order, customer: customerRef })),
              raise,
            );
      const session = known ?? (await callProvider(api.checkout.sessions.create(order), raise));
      return { ref: session.id, url: allowedPage(session.url, settings) };
    },
    loadCheckout,
    closeCheckout: async (ref) => {
      const api = await stripe();
      try {
        await api.checkout.sessions.expire(ref);
      } catch (error) {
        // Stripe refuses to expire a checkout that is paid, expired or unknown.
        if ((error as { type?: unknown }).type !== "StripeInvalidRequestError") {
          await callProvider(Promise.reject(error as Error), raise);
        }
        return loadCheckout(ref);
      }
      return { kind: "closed" };
    },
    management: {
      kind: "portal",
      createManagement: async (customerRef) => {
        const api = await stripe();
        const order = { customer: customerRef, return_url: `${publicUrl}/?return=` };
        const session = await callProvider(unlessMissing(api.billingPortal.sessions.create(order)), raise);
        return session && allowedPage(session.url, settings);
      },
    },
    isCustomerGone: async (customerRef) => {
      const api = await stripe();
      const customer = await callProvider(unlessMissing(api.customers.retrieve(customerRef)), raise);
      return customer === null || customer.deleted === true;
    },
    cancelSubscription,
    // The refund comes first: if the process ends between both, the live subscription is found and handled again.
    refundAndCancel: async (ref) => {
      await refundLastPayment(await stripe(), ref, raise);
      await cancelSubscription(ref);
    },
    loadSubscription: async (ref) => {
      const api = await stripe();
      const found = await callProvider(unlessMissing(api.subscriptions.retrieve(ref)), raise);
      return found && readSubscription(found, settings, raise);
    },
    listSubscriptions: async function* () {
      const api = await stripe();
      let after: string | undefined;
      for (let more = true; more; ) {
        const page = await callProvider(
          // Without a status, Stripe lists all subscriptions that are not cancelled.
          api.subscriptions.list({ limit: PAGE, ...(after ? { starting_after: after } : {}) }),
          raise,
        );
        for (const found of page.data) {
          const subscription = readSubscription(found, settings, raise);
          if (subscription) yield subscription;
        }
        after = page.data.at(-1)?.id;
        more = page.has_more && after !== undefined;
      }
    },
    parseWebhook: async ({ body, headers, query }) => {
      // Stripe's events have no parameters.
      if (query.size > 0)
        throw invalidInput(Object.fromEntries([...query.keys()].map((name) => [name, "unknown"])));
      const api = await stripe();
      try {
        const { webhookSecret } = settings;
        await api.webhooks.signature?.verifyHeaderAsync(
          Buffer.from(body),
          headers.get(SIGNATURE_HEADER) ?? "",
          webhookSecret,
          TOLERANCE_S,
        );
      } catch {
        throw invalidInput({ body: "invalid_format" });
      }
      return subscriptionOfEvent(body, raise);
    },
  };
}
