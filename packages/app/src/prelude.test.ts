import { readingVars } from "@mimi/ui/tokens";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

interface Situation {
  readonly path?: string;
  /** What local storage holds. */
  readonly stored?: Readonly<Record<string, string>>;
  /** What preferences hold. */
  readonly chosen?: unknown;
  readonly isPhone?: boolean;
  readonly prefersDark?: boolean;
  /** What the server rendered the page for. @default nothing */
  readonly rendered?: "visitor" | "user";
  /** Whose messages were stored. @default nothing is stored */
  readonly lastViewOf?: string;
}

beforeEach(() => {
  // What the prelude does a second later is not part of these tests.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
  globalThis.mimiPrelude = undefined;
});

/** Runs the prelude, and returns what it did to the page. */
async function runPrelude(situation: Situation = {}) {
  const { path = "/policy", stored = {}, chosen, isPhone = false, prefersDark = false } = situation;
  const { rendered, lastViewOf } = situation;
  const values = new Map(Object.entries(stored));
  const style: Record<string, string> = {};
  const roots: string[] = [];
  const dataset = new Proxy<Record<string, string>>(rendered ? { rendered } : {}, {
    set(target, name, value: string) {
      if (name === "root") roots.push(value);
      return Reflect.set(target, name, value);
    },
  });
  const icon = { href: "/favicon.svg" };
  const document = {
    title: "Mimi",
    fonts: { size: 1, load: () => Promise.resolve([]), [Symbol.iterator]: () => [].values() },
    documentElement: {
      dataset,
      style: { setProperty: (name: string, value: string) => (style[name] = value) },
    },
    querySelector: () => icon,
    addEventListener: () => undefined,
  };
  const soon = (target: Record<string, unknown>, event: string) => {
    queueMicrotask(() => (target[event] as () => void)());
    return target;
  };
  const lastViews = lastViewOf && { owner: lastViewOf, views: [{ path, view: { rows: ["A line"] } }] };
  const objectStore = (name: string) => ({
    get: () => soon({ result: name === "views" ? lastViews : chosen }, "onsuccess"),
  });
  const database = { transaction: () => ({ objectStore }), close: () => undefined };
  const requests: Request[] = [];
  vi.stubGlobal("document", document);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("location", new URL(path, "http://mimi.test"));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  });
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("dark") ? prefersDark : isPhone,
  }));
  vi.stubGlobal(
    "FontFace",
    class {
      load = () => Promise.resolve();
    },
  );
  vi.stubGlobal("indexedDB", { open: () => soon({ result: database }, "onsuccess") });
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    requests.push(new Request(url, init));
    return new Response("{}");
  });
  const showMessages = vi.fn(() => true);
  vi.doMock("./services/browser/messagesView.ts", () => ({ showMessages }));
  await import("./prelude.ts");
  const canHydrate = await globalThis.mimiPrelude?.canHydrate;
  await globalThis.mimiPrelude?.preferences;
  return {
    ...{ dataset, style, icon, values, canHydrate, isHiddenAtFirst: roots[0] === "hidden" },
    title: document.title,
    views: showMessages.mock.calls.flat(),
    isHidden: dataset.root === "hidden",
    requests: requests.map(({ url, headers }) => [
      url.replace("http://mimi.test", ""),
      headers.get("mimi-cookie"),
    ]),
  };
}

describe("the theme", () => {
  it.each([
    ["the stored one", { "mimi-dark": "true" }, false, "dark"],
    ["the stored one", { "mimi-dark": "false" }, true, "light"],
    ["the system's", {}, true, "dark"],
    ["the system's", {}, false, "light"],
  ])("is %s before the first paint (§4)", async (_which, stored, prefersDark, theme) => {
    expect((await runPrelude({ stored, prefersDark })).dataset.theme).toBe(theme);
  });
});

describe("preferences", () => {
  const choices = (["serif", "sans", "legible"] as const).flatMap((typeface) =>
    (["small", "largest"] as const).map((size) => ({ typeface, size, lineLength: "long" as const })),
  );

  // Rule: reading-settings-first-paint
  it.each(choices)("set the chosen typeface and size of prose: $typeface, $size", async (reading) => {
    expect((await runPrelude({ chosen: { reading } })).style).toEqual(readingVars(reading));
  });

  it.each([
    ["nothing", undefined],
    ["something else", { density: "compact" }],
    ["what another version knows", { reading: { typeface: "serif", size: "huge", lineLength: "long" } }],
  ])("leave prose as it is where %s was chosen", async (_what, chosen) => {
    expect((await runPrelude({ chosen })).style).toEqual({});
  });

  it("hide the title and the icon in discreet mode (product 6.12)", async () => {
    const { title, icon, dataset } = await runPrelude({ chosen: { discreet: true } });
    expect([title, icon.href, dataset.discreet]).toEqual(["Reading", "data:,", ""]);
  });

  it("set the density of cards", async () => {
    expect((await runPrelude({ chosen: { density: "compact" } })).dataset.density).toBe("compact");
  });
});

