import {
  getCharacter,
  getLastHistory,
  getUser,
  listChats,
  listIndex,
  listMessages,
  listTop,
  type Route,
} from "@mimi/contract";
import { describe, expect, it } from "vitest";
import { contactOf } from "./locales/en/documents/contact.ts";
import { policy } from "./locales/en/documents/policy.ts";
import { term } from "./locales/en/documents/term.ts";
import { pageAt } from "./app/pages/pages.ts";
import { pageServerOf } from "./pageServerOf.ts";
import { paths } from "./paths.ts";
import { routeAt, routes } from "./routes.ts";
import { requestInputOf } from "./services/api/call.ts";
import { requestOf } from "./services/api/http.ts";

const server = pageServerOf(routes, () => Promise.resolve(""));

it.each([
  ["/", "HomePage", 200],
  ["/search", "SearchPage", 200],
  ["/character/odile/detail", "DetailPage", 200],
  ["/character/odile/chat", "ChatPage", 200],
  ["/character/odile/chat/abc", "ChatPage", 200],
  ["/character", "FormPage", 200],
  ["/character/odile", "FormPage", 200],
  ["/character/odile/", "FormPage", 200],
  ["/chats", "ChatsPage", 200],
  ["/policy", "PolicyPage", 200],
  ["/term", "TermPage", 200],
  ["/safety", "SafetyPage", 200],
  ["/safety/take-down", "ReportPage", 200],
  ["/safety/report", "ReportPage", 200],
  ["/contact-us", "ContactPage", 200],
  ["/moderation", "ModerationPage", 404],
  ["/nowhere", "NotFoundPage", 404],
  ["/character/odile/nowhere", "NotFoundPage", 404],
  ["/policy/x", "NotFoundPage", 404],
  ["/index.html", "NotFoundPage", 404],
])("the page at %s is %s, with status %i", (path, page, status) => {
  const served = server.pageAt(path, false);
  expect([served.source, served.status]).toEqual([`src/app/pages/${page}.tsx`, status]);
});

it("names a page of src/app in each route", async () => {
  for (const route of Object.values(routes)) {
    const { page } = pageAt(route.pattern.replace(/:(\w+)\??/g, "$1").replace("/*?", "/no/such/page"));
    expect([page.route.page, typeof (await page.load())]).toEqual([route.page, "function"]);
  }
});

it.each([
  "/character/odile",
  "/character/odile/chat",
  "/character/odile/chat/key",
  "/character",
  "/chats",
  "/nowhere",
])("keeps %s from search engines", (path) => expect(server.pageAt(path, false).head.indexed).not.toBe("yes"));

it.each([
  ["/", "?utm_source=mail", true],
  ["/character/odile/detail", "", true],
  ["/policy", "", true],
  ["/character/odile/chat", "", true],
  // The greeting that the address chooses is not the one that everybody sees first.
  ["/character/odile/chat", "?greeting=2", false],
  ["/character/odile/chat/abc", "", false],
  ["/search", "", false],
  ["/chats", "", false],
])("decides whether the server renders %s%s: %s", (path, search, isRendered) => {
  expect(server.pageAt(path, false, search).prefetch !== null).toBe(isRendered);
});

it("renders for users what is the same for all of them: a chat at any address, without messages", () => {
  const addresses = ["/character/odile/chat", "/character/odile/chat/abc"];
  for (const path of addresses)
    expect(server.pageAt(path, false, "?greeting=2").userPrefetch).toEqual([
      "/character/detail/?character_id=odile",
    ]);
  for (const path of ["/", "/character/odile/detail", "/chats"])
    expect(server.pageAt(path, false).userPrefetch).toBeNull();
});

it("lists the pages for everybody to search engines, and asks them not to fetch chats", () => {
  expect(server.indexedPaths).toEqual([
    "/",
    "/search",
    "/policy",
    "/term",
    "/safety",
    "/safety/take-down",
    "/contact-us",
  ]);
  expect(server.disallowedPaths).toEqual(["/character/*/chat"]);
});

