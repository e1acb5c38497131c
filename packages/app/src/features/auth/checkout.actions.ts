import { services } from "../../services/services.ts";
import { loginTexts } from "../../locales/en/login.ts";
import { texts } from "../../state/texts/texts.ts";
import { showLogin } from "./auth.actions.ts";
import { authState } from "./auth.store.ts";
import { nameOfReturn } from "./returnPlace.ts";

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
  // Values without a text are shown unchanged.
  const { checkoutMessages } = texts(loginTexts);
  const message = Object.hasOwn(checkoutMessages, given) ? checkoutMessages[given] : undefined;
  return {
    isPaid: given === "success",
    message: message ?? ([...given].slice(0, MESSAGE_MAX).join("") || null),
    rest: left.pathname + left.search + left.hash,
  };
}
