import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exportPKCS8, generateKeyPair, jwtVerify } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { IdentityAccounts } from "./IdentityAccounts.ts";
import type { ServiceAccount } from "../../config/identitySettings.ts";
import { readSettings } from "../../config/settings.ts";

const keys = await generateKeyPair("RS256", { extractable: true });
const email = "mimi@mimi-live.iam.example";

describe("the account at the identity provider", () => {
  let server: Server;
  let origin: string;
  let account: ServiceAccount;
  let calls: [string, unknown][];
  let tokens: number;
  let answer: { status: number; body: unknown };

  beforeAll(async () => {
    server = createServer((request, response) => {
      void (async () => {
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(chunk as Buffer);
        const text = Buffer.concat(chunks).toString();
        const say = (status: number, body: unknown) => response.writeHead(status).end(JSON.stringify(body));
        if (request.url === "/token") {
          const assertion = new URLSearchParams(text).get("assertion") ?? "";
          const claims = { audience: `${origin}/token`, issuer: email };
          const isGood = await jwtVerify(assertion, keys.publicKey, claims).then(
            ({ payload }) => payload.scope === "https://www.googleapis.com/auth/identitytoolkit",
            () => false,
          );
          tokens += 1;
          return say(isGood ? 200 : 400, isGood ? { access_token: "good", expires_in: 3600 } : {});
        }
        if (request.headers.authorization !== "Bearer good") return say(401, {});
        calls.push([request.url ?? "", JSON.parse(text)]);
        return say(answer.status, answer.body);
      })();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const privateKey = await exportPKCS8(keys.privateKey);
    account = { email, privateKey, tokenUrl: `${origin}/token` };
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() => {
    calls = [];
    tokens = 0;
    answer = { status: 200, body: {} };
  });

  const accounts = (as = account) =>
    new IdentityAccounts({ account: as, projectId: "mimi-live", accounts: origin });

  it("is deleted by its identifier, in its project only", async () => {
    await accounts().delete("sub-1");
    expect(calls).toEqual([["/v1/projects/mimi-live/accounts:delete", { localId: "sub-1" }]]);
  });

  it("can be deleted already", async () => {
    answer = { status: 400, body: { error: { message: "USER_NOT_FOUND" } } };
    await expect(accounts().delete("sub-1")).resolves.toBeUndefined();
  });

  it("that could not be deleted is reported", async () => {
    answer = { status: 403, body: { error: { message: "INSUFFICIENT_PERMISSION" } } };
    await expect(accounts().delete("sub-1")).rejects.toThrow("403 INSUFFICIENT_PERMISSION");
    const other = await generateKeyPair("RS256", { extractable: true });
    const forged = { ...account, privateKey: await exportPKCS8(other.privateKey) };
    await expect(accounts(forged).delete("sub-1")).rejects.toThrow("no token: 400");
  });

  it("is looked up: whether it is disabled, and since when its tokens are valid", async () => {
    answer.body = {
      users: [{ localId: "sub-1", email: "ada@example.org", disabled: true, validSince: "1700000000" }],
    };
    expect(await accounts().stateOf("sub-1")).toEqual({
      disabled: true,
      email: "ada@example.org",
      validSince: new Date("2023-11-14T22:13:20.000Z"),
    });
    expect(calls).toEqual([["/v1/projects/mimi-live/accounts:lookup", { localId: ["sub-1"] }]]);
    answer.body = { users: [{ localId: "sub-1" }] };
    expect(await accounts().stateOf("sub-1")).toEqual({
      disabled: false,
      email: null,
      validSince: new Date(0),
    });
    answer.body = { kind: "identitytoolkit#GetAccountInfoResponse" };
    expect(await accounts().stateOf("sub-1")).toBeNull();
    answer = { status: 503, body: {} };
    await expect(accounts().stateOf("sub-1")).rejects.toThrow("503");
  });

  it("is requested with one access token, until the provider refuses it", async () => {
    const same = accounts();
    await same.stateOf("sub-1");
    await same.stateOf("sub-2");
    expect(tokens).toBe(1);
    answer = { status: 401, body: {} };
    await expect(same.stateOf("sub-1")).rejects.toThrow("401");
    answer = { status: 200, body: {} };
    await same.stateOf("sub-1");
    expect(tokens).toBe(2);
  });
});

describe("the key file of a service account", () => {
  const file = join(mkdtempSync(join(tmpdir(), "mimi-key-")), "key.json");
  const good = {
    type: "service_account",
    project_id: "mimi-live",
    client_email: email,
    private_key: "-----BEGIN PRIVATE KEY-----\nzz_secret\n-----END PRIVATE KEY-----\n",
    token_uri: "https://oauth2.example/token",
  };
  const live = { FIREBASE_PROJECT_ID: "mimi-live", FIREBASE_API_KEY: "key" };
  const read = (content: string) => {
    writeFileSync(file, content);
    return readSettings({ ...live, FIREBASE_SERVICE_ACCOUNT: file }).identity.account;
  };

  it("is accepted when it belongs to the project", () => {
    expect(read(JSON.stringify(good))).toMatchObject({ email, tokenUrl: good.token_uri });
    expect(readSettings(live).identity.account).toBeNull();
  });

  it.each([
    ["of another project", JSON.stringify({ ...good, project_id: "other" })],
    ["without a key", JSON.stringify({ ...good, private_key: "zz_secret" })],
    ["that is none", "zz_secret"],
  ])("%s stops the start in one line, without the file's content", (_case, content) => {
    expect(() => read(content)).toThrow(/^FIREBASE_SERVICE_ACCOUNT (?!.*zz_secret).*$/);
  });
});
