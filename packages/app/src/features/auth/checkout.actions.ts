import { services } from "../../services/services.ts";
import { showLogin } from "./auth.actions.ts";
import { authState } from "./auth.store.ts";
import { nameOfReturn } from "./paymentPlace.ts";

/** The messages for the values of `?message=` (product 2.5). Other values are shown unchanged. */
const checkoutSentences: Readonly<Record<string, string>> = {
  // Until the plan is loaded; then the message says what the plan gives.
  success: "Thank you. Your plan starts in a moment.",
  cancel: "The payment was cancelled. Nothing was charged.",
};

const MESSAGE_MAX = 200;

/** The message of a return from checkout. */
interface CheckoutMessage {
  /** Plain text; null where the parameter is empty. */
  readonly message: string | null;
  /** Whether it is about a payment that succeeded. */
  readonly isPaid: boolean;
  /** The address without the parameter. */
  readonly rest: string;
}

/**
 * Shows the message of a return from checkout once, and removes it from the address (product 2.5). Returns whether there
 * was a message.
 */
export function showCheckoutMessage(): boolean {
  const { browser } = services();
  const found = checkoutMessage(browser.address());
  if (!found) return false;
  browser.replaceAddress(found.rest);
  if (found.message === null) return false;
  const { message, isPaid } = found;
  showLogin({ kind: "checkout-message", message, isPaid, from: nameOfReturn() });
  return true;
}

/** Says in the open message of a payment what the new plan gives. Returns whether such a message is open. */
export function showPaidPlan(message: string): boolean {
  const { view } = authState;
  if (view.kind !== "checkout-message" || !view.isPaid) return false;
  authState.view = { ...view, message };
  return true;
}

/** The message of a return from checkout, and the address without it (product 2.5). Null without the parameter. */
export function checkoutMessage(address: URL): CheckoutMessage | null {
  const given = address.searchParams.get("message")?.trim();
  if (given === undefined) return null;
  const left = new URL(address);
  left.searchParams.delete("message");
  const message = Object.hasOwn(checkoutSentences, given) ? checkoutSentences[given] : undefined;
  return {
    isPaid: given === "success",
    message: message ?? ([...given].slice(0, MESSAGE_MAX).join("") || null),
    rest: left.pathname + left.search + left.hash,
  };
}
