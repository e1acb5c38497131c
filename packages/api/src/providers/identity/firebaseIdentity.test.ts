import { ErrorCode } from "@mimi/contract";
import { createRemoteJWKSet, SignJWT, UnsecuredJWT } from "jose";
import { describe, expect, it } from "vitest";
import { goodClaims, identityToken, TEST_PROJECT, testKeys } from "../../testing/identityTokens.ts";
import type { IdentitySettings } from "../../config/identitySettings.ts";
import { firebaseIdentity } from "./firebaseIdentity.ts";
import type { AccountState, IdentityAccounts } from "./IdentityAccounts.ts";

const project = {
  ...{ projectId: TEST_PROJECT, keysUrl: new URL("http://127.0.0.1:9/"), account: null },
  ...{ tenant: null, anonymous: false, unverifiedEmail: true },
};
const real = firebaseIdentity({ ...project, emulator: false }, testKeys, () => new Date());
const emulated = firebaseIdentity({ ...project, emulator: true }, testKeys, () => new Date());
const now = Math.floor(Date.now() / 1000);

function unsigned(claims: Record<string, unknown> = {}): string {
  return new UnsecuredJWT({ ...goodClaims(), ...claims }).encode();
}

function symmetric(): Promise<string> {
  return new SignJWT(goodClaims())
    .setProtectedHeader({ alg: "HS256", kid: "test-key" })
    .sign(new TextEncoder().encode("a".repeat(32)));
}

describe("an identity token", () => {
  it("identifies its user", async () => {
    const auth_time = now - 300;
    const identified = await real.verify(
      await identityToken({
        ...{ sub: "abc", name: "Ada", auth_time },
        firebase: { sign_in_provider: "password" },
      }),
    );
    expect(identified).toEqual({
      ...{ sub: "abc", email: "person.one@example.org", name: "Ada", emailVerified: false },
      provider: "password",
      authenticatedAt: new Date(auth_time * 1000),
    });
  });

  // Rule: identity-tokens
  it.each<[string, () => string | Promise<string>]>([
    ["for another project", () => identityToken({ aud: "other" })],
    ["from another issuer", () => identityToken({ iss: "https://securetoken.google.com/other" })],
    ["that expired", () => identityToken({ exp: now - 60 })],
    ["without an end", () => identityToken({ exp: undefined })],
    ["issued in the future", () => identityToken({ iat: now + 600 })],
    ["without a time of issue", () => identityToken({ iat: undefined })],
    ["signed in in the future", () => identityToken({ auth_time: now + 600 })],
    ["without a time of sign-in", () => identityToken({ auth_time: undefined })],
    ["with no subject", () => identityToken({ sub: undefined })],
    ["with an empty subject", () => identityToken({ sub: "" })],
    ["with an over-long subject", () => identityToken({ sub: "a".repeat(129) })],
    ["signed by another key", () => identityToken({}, { foreignKey: true })],
    ["signed by an unknown key", () => identityToken({}, { keyId: "other" })],
    ["that does not name its key", () => identityToken({}, { keyId: null })],
    ["for several audiences", () => identityToken({ aud: [TEST_PROJECT, "other"] })],
    ["of another tenant", () => identityToken({ firebase: { tenant: "school" } })],
    ["of an anonymous account", () => identityToken({ firebase: { sign_in_provider: "anonymous" } })],
    ["with provider claims of another shape", () => identityToken({ firebase: { tenant: 7 } })],
    ["signed with a shared secret", symmetric],
    ["without a signature", () => unsigned()],
    [
      "with its signature cut off",
      async () => `${(await identityToken()).split(".").slice(0, 2).join(".")}.`,
    ],
    ["that is no token", () => "garbage"],
    ["that is endless", () => "a".repeat(9_000)],
  ])("%s is refused", async (_case, make) => {
    await expect(real.verify(await make())).rejects.toMatchObject({ code: ErrorCode.signedOut });
  });

  it("is answered with 503, not as a sign-out, when the keys cannot be loaded", async () => {
    const keys = createRemoteJWKSet(project.keysUrl, { timeoutDuration: 500 });
    const offline = firebaseIdentity({ ...project, emulator: false }, keys, () => new Date());
    await expect(offline.verify(await identityToken())).rejects.toMatchObject({
      code: ErrorCode.unavailable,
    });
  });
});

