import type { PaidPlan, PaymentPage } from "../../providers/payment/Payment.ts";

/** Subscriptions of users: what we store of them, and the payment provider that has them. */
export interface Billing {
  /** Address of a checkout for a plan, for the browser to follow. */
  checkout(userId: string, plan: PaidPlan): Promise<string>;
  /** Address where a subscription is changed or cancelled. Throws 40301 for a user without one. */
  management(userId: string): Promise<string>;
  /** Cancels every subscription of a user. Throws 50301 when the provider cannot be reached. */
  cancelAll(userId: string): Promise<void>;
  /** Handles an event of the provider. Throws 40001 when it is not signed by the provider. */
  handleWebhook(body: Uint8Array, signature: string): Promise<void>;
  /** The provider's own pages, where it has none elsewhere. */
  readonly pages: readonly PaymentPage[];
}
