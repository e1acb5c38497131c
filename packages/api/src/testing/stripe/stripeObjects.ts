import type Stripe from "stripe";

/** The fields of a price that tests set. */
export interface FakePrice {
  /** @default null */
  readonly lookup_key?: string | null;
  /** @default {} */
  readonly metadata?: Record<string, string>;
}

/** The fields of a subscription that tests set. */
export interface FakeSubscription {
  readonly user_id: string;
  /** @default "cus_" and the user */
  readonly customer?: string;
  readonly price: string;
  readonly status: string;
  /** Seconds since 1970. */
  readonly current_period_end: unknown;
  /** Seconds since 1970. @default 1_700_000_000 */
  readonly created?: number;
  /** Besides the user. @default {} */
  readonly metadata?: Record<string, string>;
  /** Where the period is: API versions before 2025-03-31 have it at the subscription. @default "item" */
  readonly periodAt?: "item" | "subscription";
  /** Replaces fields of the answer, for answers of an odd shape. @default {} */
  readonly replaced?: Record<string, unknown>;
}

const CREATED = 1_700_000_000;

/** A price as https://docs.stripe.com/api/prices/object documents it. */
export function stripePrice(id: string, { lookup_key = null, metadata = {} }: FakePrice = {}): Stripe.Price {
  return {
    id,
    object: "price",
    active: true,
    billing_scheme: "per_unit",
    created: CREATED,
    currency: "usd",
    custom_unit_amount: null,
    livemode: false,
    lookup_key,
    metadata,
    nickname: null,
    product: "prod_1",
    recurring: {
      interval: "month",
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: "licensed",
    },
    tax_behavior: "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: "recurring",
    unit_amount: 499,
    unit_amount_decimal: null,
  };
}

type Item = Pick<
  Stripe.SubscriptionItem,
  "id" | "object" | "created" | "discounts" | "metadata" | "price" | "quantity" | "subscription" | "tax_rates"
>;

/**
 * A subscription as https://docs.stripe.com/api/subscriptions/object documents it, at version 2025-03-31 and later or, with
 * the period at the subscription, before.
 */
export function stripeSubscription(id: string, of: FakeSubscription, price: Stripe.Price): object {
  const { periodAt = "item", created = CREATED } = of;
  const period = { current_period_start: created, current_period_end: of.current_period_end };
  const item: Item = {
    id: `si_${id}`,
    object: "subscription_item",
    created,
    discounts: [],
    metadata: {},
    price,
    quantity: 1,
    subscription: id,
    tax_rates: [],
  };
  const items = {
    object: "list",
    data: [{ ...item, ...(periodAt === "item" ? period : {}) }],
    has_more: false,
  };
  const fields: Omit<
    Stripe.Subscription,
    | "items"
    | "billing_mode"
    | "billing_schedules"
    | "managed_payments"
    | "trial_settings"
    | "invoice_settings"
  > = {
    id,
    object: "subscription",
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: created,
    billing_cycle_anchor_config: null,
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: "charge_automatically",
    created,
    currency: "usd",
    customer: of.customer ?? `cus_${of.user_id}`,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    latest_invoice: `in_${id}`,
    livemode: false,
    metadata: { user_id: of.user_id, ...of.metadata },
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: null,
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: created,
    status: of.status,
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_start: null,
  };
  return { ...fields, items, ...(periodAt === "subscription" ? period : {}), ...of.replaced };
}

/** A checkout of {@link stripeCheckout}. */
export interface FakeCheckout {
  readonly customer: string | null;
  readonly price: string;
  readonly metadata: Record<string, string>;
  status: "open" | "complete" | "expired";
  subscription: string | null;
}

/** The fields that we read of https://docs.stripe.com/api/checkout/sessions/object. */
export function stripeCheckout(id: string, of: FakeCheckout, page: string): object {
  const fields: Pick<
    Stripe.Checkout.Session,
    "id" | "object" | "mode" | "status" | "customer" | "subscription" | "url"
  > = {
    id,
    object: "checkout.session",
    mode: "subscription",
    status: of.status,
    customer: of.customer,
    subscription: of.subscription,
    url: of.status === "open" ? page : null,
  };
  return fields;
}

/** The fields that we read of https://docs.stripe.com/api/invoices/object. */
export function stripeInvoice(id: string, subscription: string, amount_paid: number): object {
  const fields: Pick<Stripe.Invoice, "id" | "object" | "status" | "amount_paid" | "currency"> = {
    id,
    object: "invoice",
    status: "paid",
    amount_paid,
    currency: "usd",
  };
  const subscription_details = { metadata: {}, subscription };
  return { ...fields, parent: { type: "subscription_details", quote_details: null, subscription_details } };
}

/** https://docs.stripe.com/api/invoice-payment/object */
export function stripeInvoicePayment(invoice: string, payment_intent: string): Stripe.InvoicePayment {
  return {
    id: `inpay_${invoice}`,
    object: "invoice_payment",
    amount_paid: 499,
    amount_requested: 499,
    created: CREATED,
    currency: "usd",
    invoice,
    is_default: true,
    livemode: false,
    payment: { type: "payment_intent", payment_intent },
    status: "paid",
    status_transitions: { canceled_at: null, paid_at: CREATED },
  };
}

/** An event as https://docs.stripe.com/api/events/object documents it. */
export function stripeEvent(id: string, type: string, object: unknown): object {
  return {
    id,
    object: "event",
    api_version: "2026-10-28.endive",
    created: CREATED,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
}

/** An error as https://docs.stripe.com/api/errors documents it. */
export function stripeError(code: string, param: string | null = null): object {
  const message = `The stand-in answers ${code}.`;
  return {
    error: { type: "invalid_request_error", code, param, message, doc_url: "https://docs.stripe.com" },
  };
}

/** A list as https://docs.stripe.com/api/pagination documents it. */
export function stripeList(url: string, data: readonly object[], has_more = false): object {
  return { object: "list", url, data, has_more };
}
