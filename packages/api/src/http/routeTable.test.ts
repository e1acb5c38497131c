import {
  changesSomething,
  ErrorCode,
  errorCodesOf,
  needsDiskSpace,
  rateOf,
  type Route,
  routes,
} from "@mimi/contract";
import { beforeAll, expect, it } from "vitest";
import { allAreas } from "../server/allAreas.ts";
import { user } from "../db/schema/referenced.ts";
import { describeDatabase } from "../testing/describeEachDatabase.ts";
import { entriesOf, exampleOf, isObjectInput } from "../testing/identifiers.ts";
import { expectCommonHeaders } from "../testing/commonHeaders.ts";
import { storedRows } from "../testing/storedRows.ts";
import { parseAnswer, type TestApp, testApp } from "../testing/testApp.ts";
import { ApiError } from "../shared/errors/ApiError.ts";
import { RateLimits } from "../domain/quota/RateLimits.ts";

const table: readonly (readonly [string, Route])[] = Object.entries(routes);
const unsessioned: readonly Route["who"][] = ["visitor", "bearer", "signature"];
const signedIn = table.filter(([, route]) => !unsessioned.includes(route.who));
const moderated = signedIn.filter(([, route]) => route.who === "moderator");

/** Routes outside of the table, each with its reason. */
const besides = [
  // Middleware of all answers: request ids, the log, and headers.
  ...["ALL /*", "ALL /api/*"],
  // The 404 answer in the envelope.
  "ALL /api/*",
  // Health, the document and images (contract 2 and 5).
  ...["GET /healthz", "GET /readyz", "GET /api/openapi.json", "GET /uploads/:name"],
  // The ranges of images.
  "GET /uploads/:name",
  // Pages of the payment simulator, in test mode only.
  ...["checkout", "management"].flatMap((page) => [`GET /api/test/${page}/`, `POST /api/test/${page}/`]),
];

/** GET calls that change something, as §7 requires. */
const changingGets = [
  ...["createCookie", "like", "dislike", "addFavourite", "getNewChatKey"],
  ...["getCheckoutUrl", "getManagementUrl"],
];

/** Rate limits that are used up. */
class ExhaustedLimits extends RateLimits {
  override consume(): Promise<void> {
    throw new ApiError(ErrorCode.rateLimited, { retryAfter: 1, details: { retry_after: 1 } });
  }
}

