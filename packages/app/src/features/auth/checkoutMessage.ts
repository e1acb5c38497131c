import { checkoutSentences } from "../../state/sentences.ts";

const MESSAGE_MAX = 200;

/** The message of a return from checkout, as plain text, and the address without it (product 2.5). */
export function checkoutMessage(address: URL): { readonly message: string; readonly rest: string } | null {
  const given = address.searchParams.get("message")?.trim();
  if (!given) return null;
  const left = new URL(address);
  left.searchParams.delete("message");
  const message = Object.hasOwn(checkoutSentences, given) ? checkoutSentences[given] : undefined;
  return {
    message: message ?? [...given].slice(0, MESSAGE_MAX).join(""),
    rest: left.pathname + left.search + left.hash,
  };
}
