import {
  type FakeCheckout,
  type FakePrice,
  type FakeSubscription,
  stripeCheckout,
  stripeError,
  stripeInvoice,
  stripeInvoicePayment,
  stripeList,
  stripePrice,
  stripeSubscription,
} from "./stripeObjects.ts";

/** A call of Stripe's API. */
export interface FakeRequest {
  readonly method: string;
  readonly url: URL;
  readonly form: URLSearchParams;
}

/** An answer of Stripe's API. */
export interface FakeAnswer {
  readonly status: number;
  readonly body: object;
}

/** Seconds since 1970 at which the period of a new subscription ends. */
const PERIOD_END = 1_900_000_000;

/** An account at Stripe: what it holds, and how it answers the calls that we make. */
export class FakeAccount {
  /** Prices with a lookup key or metadata; others have only their id. */
  readonly prices = new Map<string, FakePrice>();
  readonly subscriptions = new Map<string, FakeSubscription>();
  readonly checkouts = new Map<string, FakeCheckout>();
  /** The number of paid invoices of each subscription, besides one of a trial that cost nothing. */
  readonly paidInvoices = new Map<string, number>();
  /** The payments that were refunded. */
  readonly refunds: string[] = [];
  /** Customers that Stripe does not know. */
  readonly missingCustomers = new Set<string>();
  /** Customers that the operator deleted. Their subscriptions are unknown, as after a change of the account. */
  readonly deletedCustomers = new Set<string>();
  /** The most items of a page. */
  pageSize = 100;
  readonly #pages: { readonly checkout: string };
  readonly #refundKeys = new Set<string>();
  #count = 0;

  constructor(pages: { readonly checkout: string }) {
    this.#pages = pages;
  }

  /** The user pays at a checkout page. Returns the new subscription; null when the checkout is not open. */
  pay(checkoutRef: string): string | null {
    const checkout = this.checkouts.get(checkoutRef);
    if (checkout?.status !== "open") return null;
    const { price, metadata, customer } = checkout;
    const { user_id = "", ...others } = metadata;
    const ref = `sub_${checkoutRef}`;
    Object.assign(checkout, { status: "complete", subscription: ref });
    const created = 1_700_000_000 + this.subscriptions.size;
    this.subscribe(ref, {
      ...{ user_id, price, created, metadata: others, status: "active", current_period_end: PERIOD_END },
      ...(customer ? { customer } : {}),
    });
    return ref;
  }

  /** Adds a subscription with one paid invoice. */
  subscribe(ref: string, subscription: FakeSubscription): void {
    this.subscriptions.set(ref, subscription);
    this.paidInvoices.set(ref, 1);
  }

  /** The checkouts that can be paid. */
  openCheckouts(): string[] {
    return [...this.checkouts].filter(([, { status }]) => status === "open").map(([ref]) => ref);
  }