// Rule: moderation-queue
describeDatabase("the route table", (database) => {
  let api: TestApp;
  let hasty: TestApp;
  let session: string;
  beforeAll(async () => {
    api = testApp(database(), { limits: new RateLimits({ rates: null }) });
    hasty = testApp(database(), { limits: new ExhaustedLimits({ rates: null }) });
    session = await api.signIn("table");
    // A user with access to everything, so that only the input is refused.
    await api.deps.db.update(user).set({ role: "moderator" });
  });

  async function refusal(route: Route, input: unknown) {
    const answer = await parseAnswer(await api.send(route, input, { session }));
    return { code: answer.code, status: answer.status, fields: answer.details?.fields };
  }

  // Rule: calls-list
  it("is served completely, each call once, and nothing else", () => {
    const served = allAreas(api.deps).flatMap((area) => area.served.map(({ route }) => route));
    expect(new Set(served)).toEqual(new Set(Object.values(routes)));
    expect(served).toHaveLength(table.length);
    const named = table.map(([, route]) => `${route.method} /api${route.path}`);
    const mounted = api.app.routes.map(({ method, path }) => `${method} ${path}`);
    // An address has several handlers of Hono.
    expect(new Set(mounted)).toEqual(new Set([...named, ...besides]));
  });

  it.each([
    "/api/",
    "/api/user",
    "/api/admin/",
    "/api/user/../secret/",
    "/api/%00/",
    "/api/character/detail",
  ])("answers %s, which is not in it, with the envelope of 404", async (path) => {
    const answer = await parseAnswer(await api.app.request(path));
    expect([answer.status, answer.code]).toEqual([404, ErrorCode.notFound]);
  });

  const alone = table.filter(
    ([, route]) => table.filter(([, other]) => other.path === route.path).length === 1,
  );
  it.each(alone)("%s answers to its own method only", async (_name, route) => {
    const other = { ...route, method: route.method === "GET" ? "POST" : "GET", inputIn: "none" } as const;
    expect((await api.send(other, {}, { session })).status).toBe(404);
  });

  // Rule: every-write-rate-limited
  it("has a rate limit for every call that changes something, except for the signed one of the payment provider", () => {
    const unlimited = table.filter(([, route]) => changesSomething(route) && rateOf(route) === null);
    expect(unlimited.map(([name]) => name)).toEqual(["handlePaymentWebhook"]);
  });

  const paced = table.filter(([name]) => name !== "deleteUser");
  // Rule: every-write-rate-limited
  it.each(paced)("%s has a rate limit only if its document says so", async (name, route) => {
    const own = name === "signOut" ? await api.signIn("leaving") : session;
    const answer = await hasty.send(route, exampleOf(route), { session: own });
    const isPaced = errorCodesOf(route).includes(ErrorCode.rateLimited);
    expect(answer.status === 429).toBe(isPaced);
    if (isPaced) expect(answer.headers.get("Retry-After")).toMatch(/^\d+$/);
    await answer.body?.cancel();
  });

  // Rule: visitor-calls-refused
  it.each(signedIn)("%s refuses visitors before it reads their input", async (_name, route) => {
    const answer = await parseAnswer(await api.send(route, { zz: "1" }));
    expect([answer.status, answer.code]).toEqual([401, ErrorCode.signedOut]);
  });

  it.each(moderated)(
    "%s refuses users who are not moderators before it reads their input",
    async (_name, route) => {
      const answer = await parseAnswer(
        await api.send(route, { zz: "1" }, { session: await api.signIn("plain") }),
      );
      expect([answer.status, answer.code, answer.details]).toEqual([
        403,
        ErrorCode.notAllowed,
        { needs: "moderator" },
      ]);
    },
  );

  // Rule: every-field-checked
  it.each(table)("%s names an unknown input", async (name, route) => {
    const { code, status, fields } = await refusal(route, { ...exampleOf(route), zz_unknown: "1" });
    expect([code, status, fields]).toEqual([ErrorCode.invalidInput, 400, { zz_unknown: "unknown" }]);
  });

  const known = table.flatMap(([name, route]) =>
    Object.keys(entriesOf(route)).map((key) => [name, key, route] as const),
  );
  const required = known.filter(([, key, route]) => entriesOf(route)[key]?.type !== "optional");
  // Rule: every-field-checked
  it.each(required)("%s names %s when it is missing", async (_name, key, route) => {
    const { [key]: _left, ...rest } = exampleOf(route);
    const { code, fields } = await refusal(route, rest);
    expect([code, fields]).toEqual([ErrorCode.invalidInput, { [key]: "required" }]);
  });

  it.each(known)("%s names %s when it is too long", async (_name, key, route) => {
    const { code, fields } = await refusal(route, {
      ...exampleOf(route),
      [key]: "9".repeat(150_000),
    });
    expect(code).toBe(ErrorCode.invalidInput);
    expect(Object.keys(fields ?? {})).toEqual([key]);
  });

  it.each(known.filter(([, , route]) => route.inputIn === "json"))(
    "%s names %s when it has another type",
    async (_name, key, route) => {
      const other = isObjectInput(route, key) ? true : { a: [] };
      const { code, fields } = await refusal(route, { ...exampleOf(route), [key]: other });
      expect(code).toBe(ErrorCode.invalidInput);
      expect(Object.keys(fields ?? {})).toEqual([key]);
    },
  );

  it.each(known.filter(([, , route]) => route.inputIn === "query"))(
    "%s refuses %s when it is repeated",
    async (_name, key, route) => {
      const url = new URL(`http://api.test/api${route.path}`);
      for (const [one, value] of Object.entries(exampleOf(route))) url.searchParams.set(one, String(value));
      url.searchParams.append(key, "1");
      url.searchParams.append(key, "1");
      const answer = await parseAnswer(await api.app.request(url, { headers: { "mimi-cookie": session } }));
      expect(answer.code).toBe(ErrorCode.invalidInput);
      expect(Object.keys(answer.details?.fields ?? {})).toContain(key);
    },
  );

  it.each(table)("%s is never cached, and names what it depends on", async (name, route) => {
    const response = await api.send(route, { ...exampleOf(route), zz_unknown: "1" });
    expectCommonHeaders(response);
  });

  it("guards the calls that change something, and no others", () => {
    const guarded = table.filter(([, route]) => changesSomething(route)).map(([name]) => name);
    const posts = table.filter(([, route]) => route.method === "POST").map(([name]) => name);
    expect(guarded.toSorted()).toEqual([...posts, ...changingGets].toSorted());
  });

  it("accepts only calls that end something on a nearly full disk", () => {
    const accepted = table.filter(([, route]) => changesSomething(route) && !needsDiskSpace(route));
    expect(accepted.map(([name]) => name)).toEqual(["signOut", "stopReply"]);
  });

  it("changes nothing by calls without the guard", async () => {
    // Only the bytes of exports are counted.
    const rows = async () =>
      new Map([...(await storedRows(api.deps.db))].filter(([name]) => name !== "byte_usage"));
    const before = await rows();
    for (const [name, route] of table.filter(([, one]) => !changesSomething(one))) {
      const response = await api.send(route, exampleOf(route), { session });
      expect(response.status, name).toBeLessThan(500);
      await response.text();
    }
    expect(await rows()).toEqual(before);
  });

  const changing = table.filter(([, route]) => changesSomething(route));
  it.each(changing)(
    "%s, which changes something, refuses links and images of other sites",
    async (name, route) => {
      for (const mode of ["navigate", "no-cors"]) {
        const options = { session, headers: { "Sec-Fetch-Mode": mode } };
        const answer = await parseAnswer(await api.send(route, exampleOf(route), options));
        expect([answer.status, answer.code]).toEqual([403, ErrorCode.notAllowed]);
        expect(answer.details).toEqual({ needs: "own_page" });
      }
    },
  );
});
