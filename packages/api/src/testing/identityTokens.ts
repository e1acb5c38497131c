import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";

/** The project of test tokens. */
export const TEST_PROJECT = "demo-mimi";

const pair = await generateKeyPair("RS256");
const foreign = await generateKeyPair("RS256");
const KEY_ID = "test-key";

/** The keys that a test app trusts. */
export const testKeys = createLocalJWKSet({
  keys: [{ ...(await exportJWK(pair.publicKey)), kid: KEY_ID, alg: "RS256", use: "sig" }],
});

/** What can be wrong with a token besides its claims. */
export interface TokenOptions {
  /** Signs with an unknown key. */
  readonly foreignKey?: boolean;
  /** Null: the token does not name its key. */
  readonly keyId?: string | null;
}

/** Signs a token like the identity provider; given claims replace the defaults, undefined removes one. */
export async function identityToken(claims: JWTPayload = {}, options: TokenOptions = {}): Promise<string> {
  const all = { ...goodClaims(), ...claims };
  const { keyId = KEY_ID } = options;
  return new SignJWT(all)
    .setProtectedHeader({ alg: "RS256", ...(keyId !== null && { kid: keyId }) })
    .sign(options.foreignKey ? foreign.privateKey : pair.privateKey);
}

/** Claims of a user who has just signed in. */
export function goodClaims(): JWTPayload {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: `https://securetoken.google.com/${TEST_PROJECT}`,
    aud: TEST_PROJECT,
    sub: "person-1",
    email: "person.one@example.org",
    iat: now,
    auth_time: now,
    exp: now + 3600,
  };
}
