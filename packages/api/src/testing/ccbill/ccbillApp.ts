import { routes } from "@mimi/contract";
import type { CcbillSettings } from "../../config/ccbillSettings.ts";
import type { OpenDatabase } from "../../db/Database.ts";
import type { Billing } from "../../domain/billing/Billing.ts";
import { createBilling } from "../../domain/billing/createBilling.ts";
import { RateLimits } from "../../domain/quota/RateLimits.ts";
import { ccbillPayment } from "../../providers/payment/ccbill/ccbillPayment.ts";
import type { PaymentAlert } from "../../providers/payment/PaymentAlert.ts";
import { newId } from "../../shared/ids.ts";
import { type Answer, parseAnswer, type TestApp, testApp } from "../testApp.ts";
import { PASSWORD, SALT, type SaleFields } from "./ccbillAccount.ts";
import { type FakeCcbill, startFakeCcbill } from "./fakeCcbill.ts";

/** The word in the address of the webhook. */
const SECRET = "a-word-that-only-ccbill-and-we-know";

/** A user who can pay. */
export interface CcbillPayer {
  readonly userId: string;
  plan(): Promise<unknown>;
  /** Presses Upgrade. */
  checkout(plan?: 105 | 110): Promise<Answer<{ url: string }>>;
  /** Presses Upgrade and pays; the event of the sale is not sent. */
  pay(plan?: 105 | 110): Promise<SaleFields>;
  /** Pays, and the event arrives. Returns the subscription. */
  subscribe(plan?: 105 | 110): Promise<string>;
  /** Opens the page of the provider. */
  manage(): Promise<Answer<unknown>>;
  /** Cancels the plan at the end of its period. */
  cancel(): Promise<Answer<unknown>>;
  /** Deletes the account. */
  leave(): Promise<Answer<unknown>>;
}

/** The API with a fake CCBill. */
export interface CcbillApp {
  readonly api: TestApp;
  readonly fake: FakeCcbill;
  readonly billing: Billing;
  readonly alerts: { readonly name: PaymentAlert; readonly details: Readonly<Record<string, unknown>> }[];
  /** A new user. */
  payer(): Promise<CcbillPayer>;
  /** Sends an event to the webhook, as CCBill does or with another word in the address. */
  send(type: string, fields: SaleFields, how?: { secret?: string; json?: boolean }): Promise<Answer<unknown>>;
  /** The events of a subscription besides its sale. */
  sendAbout(type: string, subscriptionId: string): Promise<Answer<unknown>>;
  close(): Promise<void>;
}

/** Starts the API on a database, with a fake CCBill. */
export async function startCcbillApp(
  database: OpenDatabase,
  { now = () => new Date(), settings = {} }: { now?: () => Date; settings?: Partial<CcbillSettings> } = {},
): Promise<CcbillApp> {
  const fake = await startFakeCcbill();
  const alerts: CcbillApp["alerts"] = [];
  const payment = ccbillPayment({
    settings: { ...settingsOf(fake), ...settings },
    publicUrl: "https://mimi.example",
    db: database.db,
    now,
    raise: (name, details) => void alerts.push({ name, details }),
  });
  const raise = (name: PaymentAlert, details: Readonly<Record<string, unknown>>) =>
    void alerts.push({ name, details });
  const billing = createBilling({ payment, db: database.db, now, raise });
  const api = testApp(database, { billing, now, limits: new RateLimits({ rates: null }) });

  const send: CcbillApp["send"] = async (type, fields, { secret = SECRET, json = false } = {}) => {
    const query = new URLSearchParams({ secret, eventType: type });
    const body = json ? JSON.stringify(fields) : new URLSearchParams(fields).toString();
    const headers = { "Content-Type": json ? "application/json" : "application/x-www-form-urlencoded" };
    const address = `/api${routes.handlePaymentWebhook.path}?${query.toString()}`;
    return parseAnswer(await api.app.request(address, { method: "POST", body, headers }));
  };

  async function payer(): Promise<CcbillPayer> {
    const session = await api.signIn(`payer-${newId()}`);
    const checkout: CcbillPayer["checkout"] = (plan = 105) =>
      api.call(routes.getCheckoutUrl, { plan }, { session });
    const pay: CcbillPayer["pay"] = async (plan) => fake.account.pay((await checkout(plan)).data.url);
    return {
      userId: (await api.call(routes.getUser, {}, { session })).data.uid,
      plan: async () => (await api.call(routes.getPlan, {}, { session })).data,
      checkout,
      pay,
      subscribe: async (plan) => {
        const sale = await pay(plan);
        await send("NewSaleSuccess", sale);
        return sale.subscriptionId ?? "";
      },
      manage: () => api.call(routes.getManagementUrl, {}, { session }),
      cancel: () => api.call(routes.cancelPlan, {}, { session }),
      leave: () => api.call(routes.deleteUser, {}, { session }),
    };
  }

  return {
    api,
    fake,
    billing,
    alerts,
    payer,
    send,
    sendAbout: (type, subscriptionId) =>
      send(type, { subscriptionId, clientAccnum: "900100", clientSubacc: "0007" }),
    close: async () => {
      await api.stop();
      await fake.close();
    },
  };
}

/** The settings of a fake CCBill. */
function settingsOf({ address }: FakeCcbill): CcbillSettings {
  return {
    ...{ account: "900100", subaccount: "0007", form: "cb617dcc-8467-49ab-b3a7-735ce1d60ad9" },
    ...{ salt: SALT, user: "mimi", password: PASSWORD, webhookSecret: SECRET },
    ...{ formsUrl: "https://forms.ccbill.test", dataLinkUrl: address },
  };
}
