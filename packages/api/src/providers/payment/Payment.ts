import type { LanguageTag, PaidPlanId, PLAN_REASONS } from "@mimi/contract";

/** Why a subscription ends, or does not count. */
export interface SubscriptionReason {
  readonly kind: (typeof PLAN_REASONS)[number];
  /** When it ends, when payments go on, or until when a payment can be confirmed. */
  readonly at: Date | null;
}

/** A subscription as the payment provider returns it. */
export interface ProviderSubscription {
  /** Identifiers of the provider. */
  readonly ref: string;
  readonly customerRef: string;
  readonly userId: string;
  /** The plan of its price; null when no plan has this price. */
  readonly plan: PaidPlanId | null;
  /** The plan that the user chose at the checkout; null when it is not known. */
  readonly chosenPlan: PaidPlanId | null;
  /** The identifier of its price, for the operator. */
  readonly price: string | null;
  /** `paid` and `overdue` count until the period ends; `ended` is final. */
  readonly status: "paid" | "overdue" | "inactive" | "ended";
  readonly startTime: Date;
  /** The end of the paid period; null when the provider returned no usable time. */
  readonly endTime: Date | null;
  /** Null for a subscription that is just paid, and for one that has ended. */
  readonly reason: SubscriptionReason | null;
}

/** Whether a subscription counts until its period ends. */
export function isLive({ status }: Pick<ProviderSubscription, "status">): boolean {
  return status === "paid" || status === "overdue";
}

/** What a user wants to buy. */
export interface Order {
  readonly userId: string;
  readonly plan: PaidPlanId;
  /** Null before the first purchase. */
  readonly customerRef: string | null;
}

/** The state of a checkout. A checkout that the provider does not know is closed. */
export type CheckoutState =
  | { readonly kind: "open"; readonly url: string }
  | { readonly kind: "paid"; readonly subscriptionRef: string }
  | { readonly kind: "closed" };

/** A page of a provider at our address. */
export interface PaymentPage {
  readonly method: "GET" | "POST";
  readonly path: string;
  /** Answers a request with these fields: of the query (GET) or of the form (POST). A page is in this language. */
  render(fields: URLSearchParams, language: LanguageTag): Promise<Response>;
}

/** A request to the webhook as it arrived. What proves the sender is the provider's own choice. */
export interface WebhookRequest {
  readonly headers: Headers;
  readonly query: URLSearchParams;
  readonly body: Uint8Array;
}

/** What pages of a provider at our address can do. */
export interface PageTools {
  /** Sends an event to this API. */
  sendWebhook(request: WebhookRequest): Promise<void>;
  /** Loads a subscription from the provider, and applies its state. */
  refresh(ref: string): Promise<unknown>;
}

/** How a user changes or ends a subscription. */
export type Management =
  /** On a page of the provider. */
  | {
      readonly kind: "portal";
      /** The address where a customer pays, changes or cancels; null when the provider does not know the customer. */
      createManagement(customerRef: string): Promise<string | null>;
    }
  /** In the product, which can only cancel: the provider has no such page. */
  | {
      readonly kind: "cancel";
      /** Ends a subscription with its paid period. A repeated call changes nothing; an unknown subscription counts as ended. */
      cancelAtPeriodEnd(ref: string): Promise<void>;
    };

/**
 * A payment provider. Copies of subscriptions are stored by `domain/billing`; a provider stores only what it cannot be asked
 * for again. Return addresses are built from
 * PUBLIC_URL, never from a request. Every call ends within ten seconds, and throws 50301 when the provider cannot be
 * reached or refuses it.
 */
export interface Payment {
  /** Opens a checkout. Returns its identifier and the address of its page. */
  createCheckout(order: Order): Promise<{ readonly ref: string; readonly url: string }>;
  /** The current state of a checkout. */
  loadCheckout(ref: string): Promise<CheckoutState>;
  /** Closes a checkout, so that it cannot be paid. Returns its state: `paid` when it was too late, otherwise `closed`. */
  closeCheckout(ref: string): Promise<CheckoutState>;
  readonly management: Management;
  /** Whether the provider does not know the customer: deleted, or of another mode or account. */
  isCustomerGone(customerRef: string): Promise<boolean>;
  /** Cancels a subscription at once. An unknown subscription counts as cancelled. */
  cancelSubscription(ref: string): Promise<void>;
  /** Refunds the last payment of a subscription, and cancels it. A repeated call refunds nothing more. */
  refundAndCancel(ref: string): Promise<void>;
  /** The current state of a subscription; null when it is unknown or belongs to another product. */
  loadSubscription(ref: string): Promise<ProviderSubscription | null>;
  /** All subscriptions that have not ended, without those of other products. */
  listSubscriptions(): AsyncIterable<ProviderSubscription>;
  /**
   * Verifies a webhook event. Returns the subscription that it is about, or null, also for an event of an odd shape.
   * Throws 40001 for a request that the provider did not send.
   */
  parseWebhook(request: WebhookRequest): Promise<string | null>;
  /** Pages of the provider at our address; absent when it needs none. */
  pages?(tools: PageTools): readonly PaymentPage[];
}
