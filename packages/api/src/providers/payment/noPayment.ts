import { errorFor, invalidInput } from "../../shared/errors/ApiError.ts";
import type { Payment } from "./Payment.ts";
import type { RaisePaymentAlert } from "./PaymentAlert.ts";

/** Payment that is switched off: nothing is sold, and no event is accepted. */
export function noPayment(raise: RaisePaymentAlert): Payment {
  const refuse = () => Promise.reject(errorFor("payments_off"));
  // An account can be deleted without payment. Only the operator can cancel what was bought before.
  const cancel = async (subscription: string) =>
    raise("payment.call_refused", {
      subscription,
      reason: "payment is off: cancel this subscription by hand",
    });
  return {
    createCheckout: refuse,
    loadCheckout: async () => ({ kind: "closed" }),
    closeCheckout: async () => ({ kind: "closed" }),
    management: { kind: "portal", createManagement: refuse },
    isCustomerGone: async () => false,
    cancelSubscription: cancel,
    refundAndCancel: cancel,
    loadSubscription: async () => null,
    listSubscriptions: async function* () {
      // Nothing can be listed.
    },
    parseWebhook: () => Promise.reject(invalidInput({ body: "invalid_format" })),
  };
}
