import { createHash } from "node:crypto";

/** A subscription at CCBill. Times are of its zone, seven hours behind UTC. */
export interface CcbillSubscription {
  /** 0: ended, 1: cancelled, with time left, 2: renewed. Another value is one that does not exist. */
  status: string;
  /** `20261201` */
  nextBillingDate: string | null;
  /** `20261201123000` */
  expirationDate: string | null;
  timesRebilled: number;
  refundsIssued: number;
}

/** What a form sends to the webhook after a payment. */
export type SaleFields = Readonly<Record<string, string>>;

/** The password of DataLink. */
export const PASSWORD = "data-link-password";
/** The encryption key of the sub-account. */
export const SALT = "7d901dad245fd0ff6bc20d06";

/** An account at CCBill: what it holds, and how it answers the calls that we make. */
export class CcbillAccount {
  readonly subscriptions = new Map<string, CcbillSubscription>();
  /** Each action of DataLink with its subscription, without those that only read. */
  readonly actions: string[] = [];
  /** What the next refund answers. */
  refundCode = 1;
  #count = 0;

  /**
   * The user pays on a form. Returns the fields of `NewSaleSuccess`, as https://ccbill.com/doc/newsalesuccess documents them,
   * with changes. Throws for prices without the right digest, as the form refuses them.
   */
  pay(address: string, changes: SaleFields = {}): SaleFields {
    const link = new URL(address).searchParams;
    const of = (name: string) => link.get(name) ?? "";
    const names = ["initialPrice", "initialPeriod", "recurringPrice", "recurringPeriod", "numRebills"];
    const prices = [...names, "currencyCode"].map(of);
    if (of("formDigest") !== md5(prices.join("") + SALT)) throw new Error("The form refuses the digest.");
    this.#count += 1;
    const subscriptionId = `9000000000000${String(this.#count).padStart(5, "0")}`;
    this.subscriptions.set(subscriptionId, {
      ...{ status: "2", nextBillingDate: "20300301", expirationDate: null },
      ...{ timesRebilled: 0, refundsIssued: 0 },
    });
    return {
      subscriptionId,
      transactionId: `0${subscriptionId}`,
      clientAccnum: of("clientAccnum"),
      clientSubacc: of("clientSubacc"),
      timestamp: "2026-11-20 05:00:00",
      email: "payer@example.org",
      formName: "form",
      flexId: "cb617dcc-8467-49ab-b3a7-735ce1d60ad9",
      billedInitialPrice: of("initialPrice"),
      billedRecurringPrice: of("recurringPrice"),
      billedCurrencyCode: of("currencyCode"),
      subscriptionInitialPrice: of("initialPrice"),
      subscriptionRecurringPrice: of("recurringPrice"),
      subscriptionCurrencyCode: of("currencyCode"),
      initialPeriod: of("initialPeriod"),
      recurringPeriod: of("recurringPeriod"),
      rebills: of("numRebills"),
      dynamicPricingValidationDigest: approvalOf(subscriptionId),
      "X-mimi_order": of("mimi_order"),
      ...changes,
    };
  }

  /** Answers an action, as https://ccbill.com/doc/ccbill-api-guide documents it. */
  answer(form: URLSearchParams): string {
    const [action, id] = [form.get("action") ?? "", form.get("subscriptionId") ?? ""];
    if (form.get("password") !== PASSWORD || form.get("returnXML") !== "1") return codeOf(-1);
    const found = this.subscriptions.get(id);
    if (!found) return codeOf(-3);
    if (action === "viewSubscriptionStatus") return statusOf(found);
    this.actions.push(`${action} ${id}`);
    switch (action) {
      case "cancelSubscription":
        if (found.status !== "2") return codeOf(0);
        found.status = "1";
        // Until the end of the day before which it would have been renewed.
        found.expirationDate = `${found.nextBillingDate ?? "20300301"}235959`;
        found.nextBillingDate = null;
        return codeOf(1);
      case "voidOrRefundTransaction":
        if (this.refundCode === 1) found.refundsIssued += 1;
        return codeOf(this.refundCode);
      default:
        return codeOf(-6);
    }
  }

  /** Changes a subscription. */
  change(id: string, changes: Partial<CcbillSubscription>): void {
    const found = this.subscriptions.get(id);
    if (!found) throw new Error(`${id} is not in the account`);
    Object.assign(found, changes);
  }
}

/** The digest with which CCBill signs an approved subscription. */
export function approvalOf(subscription: string, salt = SALT): string {
  return md5(`${subscription}1${salt}`);
}

function md5(text: string): string {
  return createHash("md5").update(text).digest("hex");
}

function codeOf(code: number): string {
  return `<?xml version='1.0' standalone='yes'?>\n<results>${code}</results>\n`;
}

function statusOf(found: CcbillSubscription): string {
  const fields = Object.entries({
    cancelDate: found.status === "2" ? null : "20261120120000",
    chargebacksIssued: 0,
    expirationDate: found.expirationDate,
    nextBillingDate: found.nextBillingDate,
    recurringSubscription: 1,
    refundsIssued: found.refundsIssued,
    signupDate: "20261120050000",
    subscriptionStatus: found.status,
    timesRebilled: found.timesRebilled,
    voidsIssued: 0,
  }).flatMap(([name, value]) => (value === null ? [] : [`  <${name}>${value}</${name}>`]));
  return `<?xml version='1.0' standalone='yes'?>\n<results>\n${fields.join("\n")}\n</results>\n`;
}
