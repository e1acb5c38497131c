import type { CcbillSettings } from "../../../config/ccbillSettings.ts";
import type { Database } from "../../../db/Database.ts";
import type { CheckoutState, Payment, ProviderSubscription } from "../Payment.ts";
import type { RaisePaymentAlert } from "../PaymentAlert.ts";
import { readEvent, saleOfEvent } from "./ccbillEvent.ts";
import { formAddress, priceOf, readOrder, signOrder } from "./ccbillForm.ts";
import { ccbillReturn } from "./ccbillReturn.ts";
import { type CcbillSale, markSale, openSales, saleOf, saleOfOrder, storeSale } from "./ccbillSales.ts";
import { hasEnded, readSubscription } from "./ccbillSubscription.ts";
import { connectDataLink, isUnknown, unavailable } from "./dataLink.ts";

/** What payments by CCBill need. */
export interface CcbillPaymentOptions {
  readonly settings: CcbillSettings;
  readonly publicUrl: string;
  readonly db: Database;
  readonly now: () => Date;
  readonly raise: RaisePaymentAlert;
}

/**
 * Payments by CCBill. A checkout is a signed address, and its identifier is the order in it: CCBill knows no checkouts that
 * could be asked for or closed. DataLink tells the state of a subscription, but not who bought what: the sale is stored.
 */
export function ccbillPayment(options: CcbillPaymentOptions): Payment {
  const { settings, db, now, raise } = options;
  const dataLink = connectDataLink(settings, raise);

  async function stateOf(sale: CcbillSale): Promise<ProviderSubscription | null> {
    const fields = await dataLink.status(sale.subscription_id);
    if (fields === null) return null;
    if (hasEnded(fields) !== (sale.ended_at !== null))
      await markSale(db, sale.subscription_id, { ended_at: hasEnded(fields) ? now() : null });
    return readSubscription(sale, fields, now(), raise);
  }

  async function loadSubscription(ref: string): Promise<ProviderSubscription | null> {
    const sale = await saleOf(db, ref);
    return sale && stateOf(sale);
  }

  async function paidState(order: string): Promise<CheckoutState> {
    const sale = await saleOfOrder(db, order);
    return sale ? { kind: "paid", subscriptionRef: sale.subscription_id } : { kind: "closed" };
  }

  /** Ends a subscription with its paid period: CCBill renews it no more. */
  async function cancel(ref: string): Promise<void> {
    // A subscription of another provider.
    if (!(await saleOf(db, ref))) return;
    const answer = await dataLink.cancel(ref);
    if (answer.kind === "code" && (answer.code === 1 || isUnknown(answer))) return;
    // It may be cancelled already.
    const fields = await dataLink.status(ref);
    if (fields === null || fields.get("subscriptionStatus") !== "2") return;
    raise("payment.call_refused", { action: "cancelSubscription", subscription: ref, answer });
    throw unavailable();
  }

  /** Refunds the last payment, unless one was refunded before. An alert says what the operator has to judge. */
  async function refund(ref: string): Promise<void> {
    const fields = await dataLink.status(ref);
    const count = (name: string) => Number(fields?.get(name) ?? 0);
    if (fields === null || count("refundsIssued") + count("voidsIssued") > 0) return;
    const answer = await dataLink.refund(ref);
    if (answer.kind !== "code" || answer.code !== 1) {
      raise("payment.refund_failed", { subscription: ref, answer });
    } else if (count("timesRebilled") > 0) {
      raise("payment.refund_failed", { subscription: ref, reason: "older payments were not refunded" });
    }
  }

  return {
    createCheckout: async ({ userId, plan }) => {
      const cents = priceOf(plan, now());
      const order = signOrder({ userId, plan, cents }, settings);
      return { ref: order, url: formAddress(order, cents, settings) };
    },
    loadCheckout: async (ref) => {
      const state = await paidState(ref);
      const order = readOrder(ref, settings);
      // Of another provider, or with a price that is not sold any more.
      if (state.kind === "paid" || !order || order.cents !== priceOf(order.plan, now())) return state;
      return { kind: "open", url: formAddress(ref, order.cents, settings) };
    },
    // The address can still be paid. Then the sale is refunded, if it is one too many.
    closeCheckout: paidState,
    management: { kind: "cancel", cancelAtPeriodEnd: cancel },
    isCustomerGone: async (customerRef) => (await loadSubscription(customerRef)) === null,
    cancelSubscription: cancel,
    // The refund comes first: if the process ends between both, the live subscription is found and handled again.
    refundAndCancel: async (ref) => {
      if (!(await saleOf(db, ref))) return;
      await refund(ref);
      await cancel(ref);
      await markSale(db, ref, { refunded_at: now() });
    },
    loadSubscription,
    listSubscriptions: async function* () {
      for await (const sale of openSales(db)) {
        const subscription = await stateOf(sale);
        if (subscription && subscription.status !== "ended") yield subscription;
      }
    },
    parseWebhook: async (request) => {
      const event = readEvent(request, settings, raise);
      if (!event) return null;
      const { type, subscription } = event;
      if (type === "NewSaleSuccess") {
        const sale = saleOfEvent(event, settings, now(), raise);
        if (!sale) return null;
        await storeSale(db, sale);
        // Right after a sale. The event must be sent again, or nothing would begin the plan before the next day.
        if ((await dataLink.status(subscription)) === null) throw unavailable();
        return subscription;
      }
      if (await saleOf(db, subscription)) return subscription;
      if (type === "RenewalSuccess") raise("payment.unknown_account", { subscription });
      return null;
    },
    pages: ({ refresh }) => [ccbillReturn({ ...options, refresh })],
  };
}
