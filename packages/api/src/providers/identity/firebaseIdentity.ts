import { ErrorCode } from "@mimi/contract";
import {
  createRemoteJWKSet,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
  UnsecuredJWT,
} from "jose";
import { ApiError } from "../../shared/errors/ApiError.ts";
import type { Settings } from "../../config/settings.ts";
import { deleteIdentity } from "./deleteIdentity.ts";
import type { IdentifiedPerson, Identity } from "./Identity.ts";

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

/** Verifies tokens of one Firebase project (contract 4), or of the emulator when it is configured. */
export function firebaseIdentity(
  settings: Settings["identity"],
  keys: JWTVerifyGetKey,
  now: () => Date,
): Identity {
  const { account } = settings;
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
    return verified.payload;
  }

  return {
    verify: async (token) => {
      if (token.length > TOKEN_MAX) throw new ApiError(ErrorCode.signedOut);
      try {
        return personOf(await payloadOf(token), now());
      } catch (error) {
        throw asAnswer(error);
      }
    },
    deleteAccount: account ? (sub) => deleteIdentity({ account, projectId: settings.projectId }, sub) : null,
  };
}

/** Checks that jose does not make: times in the future, and a valid subject. */
function personOf(payload: JWTPayload, now: Date): IdentifiedPerson {
  const latest = now.getTime() / 1000 + TOLERANCE_S;
  const { sub, iat, exp, auth_time, email, email_verified, name } = payload;
  const timely = [iat, auth_time].every((time) => typeof time === "number" && time <= latest);
  if (!timely || typeof exp !== "number") throw new ApiError(ErrorCode.signedOut);
  if (typeof sub !== "string" || sub.length < 1 || sub.length > 128) throw new ApiError(ErrorCode.signedOut);
  return {
    sub,
    email: typeof email === "string" ? email : null,
    name: typeof name === "string" ? name : null,
    emailVerified: email_verified === true,
    authenticatedAt: new Date(Number(auth_time) * 1000),
  };
}

/** An invalid token is 40101. Keys that cannot be loaded are 50301; otherwise all users would seem signed out. */
function asAnswer(error: unknown): unknown {
  if (error instanceof ApiError) return error;
  const unreachable =
    error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid || isPlainJoseError(error);
  if (error instanceof errors.JOSEError && !unreachable) return new ApiError(ErrorCode.signedOut);
  return new ApiError(ErrorCode.unavailable, { retryAfter: 5 });
}

// jose reports an unexpected answer of the key address by its base class only.
function isPlainJoseError(error: unknown): boolean {
  return error instanceof errors.JOSEError && error.code === "ERR_JOSE_GENERIC";
}
