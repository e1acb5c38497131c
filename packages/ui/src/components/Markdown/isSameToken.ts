import type { Token } from "marked";

interface TokenProps {
  token: Token;
  growing: boolean;
}

/**
 * Whether a piece of text would be drawn as it was: each reading of a growing text makes its tokens anew, but the same
 * words of the same kind are the same picture.
 */
export function isSameToken(before: TokenProps, after: TokenProps): boolean {
  return (
    before.growing === after.growing &&
    before.token.raw === after.token.raw &&
    before.token.type === after.token.type
  );
}
