import { ErrorCode, type Route, type RouteName, routes } from "@mimi/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { user } from "../db/schema.ts";
import { allAreas } from "../allAreas.ts";
import { freshPglite } from "../testing/databases.ts";
import { takeApart, type TestApp, testApp } from "../testing/testApp.ts";
import { codesOf } from "./answerCodes.ts";
import { ApiError } from "./ApiError.ts";
import { RateLimits } from "./RateLimits.ts";

const table: readonly (readonly [string, Route])[] = Object.entries(routes);
const signedIn = table.filter(([, route]) => route.who !== "visitor" && route.who !== "bearer");
const moderated = signedIn.filter(([, route]) => route.who === "moderator");

const oneMessage = { chat_key: "k".repeat(22), message_id: "a" };

/** Good input for every call that needs any, so that exactly one thing can be made wrong. */
const good: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  updateUser: { user_name: "Ada", avatar: "/uploads/a.webp", biography: "" },
  attestAdult: { method: "statement", version: "2026-11" },
  hide: { kind: "tag", id: "1" },
  report: { kind: "character", id: "a", reason: "spam" },
  decideModeration: { kind: "character", id: "a", decision: "dismiss" },
  getCheckoutUrl: { plan: 105 },
  listByTag: { tag_id: 1 },
  search: { info: "rain" },
  getCharacter: { character_id: "a" },
  searchCreators: { info: "rain" },
  saveCharacter: { name: "Ada" },
  listSimilar: { character_id: "a" },
  deleteCharacter: { character_id: "a" },
  restoreCharacter: { character_id: "a" },
  like: { character_id: "a" },
  dislike: { character_id: "a" },
  addFavourite: { character_id: "a" },
  getLastHistory: { character_id: "a" },
  getNewChatKey: { character_id: "a" },
  listMessages: { chat_key: "k".repeat(22) },
  sendMessage: { chat_key: "k".repeat(22), character_id: "a", client_id: "c".repeat(16), text: "Hello." },
  regenerateReply: { ...oneMessage, client_id: "c".repeat(16) },
  continueReply: { ...oneMessage, client_id: "c".repeat(16) },
  resumeStream: oneMessage,
  stopReply: oneMessage,
  editMessage: { ...oneMessage, text: "Hello." },
  selectAlternative: { ...oneMessage, index: 0 },
  deleteFrom: oneMessage,
  restoreChat: { chat_key: "k".repeat(22) },
  branchChat: { ...oneMessage, client_id: "c".repeat(16) },
  pinChat: { chat_key: "k".repeat(22), pinned: true },
  giveFeedback: { ...oneMessage, verdict: "up" },
  renameChat: { chat_key: "k".repeat(22), title: "Rain" },
  deleteChat: { chat_key: "k".repeat(22) },
  searchChats: { text: "rain" },
  exportChat: { chat_key: "k".repeat(22) },
  savePersona: { name: "Sam" },
  deletePersona: { persona_id: "a" },
  getMemory: { chat_key: "k".repeat(22) },
  saveMemory: { chat_key: "k".repeat(22) },
  deleteMemory: { chat_key: "k".repeat(22), line_id: "a" },
  getPrompt: { chat_key: "k".repeat(22) },
  getRevision: { chat_key: "k".repeat(22) },
  decideRevision: { chat_key: "k".repeat(22), take: true },
  suggest: { chat_key: "k".repeat(22) },
};

/** Inputs that are objects themselves. */
const objects = ["book", "extensions", "card_raw"];

/** Limits that everybody has used up. */
class SpentLimits extends RateLimits {
  override spend(): void {
    throw new ApiError(ErrorCode.rateLimited, { retryAfter: 1, details: { retry_after: 1 } });
  }
}

