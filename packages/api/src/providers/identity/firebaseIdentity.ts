import { ErrorCode } from "@mimi/contract";
import * as v from "valibot";
import {
  createRemoteJWKSet,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
  UnsecuredJWT,
} from "jose";
import { ApiError, errorFor, notAllowed } from "../../shared/errors/ApiError.ts";
import type { IdentitySettings } from "../../config/identitySettings.ts";
import { IdentityAccounts } from "./IdentityAccounts.ts";
import type { IdentifiedUser, Identity } from "./Identity.ts";

const TOLERANCE_S = 5;
/** Longer than any token of Firebase. */
const TOKEN_MAX = 8_192;

/** The address of the provider's public keys. */
export function publishedKeys(url: URL): JWTVerifyGetKey {
  return createRemoteJWKSet(url, {
    cacheMaxAge: 3_600_000,
    cooldownDuration: 30_000,
    timeoutDuration: 5_000,
  });
}

/**
 * Verifies tokens of one Firebase project (contract 4), or of the emulator when it is configured, as strictly as the
 * provider's own library. With a service account it asks the provider whether the account is disabled or its sign-in revoked.
 *
 * @param accounts Null: accounts cannot be looked up at the provider.
 */
export function firebaseIdentity(
  settings: IdentitySettings,
  keys: JWTVerifyGetKey,
  now: () => Date,
  accounts: IdentityAccounts | null = accountsOf(settings),
): Identity {
  const claims = {
    issuer: `https://securetoken.google.com/${settings.projectId}`,
    audience: settings.projectId,
    clockTolerance: TOLERANCE_S,
  };

  async function payloadOf(token: string): Promise<JWTPayload> {
    const options = { ...claims, currentDate: now() };
    // The emulator signs nothing. A signed token is always verified.
    if (settings.emulator && token.endsWith(".")) return UnsecuredJWT.decode(token, options).payload;
    const verified = await jwtVerify(token, keys, {
      ...options,
      algorithms: ["RS256"],
      requiredClaims: ["sub", "iat", "exp", "auth_time"],
    });
    // The provider's tokens name their key. jose also accepts a token without one when there is only one key.
    if (!verified.protectedHeader.kid) throw new ApiError(ErrorCode.signedOut);
    return verified.payload;
  }

  return {
    verify: async (token) => {
      if (token.length > TOKEN_MAX) throw new ApiError(ErrorCode.signedOut);
      try {
        const payload = await payloadOf(token);
        const claims = providerClaimsOf(payload);
        const identified = identifiedUserOf(payload, claims, now());
        requireAllowed(claims, identified, settings);
        if (accounts) await requireCurrent(accounts, identified);
        return identified;
      } catch (error) {
        throw asAnswer(error);
      }
    },
    emailOf: accounts ? async (sub) => (await accounts.stateOf(sub))?.email ?? null : null,
    deleteAccount: accounts ? (sub) => accounts.delete(sub) : null,
  };
}

function accountsOf({ account, projectId }: IdentitySettings): IdentityAccounts | null {
  return account && new IdentityAccounts({ account, projectId });
}

/** The provider's own claims: how the user signed in, and for which tenant of the project. */
const providerClaims = v.object({
  sign_in_provider: v.optional(v.string()),
  tenant: v.optional(v.string()),
});
type ProviderClaims = v.InferOutput<typeof providerClaims>;

function providerClaimsOf(payload: JWTPayload): ProviderClaims {
  const claims = v.safeParse(providerClaims, payload.firebase ?? {});
  if (!claims.success) throw new ApiError(ErrorCode.signedOut);
  return claims.output;
}

/** Refuses people whom the operator does not let in: anonymous, of another tenant, or without a verified address. */
function requireAllowed(
  { sign_in_provider, tenant: tokenTenant }: ProviderClaims,
  { emailVerified }: IdentifiedUser,
  { tenant, anonymous, unverifiedEmail }: IdentitySettings,
): void {
  if ((tokenTenant ?? null) !== tenant) throw new ApiError(ErrorCode.signedOut);
  if (sign_in_provider === "anonymous") {
    if (!anonymous) throw new ApiError(ErrorCode.signedOut);
    return;
  }
  if (!emailVerified && !unverifiedEmail) throw notAllowed("verified_email");
}

/** Refuses deleted and disabled accounts, and sign-ins that were revoked. */
async function requireCurrent(
  accounts: IdentityAccounts,
  { sub, authenticatedAt }: IdentifiedUser,
): Promise<void> {
  const state = await accounts.stateOf(sub);
  if (!state || state.disabled || authenticatedAt < state.validSince) {
    throw new ApiError(ErrorCode.signedOut);
  }
}

/** Checks that jose does not make: times in the future, one audience, and a valid subject. */
function identifiedUserOf(
  payload: JWTPayload,
  { sign_in_provider }: ProviderClaims,
  now: Date,
): IdentifiedUser {
  const latest = now.getTime() / 1000 + TOLERANCE_S;
  const { sub, aud, iat, exp, auth_time, email, email_verified, name } = payload;
  // jose accepts a list that contains the project.
  if (typeof aud !== "string") throw new ApiError(ErrorCode.signedOut);
  if ([iat, auth_time, exp].some((time) => typeof time !== "number")) throw new ApiError(ErrorCode.signedOut);
  if (Math.max(Number(iat), Number(auth_time)) > latest) throw errorFor("clock_refused");
  if (typeof sub !== "string" || sub.length < 1 || sub.length > 128) throw new ApiError(ErrorCode.signedOut);
  return {
    sub,
    email: typeof email === "string" ? email : null,
    name: typeof name === "string" ? name : null,
    emailVerified: email_verified === true,
    provider: sign_in_provider ?? null,
    authenticatedAt: new Date(Number(auth_time) * 1000),
  };
}

/** An invalid token is 40101. Keys that cannot be loaded are 50301; otherwise all users would seem signed out. */
function asAnswer(error: unknown): unknown {
  if (error instanceof ApiError) return error;
  // The app exchanges a token that it has just got, so one of the clocks is wrong.
  if (error instanceof errors.JWTExpired) return errorFor("clock_refused");
  const unreachable =
    error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid || isPlainJoseError(error);
  if (error instanceof errors.JOSEError && !unreachable) return new ApiError(ErrorCode.signedOut);
  return new ApiError(ErrorCode.unavailable, { retryAfter: 5 });
}

// jose reports an unexpected answer of the key address by its base class only.
function isPlainJoseError(error: unknown): boolean {
  return error instanceof errors.JOSEError && error.code === "ERR_JOSE_GENERIC";
}
