import { ErrorCode } from "@mimi/contract";
import { createRemoteJWKSet, SignJWT, UnsecuredJWT } from "jose";
import { describe, expect, it } from "vitest";
import { goodClaims, identityToken, TEST_PROJECT, testKeys } from "../../testing/identityTokens.ts";
import { firebaseIdentity } from "./firebaseIdentity.ts";

const project = { projectId: TEST_PROJECT, keysUrl: new URL("http://127.0.0.1:9/"), account: null };
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
  it("identifies its person", async () => {
    const auth_time = now - 300;
    const person = await real.verify(await identityToken({ sub: "abc", name: "Ada", auth_time }));
    expect(person).toEqual({
      ...{ sub: "abc", email: "person.one@example.org", name: "Ada", emailVerified: false },
      authenticatedAt: new Date(auth_time * 1000),
    });
  });

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

describe("a token of the emulator", () => {
  it("is accepted when the emulator is configured", async () => {
    expect(await emulated.verify(unsigned({ sub: "abc" }))).toMatchObject({ sub: "abc" });
  });

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
