import { checkoutSentences } from "../../state/sentences.ts";

const MESSAGE_MAX = 200;

/** The message of a return from checkout. */
interface CheckoutMessage {
  /** Plain text; null where the parameter is empty. */
  readonly message: string | null;
  /** The address without the parameter. */
  readonly rest: string;
}

/** The message of a return from checkout, and the address without it (product 2.5). Null without the parameter. */
export function checkoutMessage(address: URL): CheckoutMessage | null {
  const given = address.searchParams.get("message")?.trim();
  if (given === undefined) return null;
  const left = new URL(address);
  left.searchParams.delete("message");
  const message = Object.hasOwn(checkoutSentences, given) ? checkoutSentences[given] : undefined;
  return {
    message: message ?? ([...given].slice(0, MESSAGE_MAX).join("") || null),
    rest: left.pathname + left.search + left.hash,
  };
}