describe("a user whom a setting accepts", () => {
  const identity = (settings: Partial<IdentitySettings>) =>
    firebaseIdentity({ ...project, emulator: false, ...settings }, testKeys, () => new Date());

  it("belongs to the tenant of the setting, and to no other", async () => {
    const school = identity({ tenant: "school" });
    expect(await school.verify(await identityToken({ firebase: { tenant: "school" } }))).toMatchObject({
      sub: "person-1",
    });
    for (const firebase of [{}, { tenant: "office" }]) {
      await expect(school.verify(await identityToken({ firebase }))).rejects.toMatchObject({
        code: ErrorCode.signedOut,
      });
    }
  });

  it("can be anonymous, also where addresses must be verified", async () => {
    const open = identity({ anonymous: true, unverifiedEmail: false });
    const token = await identityToken({ email: undefined, firebase: { sign_in_provider: "anonymous" } });
    expect(await open.verify(token)).toMatchObject({ sub: "person-1", email: null });
  });

  // Rule: verified-addresses
  it("can have to verify the address first, and gets that reason", async () => {
    const strict = identity({ unverifiedEmail: false });
    await expect(strict.verify(await identityToken())).rejects.toMatchObject({
      code: ErrorCode.notAllowed,
      details: { needs: "verified_email" },
    });
    expect(await strict.verify(await identityToken({ email_verified: true }))).toMatchObject({
      emailVerified: true,
    });
  });
});

// Rule: login-clock-error
it.each([
  ["issued in an hour", { iat: now + 3_600, auth_time: now + 3_600 }],
  ["of a sign-in in an hour", { auth_time: now + 3_600 }],
  ["expired for an hour", { iat: now - 7_200, exp: now - 3_600 }],
])("a token that is %s is refused with the clock as the reason", async (_case, claims) => {
  const identity = firebaseIdentity({ ...project, emulator: false }, testKeys, () => new Date());
  await expect(identity.verify(await identityToken(claims))).rejects.toMatchObject({
    code: ErrorCode.signedOut,
    details: { reason: "clock_refused" },
  });
});

describe("an account that is looked up at the provider", () => {
  const stateOf = (state: Partial<AccountState> | null) =>
    ({
      stateOf: () => Promise.resolve(state && { disabled: false, validSince: new Date(0), ...state }),
      delete: () => Promise.resolve(),
    }) as unknown as IdentityAccounts;
  const verify = async (accounts: IdentityAccounts) =>
    firebaseIdentity({ ...project, emulator: false }, testKeys, () => new Date(), accounts).verify(
      await identityToken({ auth_time: now - 300 }),
    );

  it("is accepted", async () => {
    expect(await verify(stateOf({ validSince: new Date((now - 300) * 1000) }))).toMatchObject({
      sub: "person-1",
    });
  });

  // Rule: identity-tokens
  it.each([
    ["disabled", stateOf({ disabled: true })],
    ["deleted", stateOf(null)],
    ["revoked since its sign-in", stateOf({ validSince: new Date((now - 60) * 1000) })],
  ])("is refused when it is %s", async (_case, accounts) => {
    await expect(verify(accounts)).rejects.toMatchObject({ code: ErrorCode.signedOut });
  });

  it("is answered with 503, not as a sign-out, when the provider does not answer", async () => {
    const silent = { stateOf: () => Promise.reject(new Error("timeout")) } as unknown as IdentityAccounts;
    await expect(verify(silent)).rejects.toMatchObject({ code: ErrorCode.unavailable });
  });
});

describe("a token of the emulator", () => {
  it("is accepted when the emulator is configured", async () => {
    expect(await emulated.verify(unsigned({ sub: "abc" }))).toMatchObject({ sub: "abc" });
  });

  // Rule: identity-tokens
  it.each<[string, Record<string, unknown>]>([
    ["for another project", { aud: "other" }],
    ["from another issuer", { iss: "other" }],
    ["that expired", { exp: now - 60 }],
    ["without an end", { exp: undefined }],
    ["issued in the future", { iat: now + 600 }],
    ["signed in in the future", { auth_time: now + 600 }],
    ["with an empty subject", { sub: "" }],
  ])("%s is refused", async (_case, claims) => {
    await expect(emulated.verify(unsigned(claims))).rejects.toMatchObject({ code: ErrorCode.signedOut });
  });
});
