import type { PaidPlan, PaymentPage } from "../../providers/payment/Payment.ts";

/** Subscriptions of users: our copy, and calls to the payment provider. */
export interface Billing {
  /** The address of a checkout for a plan. */
  checkout(userId: string, plan: PaidPlan): Promise<string>;
  /** The address where a user changes or cancels a subscription. Throws 40301 for a user without one. */
  management(userId: string): Promise<string>;
  /** Cancels every subscription of a user. Throws 50301 when the provider cannot be reached. */
  cancelAll(userId: string): Promise<void>;
  /** Handles an event of the provider. Throws 40001 when it is not signed by the provider. */
  handleWebhook(body: Uint8Array, signature: string): Promise<void>;
  /** Pages of a simulated provider. */
  readonly pages: readonly PaymentPage[];
}
