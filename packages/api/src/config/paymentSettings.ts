import type { CcbillSettings } from "./ccbillSettings.ts";
import { OFF } from "./setting.ts";
import type { StripeSettings } from "./stripeSettings.ts";

/** The payment provider that the settings choose. The simulator is a test-mode checkout that the API serves. */
export type PaymentSettings =
  | ({ readonly kind: "stripe" } & StripeSettings)
  | ({ readonly kind: "ccbill" } & CcbillSettings)
  | { readonly kind: "simulator" }
  | { readonly kind: "off" };

/** The provider by the groups of settings, which allow one at most: without any, the simulator. */
export function paymentSettings(
  stripe: StripeSettings | typeof OFF | null,
  ccbill: CcbillSettings | null,
): PaymentSettings {
  if (ccbill) return { kind: "ccbill", ...ccbill };
  if (stripe === OFF) return { kind: "off" };
  return stripe ? { kind: "stripe", ...stripe } : { kind: "simulator" };
}
