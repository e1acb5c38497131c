/** What the operator must look at. The names are stable: alert rules of operators use them. */
export const PAYMENT_ALERTS = [
  /** A live subscription has a price of no plan. The user keeps a paid plan. */
  "payment.unknown_price",
  /** A user had two paid subscriptions. The newer one was cancelled and refunded. */
  "payment.second_subscription",
  /** A subscription of a deleted account was cancelled and refunded. */
  "payment.deleted_account",
  /** A subscription names an account that never existed here. Nothing was changed. */
  "payment.unknown_account",
  /** A user has disputed a payment at the bank. Nothing was changed. */
  "payment.disputed",
  /** A payment was refunded, by the operator or by us. Nothing was changed. */
  "payment.refunded",
  /** The provider does not know the customer of a subscription. It ended here, so that the user can buy again. */
  "payment.customer_gone",
  /** A refund was not possible. The operator must refund by hand. */
  "payment.refund_failed",
  /** The provider refused our key. */
  "payment.key_refused",
  /** The provider refused a call for another reason than the key. */
  "payment.call_refused",
  /** A signed event or an answer has a shape that we do not understand. */
  "payment.odd_shape",
  /** Our copy of a subscription differed from the provider's, and was corrected. */
  "payment.difference",
  /** The daily comparison with the provider did not finish. */
  "payment.comparison_failed",
] as const;
export type PaymentAlert = (typeof PAYMENT_ALERTS)[number];

/** Reports to the operator. `details` contain identifiers of the provider, never a name, an address or a secret. */
export type RaisePaymentAlert = (name: PaymentAlert, details: Readonly<Record<string, unknown>>) => void;
