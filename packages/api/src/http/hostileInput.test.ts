import { ErrorCode, routes } from "@mimi/contract";
import { beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "../db/Database.ts";
import { postgresAt } from "../config/databaseSettings.ts";
import { openPostgres } from "../db/postgres/postgres.ts";
import { freshPglite } from "../testing/databases.ts";
import { startPostgres } from "../testing/postgresCluster.ts";
import { parseAnswer, type TestApp, testApp } from "../testing/testApp.ts";
import { readSettings } from "../config/settings.ts";
import { readRates } from "../config/rateLimitSettings.ts";
import { RateLimits } from "../domain/quota/RateLimits.ts";

const path = "/api/character/create/";
const json = { "Content-Type": "application/json" };

describe("hostile input", () => {
  let api: TestApp;
  let session: string;
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await freshPglite();
    api = testApp(database);
    session = await api.signIn("hostile");
  });

  async function post(body: BodyInit, headers: Record<string, string> = json) {
    const init = { method: "POST", body, headers: { ...headers, "mimi-cookie": session }, duplex: "half" };
    return parseAnswer(await api.app.request(path, init as RequestInit));
  }

  it.each<[string, BodyInit]>([
    ["nothing", ""],
    ["half an object", '{"name": "A'],
    ["a list", "[]"],
    ["a number", "1"],
    ["null", "null"],
    ["bytes that are no text", new Uint8Array([0x7b, 0xff, 0xfe])],
    ["deep nesting", "[".repeat(50_000)],
    ["a polluted prototype", '{"name":"Ada","__proto__":{"rating":"nsfw"},"constructor":1}'],
    ["a null byte", '{"name":"A\\u0000b"}'],
    ["half a surrogate", '{"name":"A\\ud800b"}'],
  ])("such as a body of %s is refused with the right code", async (_case, body) => {
    const { status, code } = await post(body);
    expect([status, code]).toEqual([400, ErrorCode.invalidInput]);
  });

  // Rule: odd-input-refused
  it("such as a list in place of an object is refused by every call, and within an input", async () => {
    const calls = Object.values(routes).filter(
      ({ inputIn, who }) => inputIn === "json" && who !== "signature",
    );
    expect(calls.length).toBeGreaterThan(20);
    const accepted = [];
    for (const route of calls) {
      const headers = { ...json, "mimi-cookie": session };
      const answer = await parseAnswer(
        await api.app.request(`/api${route.path}`, { method: "POST", body: "[]", headers }),
      );
      if (answer.code === 0) accepted.push(route.path);
    }
    expect(accepted).toEqual([]);
    const { details } = await post(`{"name":"Ada","extensions":[],"card_raw":[1]}`);
    expect(details).toEqual({ fields: { extensions: "wrong_type", card_raw: "wrong_type" } });
  });

  it.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=a",
    "application/jsonp",
  ])("such as a body of type %s is refused as unsupported", async (type) => {
    const { status, code } = await post('{"name":"Ada"}', { "Content-Type": type });
    expect([status, code]).toEqual([415, ErrorCode.unsupportedMedia]);
  });

  it("such as a body over the limit is refused by its announced length", async () => {
    const { status, code, details } = await post(JSON.stringify({ name: "a".repeat(2_097_152) }));
    expect([status, code, details?.limit]).toEqual([413, ErrorCode.tooLarge, 2_097_152]);
  });

  it("such as a body without an end is refused when the limit is reached", async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536).fill(0x20));
      },
    });
    const { status, headers } = await post(endless);
    expect(status).toBe(413);
    expect(headers.get("Connection")).toBe("close");
    expect(sent).toBeLessThan(4_194_304);
  });

  it.each([
    "/api/search/?info=%",
    "/api/search/?info=%ff%fe",
    "/api/search/?%00=1",
    "/api/search/?info=a&__proto__=b",
  ])("such as %s causes no 5xx", async (address) => {
    const { status } = await api.app.request(address);
    expect(status).toBeLessThan(500);
  });

  it("such as an invalid request id is not repeated", async () => {
    const headers = { "X-Request-Id": "a b<script>" };
    const response = await api.app.request("/api/tag/", { headers });
    expect(response.headers.get("X-Request-Id")).not.toContain("script");
  });

  it("is not repeated in an internal error, which only contains a request id", async () => {
    const broken = testApp(database, {
      sessions: { find: () => Promise.reject(new Error("zz_secret")) } as never,
    });
    const response = await broken.app.request("/api/tag/?zz_input=1", {
      headers: { "X-Request-Id": "req-1" },
    });
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(text).not.toMatch(/zz_/);
    expect(JSON.parse(text)).toMatchObject({ code: ErrorCode.ourFault, details: { request_id: "req-1" } });
  });
});

describe("a caller without a session", () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await freshPglite();
  });

  async function refused(trusted: boolean, forwarded: (call: number) => string): Promise<boolean> {
    const settings = readSettings({ TRUST_PROXY: trusted ? "on" : "off" });
    const api = testApp(database, { settings, limits: new RateLimits({ rates: readRates({}) }) });
    const codes = new Set<number>();
    for (let call = 0; call < 70; call += 1) {
      const headers = { "X-Forwarded-For": forwarded(call) };
      codes.add((await api.call(routes.search, { info: "" }, { headers })).code);
    }
    return codes.has(ErrorCode.rateLimited);
  }

  it("cannot avoid a limit by a forged address", async () => {
    expect(await refused(false, (call) => `10.0.0.${call}`)).toBe(true);
    expect(await refused(true, (call) => `10.0.0.${call}, 192.0.2.1`)).toBe(true);
  });

  it("cannot avoid a limit by the port of each connection, which some proxies add to the address", async () => {
    expect(await refused(true, (call) => `192.0.2.1:${4000 + call}`)).toBe(true);
    expect(await refused(true, (call) => `[2001:db8::1]:${4000 + call}`)).toBe(true);
  });

  it("is identified by the address that a trusted proxy sets", async () => {
    expect(await refused(true, (call) => `192.0.2.${call}`)).toBe(false);
  });
});

describe("an unreachable database", () => {
  async function closedPglite(): Promise<OpenDatabase> {
    const database = await freshPglite();
    await database.close();
    return database;
  }

  async function stoppedPostgres(): Promise<OpenDatabase> {
    const cluster = await startPostgres();
    const database = await openPostgres(postgresAt(await cluster.freshDatabase()), () => undefined);
    await cluster.stop();
    return database;
  }

  it.each([
    ["PGlite", closedPglite],
    ["PostgreSQL", stoppedPostgres],
  ])("makes every call and the readiness check unavailable on %s", async (_kind, lose) => {
    const api = testApp(await lose());
    const answer = await api.call(routes.listTags);
    expect([answer.status, answer.code]).toEqual([503, ErrorCode.unavailable]);
    expect(answer.headers.get("Retry-After")).toMatch(/^\d+$/);
    expect((await api.app.request("/readyz")).status).toBe(503);
    expect((await api.app.request("/healthz")).status).toBe(200);
  });
});
