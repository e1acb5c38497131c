import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenDatabase } from "../../db/Database.ts";
import { readSettings } from "../../config/settings.ts";
import { addCharacter } from "../../testing/addCharacter.ts";
import { builtApp } from "../../testing/builtApp.ts";
import { freshPglite } from "../../testing/databases.ts";
import { testApp } from "../../testing/testApp.ts";

/** The data for hydration. */
interface Data {
  now: string;
  isPhone: boolean;
  answers: object;
}

let database: OpenDatabase;
let ada: string;
let now = new Date("2026-11-20T12:00:00Z");
let pageAt: (
  path: string,
  headers?: Readonly<Record<string, string>>,
) => Promise<{
  html: string;
  data: Data | null;
  answer: Response;
}>;

beforeAll(async () => {
  database = await freshPglite();
  const api = testApp(database, { settings: readSettings({ MIMI_APP_DIR: builtApp() }), now: () => now });
  pageAt = async (path, headers = {}) => {
    const answer = await api.app.request(path, { headers });
    const html = await answer.text();
    const [, json] = /id="mimi-data">(.*?)<\/script>/.exec(html) ?? [];
    return { html, answer, data: json === undefined ? null : (JSON.parse(json) as Data) };
  };
  ada = await api.signIn("ada");
});
afterAll(() => database.close());

const add = (parts: Parameters<typeof addCharacter>[1]) => addCharacter(database.db, parts);
const detail = (id: string) => `/character/detail/?character_id=${id}`;

it("contain the rendered markup, with the data that it was rendered from", async () => {
  await add({ id: "odile", name: "Odile", tagline: "A line" });
  const { html, data } = await pageAt("/character/odile/detail");
  expect(html).toContain('<div id="root"><p>Odile,A line,false,2026-11-20T12:00:00.000Z</p></div>');
  expect(html).toContain('<html lang="en" dir="ltr" data-rendered="visitor">');
  expect(html).not.toContain("<noscript>");
  expect(data).toMatchObject({
    now: "2026-11-20T12:00:00.000Z",
    isPhone: false,
    answers: { [detail("odile")]: { code: 0, data: { id: "odile", name: "Odile" } } },
  });
});

it("load the code of a rendered page from a template", async () => {
  const { html } = await pageAt("/");
  const [, template = ""] = /<template id="mimi-code">(.*)<\/template>/.exec(html) ?? [];
  expect(template).toContain('<script type="module" crossorigin src="/assets/a-1.js"></script>');
  expect(template).toContain('<link rel="modulepreload" href="/assets/home.js">');
  expect(html.match(/a-1\.js|home\.js/g)).toHaveLength(2);
});

it("do not let user text end an element or refer to a part of the page", async () => {
  const tagline = "</script><script>alert(1)</script> $& $1 $` <!--";
  await add({ id: "hostile", tagline });
  const { html, data } = await pageAt("/character/hostile/detail");
  expect(data).toMatchObject({ answers: { [detail("hostile")]: { data: { tagline } } } });
  const [, json = ""] = /id="mimi-data">(.*)<\/script>/.exec(html) ?? [];
  expect(json.slice(0, json.indexOf("</script>"))).not.toContain("<");
});

it("are rendered as for a visitor, for every browser", async () => {
  await add({ id: "adult", name: "Zz", rating: "nsfw", adult_attested: true });
  await add({ id: "unlisted", name: "Zz", visibility: "unlisted" });
  await add({ id: "private", name: "Zz", visibility: "private" });
  for (const id of ["adult", "unlisted", "private", "absent"]) {
    for (const place of ["detail", "chat"]) {
      const { html, data } = await pageAt(`/character/${id}/${place}`, { "mimi-cookie": ada });
      expect([html.includes("Zz"), html.includes("data-rendered"), data]).toEqual([false, false, null]);
    }
  }
});

