import { PLAN_PREMIUM, PLAN_STANDARD } from "@mimi/contract";

/** A plan that can be bought. */
export type PaidPlan = typeof PLAN_STANDARD | typeof PLAN_PREMIUM;

/** Every plan that can be bought, the smaller first. */
export const paidPlans: readonly PaidPlan[] = [PLAN_STANDARD, PLAN_PREMIUM];

/** A subscription as the payment provider returns it. */
export interface ProviderSubscription {
  /** Identifiers of the provider. */
  readonly ref: string;
  readonly customerRef: string;
  readonly userId: string;
  readonly plan: PaidPlan;
  /** Whether it counts until its period ends. */
  readonly live: boolean;
  readonly endTime: Date;
}

/** A page of the payment simulator. */
export interface PaymentPage {
  readonly method: "GET" | "POST";
  readonly path: string;
  /** Answers a request with these fields: of the query (GET) or of the form (POST). */
  render(fields: URLSearchParams): Promise<Response>;
}

/** Sends a signed webhook event to this API. */
export type SendWebhook = (body: Uint8Array, signature: string) => Promise<void>;

/**
 * A payment provider. It stores nothing in our database; `domain/billing` does. Return addresses are built from
 * PUBLIC_URL, never from a request. Every call throws 50301 when the provider cannot be reached.
 */
export interface Payment {
  /** The address of a checkout for a plan. `customerRef` is null before the first purchase. */
  createCheckout(userId: string, plan: PaidPlan, customerRef: string | null): Promise<string>;
  /** The address where a customer changes or cancels a subscription. */
  createManagement(customerRef: string): Promise<string>;
  /** Cancels a subscription at once. An unknown subscription counts as cancelled. */
  cancelSubscription(ref: string): Promise<void>;
  /** The current state of a subscription; null when it is unknown or belongs to another product. */
  loadSubscription(ref: string): Promise<ProviderSubscription | null>;
  /** Verifies a webhook event. Returns the subscription that it is about, or null. Throws 40001 for a wrong signature. */
  parseWebhook(body: Uint8Array, signature: string): Promise<string | null>;
  /** Pages of a simulated provider; absent when the provider has its own. */
  pages?(sendWebhook: SendWebhook): readonly PaymentPage[];
}
