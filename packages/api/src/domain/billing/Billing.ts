import type { PaidPlanId } from "@mimi/contract";
import type { PaymentPage } from "../../providers/payment/Payment.ts";

/** The result of a comparison with the provider. */
export interface Comparison {
  /** Subscriptions that have not ended at the provider, and those that count here. */
  readonly compared: number;
  /** Subscriptions whose copy here was wrong, and was corrected. */
  readonly differences: number;
}

/** Subscriptions of users: our copy, and calls to the payment provider. */
export interface Billing {
  /** The address of a checkout for a plan. Throws 40901 for a user with a subscription. */
  checkout(userId: string, plan: PaidPlanId): Promise<string>;
  /** The address where a user changes or cancels a subscription. Throws 40301 for a user without one. */
  management(userId: string): Promise<string>;
  /** Closes the checkout of a user, which cannot be paid any more. Throws 50301 when the provider cannot be reached. */
  closeCheckout(userId: string): Promise<void>;
  /**
   * Closes the checkout of a user and cancels every subscription. Resolves to the cancelled ones. Throws 50301 when the
   * provider cannot be reached.
   */
  cancelAll(userId: string): Promise<readonly string[]>;
  /**
   * Cancels every subscription of a user who keeps the account, and refunds the last payment of each live one if
   * `refund`. Can be repeated. Throws 50301 when the provider cannot be reached.
   */
  stopAll(userId: string, refund: boolean): Promise<void>;
  /** Loads a subscription from the provider, and applies its state. */
  refresh(ref: string): Promise<unknown>;
  /** Handles an event of the provider. Throws 40001 when it is not signed by the provider. */
  handleWebhook(body: Uint8Array, signature: string): Promise<void>;
  /** Compares all subscriptions with the provider once a day. Null when it is not time, or another process does it. */
  compareDaily(): Promise<Comparison | null>;
  /** Pages of a simulated provider. */
  readonly pages: readonly PaymentPage[];
}
