import type { Token } from "marked";

interface TokenProps {
  token: Token;
  streaming: boolean;
}

/**
 * Whether a token renders as before: parsing a growing text creates new tokens, but equal source of the same type
 * renders the same.
 */
export function isSameToken(before: TokenProps, after: TokenProps): boolean {
  return (
    before.streaming === after.streaming &&
    before.token.raw === after.token.raw &&
    before.token.type === after.token.type
  );
}
