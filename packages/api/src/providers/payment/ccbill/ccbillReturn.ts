import type { CcbillSettings } from "../../../config/ccbillSettings.ts";
import type { PageTools, PaymentPage } from "../Payment.ts";
import { isApproved } from "./ccbillForm.ts";

interface CcbillReturnOptions extends Pick<PageTools, "refresh"> {
  readonly settings: CcbillSettings;
  readonly publicUrl: string;
}

/**
 * Where CCBill sends a browser after a payment, with the subscription and its signature. A right signature loads the state
 * of the subscription, in case the event of the sale could not be handled, and shows that the payment was made. The plan
 * follows the state alone, and never this address.
 */
export function ccbillReturn({ settings, publicUrl, refresh }: CcbillReturnOptions): PaymentPage {
  return {
    method: "GET",
    path: "/api/ccbill/return/",
    render: async (query) => {
      const subscription = query.get("subscriptionId") ?? "";
      const isPaid = isApproved(subscription, query.get("responseDigest") ?? "", settings);
      // CCBill sends the event too. Without DataLink both wait.
      if (isPaid) await refresh(subscription).catch(() => null);
      const Location = `${publicUrl}/?${isPaid ? "message=success" : "return="}`;
      return new Response(null, { status: 303, headers: { Location, "Referrer-Policy": "no-referrer" } });
    },
  };
}