  answer(request: FakeRequest, idempotencyKey: string): FakeAnswer {
    const { url, form } = request;
    const [, , resource = "", first = "", second = "", third = ""] = url.pathname.split("/");
    const customer = form.get("customer") ?? "";
    if (this.missingCustomers.has(customer) || this.deletedCustomers.has(customer))
      return missing("customer");
    switch (resource) {
      case "prices":
        return ok(stripeList(url.pathname, this.#pricesWith(url.searchParams.get("lookup_keys[0]"))));
      case "checkout":
        return second ? this.#checkout(second, third) : this.#openCheckout(form);
      case "customers": {
        if (this.missingCustomers.has(first)) return missing("customer");
        return ok({
          id: first,
          object: "customer",
          ...(this.deletedCustomers.has(first) ? { deleted: true } : {}),
        });
      }
      case "billing_portal":
        return ok({ id: "bps_1", object: first, url: "https://billing.stripe.test/p" });
      case "subscriptions":
        return first ? this.#subscription(request, first) : ok(this.#listSubscriptions(url));
      case "invoices":
        return ok(this.#listInvoices(url));
      case "invoice_payments": {
        const invoice = url.searchParams.get("invoice") ?? "";
        return ok(stripeList(url.pathname, [stripeInvoicePayment(invoice, `pi_${invoice}`)]));
      }
      case "refunds":
        return this.#refund(form.get("payment_intent") ?? "", idempotencyKey);
      default:
        return missing("id");
    }
  }

  #pricesWith(key: string | null): object[] {
    const found = [...this.prices].filter(([, { lookup_key }]) => key !== null && lookup_key === key);
    return found.map(([id, price]) => stripePrice(id, price));
  }

  #openCheckout(form: URLSearchParams): FakeAnswer {
    this.#count += 1;
    const ref = `cs_${this.#count}`;
    const metadata = Object.fromEntries(
      [...form].flatMap(([name, value]) => {
        const key = /^subscription_data\[metadata\]\[(\w+)\]$/.exec(name)?.[1];
        return key ? [[key, value]] : [];
      }),
    );
    const price = form.get("line_items[0][price]") ?? "";
    const checkout = {
      customer: form.get("customer"),
      price,
      metadata,
      status: "open",
      subscription: null,
    } as const;
    this.checkouts.set(ref, checkout);
    return ok(stripeCheckout(ref, checkout, this.#pages.checkout));
  }

  #checkout(ref: string, action: string): FakeAnswer {
    const checkout = this.checkouts.get(ref);
    if (!checkout) return missing("session");
    if (action === "expire" && checkout.status !== "open")
      return { status: 400, body: stripeError("not_open") };
    if (action === "expire") checkout.status = "expired";
    return ok(stripeCheckout(ref, checkout, this.#pages.checkout));
  }

  #subscription({ method }: FakeRequest, ref: string): FakeAnswer {
    const found = this.subscriptions.get(ref);
    // Stripe answers the second cancellation as if the subscription were unknown.
    if (!found || (method === "DELETE" && found.status === "canceled")) return missing("id");
    if (method === "DELETE") this.subscriptions.set(ref, { ...found, status: "canceled" });
    return ok(this.#asStripe(ref));
  }

  #listSubscriptions(url: URL): object {
    const refs = [...this.subscriptions]
      .filter(([, { status }]) => status !== "canceled")
      .map(([ref]) => ref);
    const after = url.searchParams.get("starting_after");
    const rest = after === null ? refs : refs.slice(refs.indexOf(after) + 1);
    const page = rest.slice(0, this.pageSize);
    const data = page.map((ref) => this.#asStripe(ref));
    return stripeList(url.pathname, data, page.length < rest.length);
  }

  #listInvoices(url: URL): object {
    const subscription = url.searchParams.get("subscription") ?? "";
    const count = this.paidInvoices.get(subscription) ?? 0;
    const data = Array.from({ length: count }, (_one, index) =>
      stripeInvoice(`in_${subscription}_${count - index}`, subscription, 499),
    );
    return stripeList(url.pathname, [...data, stripeInvoice(`in_${subscription}_trial`, subscription, 0)]);
  }

  #refund(payment: string, idempotencyKey: string): FakeAnswer {
    const isRepeated = this.#refundKeys.has(idempotencyKey);
    if (!isRepeated && this.refunds.includes(payment)) {
      return { status: 400, body: stripeError("charge_already_refunded") };
    }
    if (!isRepeated) this.refunds.push(payment);
    this.#refundKeys.add(idempotencyKey);
    return ok({ id: `re_${payment}`, object: "refund", payment_intent: payment, status: "succeeded" });
  }

  #asStripe(ref: string): object {
    const found = this.subscriptions.get(ref);
    if (!found) throw new Error(`${ref} is not in the account`);
    return stripeSubscription(ref, found, stripePrice(found.price, this.prices.get(found.price)));
  }
}

function ok(body: object): FakeAnswer {
  return { status: 200, body };
}

function missing(param: string): FakeAnswer {
  return { status: 404, body: stripeError("resource_missing", param) };
}
