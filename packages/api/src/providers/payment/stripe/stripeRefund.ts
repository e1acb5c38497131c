import type Stripe from "stripe";
import type { RaisePaymentAlert } from "../PaymentAlert.ts";
import { callProvider } from "./stripeClient.ts";

/** Answers of Stripe to a refund that was made before. */
const ALREADY: readonly unknown[] = ["charge_already_refunded"];

/**
 * Refunds the last payment of a subscription. A repeated call refunds nothing more. An alert says when a refund is not
 * possible, or when older payments are left for the operator to judge.
 */
export async function refundLastPayment(
  api: Stripe,
  subscription: string,
  raise: RaisePaymentAlert,
): Promise<void> {
  const invoices = await callProvider(api.invoices.list({ subscription, status: "paid", limit: 10 }), raise);
  // The invoice of a trial is paid with nothing.
  const [last, ...older] = invoices.data.filter(({ amount_paid }) => amount_paid > 0);
  if (!last?.id) return;
  if (older.length > 0) {
    raise("payment.refund_failed", { subscription, reason: "older payments were not refunded" });
  }
  const { data } = await callProvider(api.invoicePayments.list({ invoice: last.id, status: "paid" }), raise);
  for (const { payment } of data) await refund(api, subscription, payment, raise);
  if (data.length === 0) raise("payment.refund_failed", { subscription, reason: "no payment was found" });
}

async function refund(
  api: Stripe,
  subscription: string,
  payment: Stripe.InvoicePayment["payment"],
  raise: RaisePaymentAlert,
): Promise<void> {
  const [paymentIntent, charge] = [idOf(payment.payment_intent), idOf(payment.charge)];
  const paid = paymentIntent ?? charge;
  if (!paid) {
    raise("payment.refund_failed", { subscription, reason: `a payment of the type ${payment.type}` });
    return;
  }
  const input = paymentIntent ? { payment_intent: paymentIntent } : { charge: paid };
  // Two processes can refund at the same time: the key makes it one refund.
  const once = { idempotencyKey: `mimi-refund-${paid}` };
  try {
    await api.refunds.create(input, once);
  } catch (error) {
    const { type, code } = error as { readonly type?: unknown; readonly code?: unknown };
    if (ALREADY.includes(code)) return;
    if (type !== "StripeInvalidRequestError") return callProvider(Promise.reject(error as Error), raise);
    raise("payment.refund_failed", { subscription, payment: paid, code });
  }
}

function idOf(reference: string | { readonly id: string } | undefined): string | undefined {
  return typeof reference === "object" ? reference.id : reference;
}