describe("the route table", () => {
  let api: TestApp;
  let hasty: TestApp;
  let session: string;
  beforeAll(async () => {
    const database = await freshPglite();
    api = testApp(database);
    hasty = testApp(database, { limits: new SpentLimits({ on: true }) });
    session = await api.signIn("table");
    // Whoever is let in everywhere, so that what is refused is the input.
    await api.deps.db.update(user).set({ role: "moderator" });
  });

  async function refusal(route: Route, input: unknown) {
    const answer = await takeApart(await api.send(route, input, { session }));
    return { code: answer.code, status: answer.status, fields: answer.details?.fields };
  }

  it("is served whole, each call once, and nothing besides", () => {
    const served = allAreas(api.deps).flatMap((area) => area.served.map(({ route }) => route));
    expect(new Set(served)).toEqual(new Set(Object.values(routes)));
    expect(served).toHaveLength(table.length);
  });

  it.each([
    "/api/",
    "/api/user",
    "/api/admin/",
    "/api/user/../secret/",
    "/api/%00/",
    "/api/character/detail",
  ])("answers %s, which it does not name, with the envelope of absence", async (path) => {
    const answer = await takeApart(await api.app.request(path));
    expect([answer.status, answer.code]).toEqual([404, ErrorCode.notFound]);
  });

  const alone = table.filter(
    ([, route]) => table.filter(([, other]) => other.path === route.path).length === 1,
  );
  it.each(alone)("%s answers to its own method alone", async (_name, route) => {
    const other = { ...route, method: route.method === "GET" ? "POST" : "GET", place: "none" } as const;
    expect((await api.send(other, {}, { session })).status).toBe(404);
  });

  // Where a call looks for what it is about first, absence is all that the hasty learn.
  const aboutSomething = ["suggest"];
  const paced = table.filter(([name]) => !aboutSomething.includes(name) && name !== "deleteUser");
  it.each(paced)(
    "%s slows down who is hasty, if its document says so, and nobody else",
    async (name, route) => {
      const own = name === "signOut" ? await api.signIn("leaving") : session;
      const answer = await hasty.send(route, good[name] ?? {}, { session: own });
      const isPaced = codesOf(name as RouteName, route).includes(ErrorCode.rateLimited);
      expect(answer.status === 429).toBe(isPaced);
      if (isPaced) expect(answer.headers.get("Retry-After")).toMatch(/^\d+$/);
      await answer.body?.cancel();
    },
  );

  it.each(signedIn)("%s refuses visitors before it looks at their input", async (_name, route) => {
    const answer = await takeApart(await api.send(route, { zz: "1" }));
    expect([answer.status, answer.code]).toEqual([401, ErrorCode.signedOut]);
  });

  it.each(moderated)(
    "%s refuses whoever is no moderator, before it looks at their input",
    async (_name, route) => {
      const answer = await takeApart(
        await api.send(route, { zz: "1" }, { session: await api.signIn("plain") }),
      );
      expect([answer.status, answer.code, answer.details]).toEqual([
        403,
        ErrorCode.notAllowed,
        { needs: "moderator" },
      ]);
    },
  );

  it.each(table)("%s names an input that it does not know", async (name, route) => {
    const { code, status, fields } = await refusal(route, { ...good[name], zz_unknown: "1" });
    expect([code, status, fields]).toEqual([ErrorCode.invalidInput, 400, { zz_unknown: "unknown" }]);
  });

  const required = Object.entries(good).flatMap(([name, input]) =>
    Object.keys(input).map((key) => [name, key] as const),
  );
  it.each(required)("%s names %s when it is missing", async (name, key) => {
    const { [key]: _left, ...rest } = good[name] ?? {};
    const { code, fields } = await refusal(routeNamed(name), rest);
    expect([code, fields]).toEqual([ErrorCode.invalidInput, { [key]: "required" }]);
  });

  const known = table.flatMap(([name, route]) =>
    Object.keys(entriesOf(route)).map((key) => [name, key] as const),
  );
  it.each(known)("%s names %s when it is endless", async (name, key) => {
    const { code, fields } = await refusal(routeNamed(name), { ...good[name], [key]: "9".repeat(150_000) });
    expect(code).toBe(ErrorCode.invalidInput);
    expect(Object.keys(fields ?? {})).toEqual([key]);
  });

  it.each(known.filter(([name]) => routeNamed(name).place === "json"))(
    "%s names %s when it is of another type",
    async (name, key) => {
      const other = objects.includes(key) ? true : { a: [] };
      const { code, fields } = await refusal(routeNamed(name), { ...good[name], [key]: other });
      expect(code).toBe(ErrorCode.invalidInput);
      expect(Object.keys(fields ?? {})).toEqual([key]);
    },
  );

  it.each(known.filter(([name]) => routeNamed(name).place === "query"))(
    "%s refuses %s said twice",
    async (name, key) => {
      const url = new URL(`http://api.test/api${routeNamed(name).path}`);
      for (const [one, value] of Object.entries(good[name] ?? {})) url.searchParams.set(one, String(value));
      url.searchParams.append(key, "1");
      url.searchParams.append(key, "1");
      const answer = await takeApart(await api.app.request(url, { headers: { "mimi-cookie": session } }));
      expect(answer.code).toBe(ErrorCode.invalidInput);
      expect(Object.keys(answer.details?.fields ?? {})).toContain(key);
    },
  );

  it.each(table)("%s is never kept by a cache, and says what it depends on", async (name, route) => {
    const response = await api.send(route, { ...good[name], zz_unknown: "1" });
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(response.headers.get("Vary")).toBe("mimi-cookie");
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(response.headers.get("X-Request-Id")).toMatch(/^[\w-]{1,64}$/);
  });

  const changing = table.filter(
    ([name, route]) =>
      route.method === "POST" || ["like", "dislike", "addFavourite", "createCookie"].includes(name),
  );
  it.each(changing)(
    "%s, which changes something, refuses links and images of other pages",
    async (name, route) => {
      for (const mode of ["navigate", "no-cors"]) {
        const options = { session, headers: { "Sec-Fetch-Mode": mode } };
        const answer = await takeApart(await api.send(route, good[name] ?? {}, options));
        expect([answer.status, answer.code]).toEqual([403, ErrorCode.notAllowed]);
      }
    },
  );
});

function routeNamed(name: string): Route {
  const found = table.find(([one]) => one === name);
  if (!found) throw new Error(`There is no route named ${name}.`);
  return found[1];
}

function entriesOf(route: Route): Record<string, unknown> {
  return (route.input as unknown as { entries: Record<string, unknown> }).entries;
}
