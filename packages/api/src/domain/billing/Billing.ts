import type { PaidPlanId } from "@mimi/contract";
import type { Management, PaymentPage, WebhookRequest } from "../../providers/payment/Payment.ts";

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
  /** How a subscription is changed or ended. */
  readonly managedBy: Management["kind"];
  /** The address where a user changes or cancels a subscription. Throws 40301 for a user without one, and without a portal. */
  management(userId: string): Promise<string>;
  /** Ends the subscription of a user with its paid period. Throws 40301 for a user without one, and with a portal. */
  cancelAtPeriodEnd(userId: string): Promise<void>;
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
  /** Handles an event of the provider. Throws 40001 when the provider did not send it. */
  handleWebhook(request: WebhookRequest): Promise<void>;
  /** Compares all subscriptions with the provider once a day. Null when it is not time, or another process does it. */
  compareDaily(): Promise<Comparison | null>;
  /** Pages of the provider at our address. */
  readonly pages: readonly PaymentPage[];
}
