import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenDatabase } from "../../db/Database.ts";
import { readSettings } from "../../config/settings.ts";
import { addCharacter } from "../../testing/addCharacter.ts";
import { freshPglite } from "../../testing/databases.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";
import { PICTURE_FILE } from "./firstPictures.ts";

const built = `<!doctype html><html><head><title>Mimi</title><meta name="description" content="Built." />
    <script src="/first.js"></script><script type="application/json" id="mimi-config">{}</script>
    <script type="module" crossorigin src="/assets/a-1.js"></script></head><body><div id="root"></div></body></html>`;

/** Draws home as a number, and a character as what is answered about it. */
const drawer = `
  let drawings = 0;
  export function firstPicture({ path, isPhone }) {
    const [, kind, id] = path.split("/");
    const home = "/index/?rating=sfw&page=1&count=" + (isPhone ? 10 : 20);
    if (kind === "") return { calls: [home], draw: (answers) => "home " + answers[home].code + " drawn " + ++drawings };
    if (kind !== "character") return null;
    const call = "/character/detail/?character_id=" + id;
    return {
      calls: [call],
      draw(answers) {
        const { name, tagline, viewer } = answers[call].data;
        if (name === "Broken") throw new Error("cannot be drawn");
        return "<p>" + [name, tagline, viewer.liked].join() + "</p>";
      },
    };
  }`;

let database: OpenDatabase;
let ada: string;
let pageAt: ReturnType<typeof pagesOf>;

beforeAll(async () => {
  database = await freshPglite();
  const api = apiThatDraws(drawer);
  pageAt = pagesOf(api);
  ada = await api.signIn("ada");
  await add({ id: "broken", name: "Broken" });
});
afterAll(() => database.close());

/** The API with a built app whose pages are drawn by this code. */
function apiThatDraws(code: string | undefined): TestApp {
  const folder = mkdtempSync(join(tmpdir(), "mimi-pictures-"));
  mkdirSync(join(folder, ".pages"));
  writeFileSync(join(folder, "index.html"), built);
  if (code !== undefined) writeFileSync(join(folder, PICTURE_FILE), code);
  return testApp(database, { settings: readSettings({ MIMI_APP_DIR: folder }) });
}

const pagesOf =
  ({ app }: TestApp) =>
  async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await app.request(path, { headers });
    const html = await answer.text();
    const [, json] = /id="mimi-answers">(.*?)<\/script>/.exec(html) ?? [];
    return {
      html,
      answers: json === undefined ? null : (JSON.parse(json) as Record<string, unknown>),
      answer,
    };
  };

const add = (parts: Parameters<typeof addCharacter>[1]) => addCharacter(database.db, parts);
const detail = (id: string) => `/character/detail/?character_id=${id}`;

it("puts what the app's own code draws into the page, with what it was drawn of", async () => {
  await add({ id: "odile", name: "Odile", tagline: "A line" });
  const { html, answers } = await pageAt("/character/odile/detail");
  expect(html).toContain('<div id="picture" aria-hidden="true" inert><p>Odile,A line,false</p></div>');
  expect(answers).toMatchObject({ [detail("odile")]: { code: 0, data: { id: "odile", name: "Odile" } } });
});

it("leaves it to the page's scripts when its code is fetched", async () => {
  const { html } = await pageAt("/");
  expect(html).toContain('<script src="/first.js" data-code="/assets/a-1.js">');
  expect(html.match(/a-1\.js/g)).toHaveLength(1);
});

it("lets nobody's words end an element or refer to a part of the page", async () => {
  const tagline = "</script><script>alert(1)</script> $& $1 $` <!--";
  await add({ id: "hostile", tagline });
  const { html, answers } = await pageAt("/character/hostile/detail");
  expect(answers).toMatchObject({ [detail("hostile")]: { data: { tagline } } });
  const [, json = ""] = /id="mimi-answers">(.*)<\/script>/.exec(html) ?? [];
  expect(json.slice(0, json.indexOf("</script>"))).not.toContain("<");
});

it("asks as a visitor, whoever asks", async () => {
  await add({ id: "adult", name: "Zz", rating: "nsfw", adult_attested: true });
  await add({ id: "private", name: "Zz", visibility: "private" });
  for (const id of ["adult", "private", "absent"]) {
    const { html, answers } = await pageAt(`/character/${id}/detail`, { "mimi-cookie": ada });
    expect([html.includes("Zz"), html.includes('id="picture"'), answers]).toEqual([false, false, null]);
  }
});

it.each([
  ["the browser's own word", { "Sec-CH-UA-Mobile": "?1" }, 10],
  ["its word against its name", { "Sec-CH-UA-Mobile": "?0", "User-Agent": "Mobile Safari" }, 20],
  ["its name", { "User-Agent": "Mozilla/5.0 (iPhone) Mobile/15E148 Safari" }, 10],
  ["nothing", {}, 20],
])("knows a phone, which is drawn fewer cards (§7), by %s", async (_by, headers, count) => {
  const { answers, answer } = await pageAt("/", headers);
  expect(Object.keys(answers ?? {})).toEqual([`/index/?rating=sfw&page=1&count=${count}`]);
  expect(answer.headers.get("Vary")).toBe("Accept-Encoding, Sec-CH-UA-Mobile, User-Agent");
});

it("draws a page once for as long as it is drawn of the same", async () => {
  const first = await pageAt("/");
  const [, drawn = ""] = /drawn (\d+)/.exec(first.html) ?? [];
  const again = await pageAt("/", { "If-None-Match": first.answer.headers.get("ETag") ?? "" });
  expect(again.answer.status).toBe(304);
  await add({ id: "new" });
  expect((await pageAt("/")).html).toContain(`drawn ${Number(drawn) + 1}`);
});

it.each([
  ["cannot be drawn", drawer],
  ["has no code to be drawn by", undefined],
  ["has code of another version", "export const somethingElse = 1;"],
  ["has code that does not run", "throw new Error('broken');"],
])("sends a page that %s as it was built", async (_why, code) => {
  const { html, answer } = await pagesOf(apiThatDraws(code))("/character/broken/detail");
  expect(answer.status).toBe(200);
  expect(html).not.toContain("picture");
  expect(html).toContain('<script type="module" crossorigin src="/assets/a-1.js">');
});

it("never serves the code that draws", async () => {
  expect((await pageAt(`/${PICTURE_FILE}`)).answer.status).toBe(404);
});
