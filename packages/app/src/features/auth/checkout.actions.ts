import { services } from "../../services/services.ts";
import { showLogin } from "./auth.actions.ts";
import { checkoutMessage } from "./checkoutMessage.ts";

/** Shows the message of a return from checkout once, and takes it out of the address (product 2.5). Answers whether there was one. */
export function showCheckoutMessage(): boolean {
  const { browser } = services();
  const found = checkoutMessage(browser.address());
  if (!found) return false;
  browser.replaceAddress(found.rest);
  if (found.message === null) return false;
  showLogin({ kind: "checkout-message", message: found.message });
  return true;
}