it.each([
  ["policy", policy],
  ["term", term],
  ["contactUs", contactOf(null)],
] as const)("gives %s the title and the lead of its document", (name, { title, lead }) => {
  expect(server.pageAt(routes[name].pattern, false).head).toMatchObject({
    title: `${title} · Mimi`,
    description: lead,
  });
});

it.each([
  [paths.detail("odile"), "/character/odile/detail"],
  [paths.chat("odile"), "/character/odile/chat"],
  [paths.chat("odile", "abc", 2), "/character/odile/chat/abc?greeting=2"],
  [paths.turn("odile", "abc", "t1"), "/character/odile/chat/abc?turn=t1"],
  [paths.create("odile"), "/character?from=odile"],
  [paths.edit("odile"), "/character/odile"],
  [paths.search("q=rain"), "/search?q=rain"],
  [paths.chats(), "/chats"],
  [paths.chats("rain & tea"), "/chats?q=rain%20%26%20tea"],
])("makes the link %s from its pattern", (made, expected) => expect(made).toBe(expected));

// Rule: odd-input-refused
it.each(["/\n", "/\r\nX: y", "/policy\n", "/a\u2028b", ""])(
  "has the page for unknown addresses at %j",
  (path) => {
    expect(routeAt(path).route).toBe(path === "" ? routes.home : routes.notFound);
  },
);

describe("prefetch", () => {
  const visitor = { isPhone: false, isSignedIn: false, rating: "sfw" } as const;
  const prefetched = (
    path: string,
    visit: { isPhone: boolean; isSignedIn: boolean; isRendered?: boolean; rating: "sfw" | "nsfw" },
  ) => {
    const { route, params } = routeAt(path);
    return route.prefetch({ isRendered: false, ...visit, params });
  };
  /** The address that a call requests. */
  function addressOf<R extends Route>(route: R, input: Parameters<typeof requestInputOf<R>>[1]): string {
    const { url } = requestOf({ session: () => null, origin: "http://m" }, requestInputOf(route, input, {}));
    return url.replace("http://m/api", "");
  }

  it.each([
    ["on a wide screen", false, "sfw", 20],
    ["on a phone", true, "sfw", 10],
    ["where adult characters are wanted", false, "nsfw", 20],
  ] as const)("requests the lists of home as home does, %s (§7)", (_where, isPhone, rating, count) => {
    expect(prefetched("/", { ...visitor, isPhone, rating })).toEqual([
      addressOf(listTop, { rating }),
      addressOf(listIndex, { page: 1, count, rating }),
    ]);
  });

  it("requests the character of its page", () => {
    expect(prefetched("/character/odile/detail", visitor)).toEqual([
      addressOf(getCharacter, { character_id: "odile" }),
    ]);
  });

  it.each([
    ["without a chat key, the last chat", "/character/odile/chat", getLastHistory, { character_id: "odile" }],
    ["with a chat key, its messages", "/character/odile/chat/abc", listMessages, { chat_key: "abc" }],
  ] as const)("requests the character, or for a user the user and, %s", (_which, path, route, input) => {
    const character = addressOf(getCharacter, { character_id: "odile" });
    expect(prefetched(path, visitor)).toEqual([character]);
    expect(prefetched(path, { ...visitor, isSignedIn: true })).toEqual([
      // A chat that exists brings its character.
      ...(path.endsWith("/chat") ? [character] : []),
      addressOf(getUser, {}),
      addressOf<Route>(route, input),
    ]);
  });

  it("requests the first page of all chats, only for a user", () => {
    expect(prefetched("/chats", visitor)).toEqual([]);
    expect(prefetched("/chats", { ...visitor, isSignedIn: true })).toEqual([
      addressOf(listChats, { page: 1, count: 20 }),
    ]);
  });

  it.each(["/search", "/policy", "/character/odile", "/nowhere"])("requests nothing at %s", (path) =>
    expect(prefetched(path, visitor)).toEqual([]),
  );
});
