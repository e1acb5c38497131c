import type { Database } from "../../db/Database.ts";
import type { Payment } from "../../providers/payment/Payment.ts";
import type { RaisePaymentAlert } from "../../providers/payment/PaymentAlert.ts";

/** What billing needs. */
export interface BillingDeps {
  readonly payment: Payment;
  readonly db: Database;
  readonly now: () => Date;
  readonly raise: RaisePaymentAlert;
}
