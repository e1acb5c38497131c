import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { DataOf, Envelope, InputOf, Route } from "@mimi/contract";
import { routes } from "@mimi/contract";
import { and, eq } from "drizzle-orm";
import { pino } from "pino";
import * as v from "valibot";
import { allAreas } from "../server/allAreas.ts";
import type { OpenDatabase } from "../db/Database.ts";
import { user } from "../db/schema/referenced.ts";
import { userSearch } from "../db/search/searchColumns.ts";
import type { Deps } from "../domain/deps.ts";
import type { App } from "../http/App.ts";
import { AccountStorage } from "../domain/quota/AccountStorage.ts";
import { RateLimits } from "../domain/quota/RateLimits.ts";
import { createApp } from "../http/createApp.ts";
import { makeDeps } from "../server/makeDeps.ts";
import { firebaseIdentity } from "../providers/identity/firebaseIdentity.ts";
import { readSettings } from "../config/settings.ts";
import { identityToken, testKeys } from "./identityTokens.ts";

/** A parsed answer of the API. */
export interface Answer<Data> {
  readonly status: number;
  readonly headers: Headers;
  readonly code: number;
  readonly data: Data;
  readonly details: Envelope<Data>["details"];
}

/** The user and the headers of a call. */
export interface CallOptions {
  /** A session value; a visitor without one. */
  readonly session?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The whole API in this process, without a socket. */
export interface TestApp {
  readonly app: App;
  readonly deps: Deps;
  /** Sends a request by a route of the contract, with any input. */
  send(route: Route, input?: unknown, options?: CallOptions): Promise<Response>;
  /** Calls a route and parses its envelope. */
  call<R extends Route>(route: R, input?: InputOf<R>, options?: CallOptions): Promise<Answer<DataOf<R>>>;
  /** Signs in the user who has chosen this name, creating it if needed, and resolves to a session. */
  signIn(name: string): Promise<string>;
  /** Stops the areas, as at the end of the process. */
  stop(): Promise<void>;
}

/** Builds the API on a database, with identity tokens of {@link identityToken}. */
export function testApp(database: OpenDatabase, overrides: Partial<Deps> = {}): TestApp {
  const dataDir = mkdtempSync(join(tmpdir(), "mimi-data-"));
  // Titles are requested in the background: the calls of most tests are only those of replies.
  const settings = readSettings({
    MIMI_DATA_DIR: dataDir,
    PUBLIC_URL: "http://127.0.0.1:5871",
    CHAT_TITLES: "message",
  });
  const defaults = makeDeps(settings, pino({ level: process.env.LOG_LEVEL || "silent" }), database);
  const now = overrides.now ?? defaults.now;
  const identity = firebaseIdentity(settings.identity, testKeys, now);
  // Most tests make more calls than a user does.
  const limits = new RateLimits({ rates: null });
  const storage = new AccountStorage({ db: database.db, now });
  const deps: Deps = { ...defaults, identity, limits, storage, ...overrides };
  const areas = allAreas(deps);
  const app = createApp(deps, areas);
  const send: TestApp["send"] = async (route, input = {}, options = {}) =>
    app.request(requestFor("http://api.test", route, input, options));
  return {
    app,
    deps,
    send,
    call: callBy(send),
    stop: async () => {
      for (const area of areas) await area.stop?.();
      await deps.counters.close();
    },
    signIn: async (name) => {
      // By the clock of the app: a token of a time that is too far ahead would be refused.
      const iat = Math.floor(deps.now().getTime() / 1000);
      const times = { iat, auth_time: iat, exp: iat + 3600 };
      const token = await identityToken({ sub: `sub-${name}`, email: `${name}@example.org`, ...times });
      const answer = await send(routes.createCookie, {}, { headers: { Authorization: `Bearer ${token}` } });
      const { data } = await parseAnswer<string>(answer);
      const isNew = and(eq(user.identity_sub, `sub-${name}`), eq(user.name_state, "unset"));
      await database.db
        .update(user)
        .set({ user_name: name, ...userSearch(name), name_state: "chosen" })
        .where(isNew);
      return data;
    },
  };
}

/** Calls routes: parses the envelope and refuses fields outside of the contract. */
export function callBy(send: TestApp["send"]): TestApp["call"] {
  return async (route, input, options) => {
    const answer = await parseAnswer<DataOf<typeof route>>(await send(route, input, options));
    if (answer.code === 0) refuseExtras(route, answer.data);
    return answer;
  };
}

/** Parses an envelope. */
export async function parseAnswer<Data>(response: Response): Promise<Answer<Data>> {
  const { status, headers } = response;
  const { code, data, details } = (await response.json()) as Envelope<Data>;
  return { status, headers, code, data: data as Data, details };
}

/** A field outside of the contract could leak data. */
function refuseExtras(route: Route, data: unknown): void {
  if (isDeepStrictEqual(v.parse(route.data, data), data)) return;
  throw new Error(`${route.path} answered with more than its schema: ${JSON.stringify(data)}`);
}

/** The request of a call to the API at an origin. */
export function requestFor(origin: string, route: Route, input: unknown, options: CallOptions): Request {
  const url = new URL(`${origin}/api${route.path}`);
  const headers = new Headers(options.headers);
  if (options.session) headers.set("mimi-cookie", options.session);
  if (route.inputIn !== "json") {
    for (const [name, value] of Object.entries(input as object)) url.searchParams.set(name, String(value));
    return new Request(url, { method: route.method, headers });
  }
  if (!headers.has("Content-Type")) headers.set("Content-Type", "application/json");
  return new Request(url, { method: route.method, headers, body: JSON.stringify(input) });
}
