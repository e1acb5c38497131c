import { routes } from "@mimi/contract";
import Stripe from "stripe";
import { pricesByPlan, type StripeSettings } from "../../config/stripeSettings.ts";
import type { OpenDatabase } from "../../db/Database.ts";
import { createBilling } from "../../domain/billing/createBilling.ts";
import type { Billing } from "../../domain/billing/Billing.ts";
import type { PaymentAlert } from "../../providers/payment/PaymentAlert.ts";
import { stripePayment } from "../../providers/payment/stripe/stripePayment.ts";
import { RateLimits } from "../../domain/quota/RateLimits.ts";
import { newId } from "../../shared/ids.ts";
import { type Answer, parseAnswer, type TestApp, testApp } from "../testApp.ts";
import { type FakeStripe, startFakeStripe } from "./fakeStripe.ts";
import { stripeEvent } from "./stripeObjects.ts";

const SECRET = "whsec_test";
const signer = new Stripe("sk_test_signer");

/** An alert with its details. */
export interface RaisedAlert {
  readonly name: PaymentAlert;
  readonly details: Readonly<Record<string, unknown>>;
}

/** A user who can pay. */
export interface Payer {
  readonly session: string;
  readonly userId: string;
  plan(): Promise<unknown>;
  /** Presses Upgrade. */
  checkout(plan?: 105 | 110): Promise<Answer<{ url: string }>>;
  /** Presses Manage Subscriptions. */
  manage(): Promise<Answer<{ url: string }>>;
  /** Deletes the account. */
  leave(): Promise<Answer<unknown>>;
}

/** The API with a fake Stripe server. */
export interface PayingApp {
  readonly api: TestApp;
  readonly fake: FakeStripe;
  readonly billing: Billing;
  /** Alerts since the last call of {@link PayingApp.clearAlerts}. */
  readonly alerts: readonly RaisedAlert[];
  clearAlerts(): void;
  /** A new user. */
  payer(): Promise<Payer>;
  /** Sends an event with a right signature, or with the given one. */
  sendEvent(type: string, object: unknown): Promise<Answer<unknown>>;
  sendWebhook(payload: string, signature?: string): Promise<Answer<unknown>>;
  sign(payload: string, secret?: string, timestamp?: number): string;
  close(): Promise<void>;
}

/** The settings of a fake Stripe server, with two prices by id. */
function fakeSettings(fake: FakeStripe): StripeSettings {
  return {
    secretKey: "sk_test_local",
    webhookSecret: SECRET,
    apiBase: new URL(fake.address),
    prices: {
      ...pricesByPlan(({ key }) => [`price_${key}`]),
      105: ["price_s", "price_s_old", "standard_key"],
      110: ["price_p"],
    },
    pageHosts: ["checkout.stripe.test", "billing.stripe.test"],
  };
}

/** Starts the API on a database, with a fake Stripe server. */
export async function startPayingApp(
  database: OpenDatabase,
  { now = () => new Date(), settings = {} }: { now?: () => Date; settings?: Partial<StripeSettings> } = {},
): Promise<PayingApp> {
  const fake = await startFakeStripe();
  const alerts: RaisedAlert[] = [];
  const raise = (name: PaymentAlert, details: RaisedAlert["details"]) => void alerts.push({ name, details });
  const payment = stripePayment({
    settings: { ...fakeSettings(fake), ...settings },
    publicUrl: "https://mimi.example",
    raise,
  });
  const billing = createBilling({ payment, db: database.db, now, raise });
  const api = testApp(database, { billing, limits: new RateLimits({ rates: null }) });

  function sign(payload: string, secret = SECRET, timestamp?: number): string {
    const time = timestamp === undefined ? {} : { timestamp };
    return signer.webhooks.generateTestHeaderString({ payload, secret, ...time });
  }

  async function sendWebhook(payload: string, signature = sign(payload)): Promise<Answer<unknown>> {
    const init = { method: "POST", body: payload, headers: { "Stripe-Signature": signature } };
    return parseAnswer(await api.app.request(`/api${routes.handlePaymentWebhook.path}`, init));
  }

  return {
    api,
    fake,
    billing,
    alerts,
    clearAlerts: () => void alerts.splice(0),
    payer: async () => {
      const session = await api.signIn(`payer-${newId()}`);
      return {
        session,
        userId: (await api.call(routes.getUser, {}, { session })).data.uid,
        plan: async () => (await api.call(routes.getPlan, {}, { session })).data,
        checkout: async (plan = 105) => api.call(routes.getCheckoutUrl, { plan }, { session }),
        manage: async () => api.call(routes.getManagementUrl, {}, { session }),
        leave: async () => api.call(routes.deleteUser, {}, { session }),
      };
    },
    sendEvent: (type, object) => sendWebhook(JSON.stringify(stripeEvent(`evt_${newId()}`, type, object))),
    sendWebhook,
    sign,
    close: async () => {
      await api.stop();
      await fake.close();
    },
  };
}