it("are rendered on the server by the path and the query of their address", async () => {
  await add({ id: "ines", name: "Ines" });
  const plain = await pageAt("/character/ines/chat");
  expect(plain.html).toContain("<p>Ines,");
  expect(Object.keys(plain.data?.answers ?? {})).toEqual([detail("ines")]);
  // The head has nothing of the character, and search engines do not list the page.
  expect(plain.html).toContain("<title>chat</title>");
  expect(plain.html).toContain('<meta name="robots" content="noindex" />');
  const { html, data, answer } = await pageAt("/character/ines/chat?greeting=1");
  expect([answer.status, data, html.includes("Ines")]).toEqual([200, null, false]);
});

it.each([
  ["the browser's own word", { "Sec-CH-UA-Mobile": "?1" }, 10],
  ["its word against its name", { "Sec-CH-UA-Mobile": "?0", "User-Agent": "Mobile Safari" }, 20],
  ["its name", { "User-Agent": "Mozilla/5.0 (iPhone) Mobile/15E148 Safari" }, 10],
  ["nothing", {}, 20],
])("have fewer cards (§7) on a phone, recognised by %s", async (_by, headers, count) => {
  const { data } = await pageAt("/", headers);
  expect(Object.keys(data?.answers ?? {})).toEqual([`/index/?rating=sfw&page=1&count=${count}`]);
});

it("are not rendered for a browser with the cookie, and have headers for caches", async () => {
  const vary = "Accept-Encoding, Accept-Language, Cookie, Sec-CH-UA-Mobile, User-Agent";
  for (const [cookie, isRendered] of [
    ["mimi-shell=1", false],
    ["other=1; mimi-shell=1", false],
    ["mimi-shell=", true],
    ["not-mimi-shell=1", true],
  ] as const) {
    const { html, data, answer } = await pageAt("/", { Cookie: cookie });
    expect([data !== null, html.includes("data-rendered")]).toEqual([isRendered, isRendered]);
    expect(answer.headers.get("Vary")).toBe(vary);
    expect(answer.headers.get("Cache-Control")).toBe("no-cache");
  }
});

// Rule: user-chat-before-code
it("contain for a browser with the cookie what is the same for all users, where a page has that", async () => {
  await add({ id: "vera", name: "Vera" });
  await add({ id: "veras-secret", name: "Vera", visibility: "private" });
  const headers = { Cookie: "mimi-shell=1", "mimi-cookie": ada };
  const { html, data } = await pageAt("/character/vera/chat/a-key", headers);
  expect(html).toContain('<div id="root"><p>For users: Vera</p></div>');
  expect(html).toContain('data-rendered="user"');
  expect(data).toMatchObject({ isForUser: true, answers: { [detail("vera")]: { data: { id: "vera" } } } });
  expect((await pageAt("/character/vera/chat")).html).not.toContain("For users");
  for (const path of ["/character/veras-secret/chat", "/character/vera/detail"])
    expect((await pageAt(path, headers)).data).toBeNull();
});

it("are rendered again when their answers change, and after a minute", async () => {
  const number = (html: string) => Number(/rendered (\d+)/.exec(html)?.[1]);
  const first = await pageAt("/");
  const again = await pageAt("/", { "If-None-Match": first.answer.headers.get("ETag") ?? "" });
  expect(again.answer.status).toBe(304);
  await add({ id: "new" });
  const changed = await pageAt("/");
  expect(number(changed.html)).toBe(number(first.html) + 1);
  now = new Date(now.getTime() + 60_000);
  expect(number((await pageAt("/")).html)).toBe(number(first.html) + 2);
});

it("are rendered in the browser when rendering on the server fails", async () => {
  await add({ id: "broken", name: "Broken" });
  const { html, answer } = await pageAt("/character/broken/detail");
  expect(answer.status).toBe(200);
  expect(html).toContain('<div id="root"></div>');
  expect(html).not.toContain("data-rendered");
});

it("are not served together with the server build", async () => {
  expect((await pageAt("/.server/entry-server.mjs")).answer.status).toBe(404);
});
