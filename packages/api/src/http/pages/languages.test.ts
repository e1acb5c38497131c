import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSettings } from "../../config/settings.ts";
import { addCharacter } from "../../testing/addCharacter.ts";
import { builtApp } from "../../testing/builtApp.ts";
import { freshPglite } from "../../testing/databases.ts";
import { testApp } from "../../testing/testApp.ts";

let database: Awaited<ReturnType<typeof freshPglite>>;
let pageAt: (
  path: string,
  headers?: Readonly<Record<string, string>>,
) => Promise<{ html: string; headers: Headers }>;

beforeAll(async () => {
  database = await freshPglite();
  const settings = readSettings({ MIMI_APP_DIR: builtApp(), PUBLIC_URL: "https://mimi.example" });
  const { app } = testApp(database, { settings });
  pageAt = async (path, headers = {}) => {
    const answer = await app.request(path, { headers });
    return { html: await answer.text(), headers: answer.headers };
  };
});
afterAll(() => database.close());

const german = { "Accept-Language": "de-DE,de;q=0.9,en;q=0.8" };

describe("a page in the reader's language", () => {
  // Rule: page-language
  it("has its tag and direction, its head and its markup, also for a signed-in user", async () => {
    const { html } = await pageAt("/", german);
    expect(html).toContain('<html lang="de" dir="ltr" data-rendered="visitor">');
    expect(html).toContain("<title>home in de</title>");
    expect(html).toContain('<meta property="og:locale" content="de_DE" />');
    expect(html).toMatch(/<div id="root">home 0 rendered \d+ in de<\/div>/);
    const shell = await pageAt("/", { ...german, Cookie: "mimi-shell=1" });
    expect(shell.html).toContain('<html lang="de" dir="ltr">');
  });

  it("is written from right to left in Arabic", async () => {
    expect((await pageAt("/search", { "Accept-Language": "ar" })).html).toContain(
      '<html lang="ar" dir="rtl">',
    );
  });

  it("is English without a language that the app has", async () => {
    const { html } = await pageAt("/", { "Accept-Language": "nl" });
    expect(html).toContain('<html lang="en" dir="ltr" data-rendered="visitor">');
    expect(html).toContain('<meta property="og:locale" content="en_US" />');
  });

  // Rule: page-language
  it("is never the stored page of another language", async () => {
    const number = (html: string) => /rendered (\d+)/.exec(html)?.[1];
    const [first, other, again] = [await pageAt("/", german), await pageAt("/"), await pageAt("/", german)];
    expect(number(again.html)).toBe(number(first.html));
    expect(number(other.html)).not.toBe(number(first.html));
    expect(other.html).not.toContain("in de");
    for (const { headers } of [first, other])
      expect(headers.get("Vary")?.split(", ")).toEqual(expect.arrayContaining(["Accept-Language", "Cookie"]));
  });

  it("has the name of a character in the head of its language", async () => {
    await addCharacter(database.db, { id: "odile", name: "Odile" });
    expect((await pageAt("/character/odile/detail", german)).html).toContain(
      "<title>Odile of Mimi in de</title>",
    );
  });

  it("preloads its texts with its code", async () => {
    const { html } = await pageAt("/policy", german);
    const [, template = ""] = /<template id="mimi-code">(.*)<\/template>/s.exec(html) ?? [];
    for (const file of ["loadTexts", "first-de", "rest-de"])
      expect(template).toContain(`<link rel="modulepreload" href="/assets/${file}.js">`);
    expect((await pageAt("/policy")).html).not.toMatch(/loadTexts|-de\.js/);
  });
});

describe("an address with a language", () => {
  it("stores it, and is rendered as the address without it", async () => {
    const { html, headers } = await pageAt("/?lang=de", { "Accept-Language": "fr" });
    expect(html).toContain('lang="de" dir="ltr" data-rendered="visitor"');
    expect(headers.get("Set-Cookie")).toMatch(
      /^mimi-language=de; Max-Age=31536000; Path=\/; Secure; SameSite=Lax$/,
    );
    expect((await pageAt("/", german)).headers.get("Set-Cookie")).toBeNull();
    expect((await pageAt("/?lang=xx")).headers.get("Set-Cookie")).toBeNull();
  });

  it("has the characters in its language first", async () => {
    const { db } = database;
    for (const language of ["fr", "de", "en"]) await addCharacter(db, { id: `in-${language}`, language });
    const { html } = await pageAt("/?lang=de", { "Accept-Language": "fr" });
    expect(/"items":\[\{"id":"([^"]*)/.exec(html)?.[1]).toBe("in-de");
  });

  // Rule: page-language
  it("is named by the page for search engines; the plain address is that of English", async () => {
    const { html } = await pageAt("/search?lang=de");
    expect(html).toContain('<link rel="canonical" href="https://mimi.example/search?lang=de" />');
    expect(html.match(/hreflang="[^>]*/g)).toEqual([
      'hreflang="en" href="https://mimi.example/search" /',
      'hreflang="de" href="https://mimi.example/search?lang=de" /',
      'hreflang="ar" href="https://mimi.example/search?lang=ar" /',
      'hreflang="x-default" href="https://mimi.example/search" /',
    ]);
    expect((await pageAt("/search")).html).toContain(
      '<link rel="canonical" href="https://mimi.example/search" />',
    );
  });
});