describe("requests", () => {
  it("are made at once for a page that is rendered in the browser", async () => {
    const { requests } = await runPrelude({ path: "/", stored: { "mimi-cookie": "s" }, isPhone: true });
    expect(requests).toEqual([
      ["/api/index/top/?rating=sfw", "s"],
      ["/api/index/?page=1&count=10&rating=sfw", "s"],
    ]);
  });

  it("ask for adult characters only where they are wanted, and write the absent flag (§7)", async () => {
    const { requests, values } = await runPrelude({ path: "/", stored: { "mimi-adult": "true" } });
    expect(requests[0]).toEqual(["/api/index/top/?rating=nsfw", null]);
    expect(values.get("mimi-adult")).toBe("true");
    vi.resetModules();
    expect((await runPrelude()).values.get("mimi-adult")).toBe("false");
  });

  it("are not made for a page that the server rendered for this visitor", async () => {
    expect((await runPrelude({ path: "/", rendered: "visitor" })).requests).toEqual([]);
  });
});

describe("a page that the server rendered", () => {
  it("is shown to a visitor once it is known that nothing is hidden", async () => {
    const { isHiddenAtFirst, isHidden, canHydrate } = await runPrelude({
      path: "/",
      rendered: "visitor",
      chosen: { density: "compact", hidden: {} },
    });
    expect([isHiddenAtFirst, isHidden, canHydrate]).toEqual([true, false, true]);
  });

  it.each([
    ["a narrow window", { isPhone: true }],
    ["a wide window", { isPhone: false }],
  ])("is valid for %s, because styles decide about the layout", async (_what, situation) => {
    const { isHidden, canHydrate, requests } = await runPrelude({
      path: "/",
      rendered: "visitor",
      ...situation,
    });
    expect([isHidden, canHydrate, requests]).toEqual([false, true, []]);
  });

  it.each([
    ["a user is signed in", { stored: { "mimi-cookie": "s" } }],
    ["adult characters are wanted", { stored: { "mimi-adult": "true" } }],
    ["something is hidden", { chosen: { hidden: { "tag:3": "Noir" } } }],
  ])("is never shown where %s", async (_why, situation) => {
    const { isHiddenAtFirst, isHidden, canHydrate } = await runPrelude({
      path: "/",
      rendered: "visitor",
      ...situation,
    });
    expect([isHiddenAtFirst, isHidden, canHydrate]).toEqual([true, true, false]);
  });
});

describe("a page that the server rendered for users", () => {
  const path = "/character/odile/chat/k1";

  // Rule: user-chat-before-code
  it("is shown to a user, whose messages are requested at once", async () => {
    const stored = { "mimi-cookie": "s", "mimi-adult": "true" };
    const { isHidden, canHydrate, requests } = await runPrelude({ path, rendered: "user", stored });
    expect([isHidden, canHydrate]).toEqual([false, true]);
    expect(requests).toEqual([
      ["/api/user/", "s"],
      ["/api/chat/messages/?chat_key=k1", "s"],
    ]);
  });

  it("brings the character of a chat without a key", async () => {
    const { requests } = await runPrelude({
      path: "/character/odile/chat",
      rendered: "user",
      stored: { "mimi-cookie": "s" },
    });
    expect(requests.map(([address]) => address)).toEqual([
      "/api/user/",
      "/api/character/last_history/?character_id=odile",
    ]);
  });

  it("has no messages that another user saw", async () => {
    const stored = { "mimi-cookie": "secret-12345678" };
    const { views, canHydrate } = await runPrelude({
      ...{ path, rendered: "user", stored, lastViewOf: "87654321" },
    });
    expect([views, canHydrate]).toEqual([[], true]);
  });

  it("is not shown in discreet mode, which shortens its names", async () => {
    const stored = { "mimi-cookie": "secret-12345678" };
    const { views, isHidden, canHydrate } = await runPrelude({
      ...{ path, rendered: "user", stored, lastViewOf: "12345678", chosen: { discreet: true } },
    });
    expect([views, isHidden, canHydrate]).toEqual([[], true, false]);
  });

  // Rule: user-chat-before-code
  it("is never shown to a visitor", async () => {
    const { isHidden, canHydrate } = await runPrelude({ path, rendered: "user" });
    expect([isHidden, canHydrate]).toEqual([true, false]);
  });
});

it("hides nothing of a page that the server did not render", async () => {
  const { isHiddenAtFirst, canHydrate } = await runPrelude({ path: "/" });
  expect([isHiddenAtFirst, canHydrate]).toEqual([false, false]);
});
