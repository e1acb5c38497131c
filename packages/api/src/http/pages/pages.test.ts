import { beforeAll, expect, it } from "vitest";
import { addCharacter } from "../../testing/addCharacter.ts";
import { builtApp } from "../../testing/builtApp.ts";
import { describeDatabase } from "../../testing/describeEachDatabase.ts";
import { readSettings } from "../../config/settings.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";

const cover = "/uploads/odile.webp";

describeDatabase("the pages", (database) => {
  let api: TestApp;
  beforeAll(async () => {
    const settings = readSettings({ MIMI_APP_DIR: builtApp(), PUBLIC_URL: "https://mimi.example" });
    api = testApp(database(), { settings });
    const { db } = database();
    const avatar_renditions = [300, 600].map((width) => ({
      width,
      avif: `/uploads/odile-${width}.avif`,
      webp: `/uploads/odile-${width}.webp`,
    }));
    const secret = { name: "Zz Secret", tagline: "Zz hidden line", avatar: cover, avatar_renditions };
    await addCharacter(db, {
      id: "safe",
      name: `Odile "O" <b>`,
      tagline: "Keys & $1",
      avatar: cover,
      avatar_renditions,
    });
    await addCharacter(db, { ...secret, id: "adult", rating: "nsfw", adult_attested: true });
    await addCharacter(db, { ...secret, id: "unlisted", visibility: "unlisted" });
    await addCharacter(db, { ...secret, id: "private", visibility: "private" });
  });

  const pageAt = async (path: string) => {
    const response = await api.app.request(path);
    return { status: response.status, html: await response.text() };
  };

  it("have a link preview for a safe public character", async () => {
    const { status, html } = await pageAt("/character/safe/detail");
    expect(status).toBe(200);
    expect(html).toContain("<title>Odile &quot;O&quot; &lt;b&gt; of Mimi</title>");
    expect(html).toContain('<meta name="description" content="Keys &amp; $1" />');
    expect(html).toContain('<meta property="og:image" content="https://mimi.example/uploads/odile.webp" />');
    expect(html).toContain('<link rel="canonical" href="https://mimi.example/character/safe/detail" />');
    expect(html).not.toContain("noindex");
    expect(html.match(/<title>/g)).toHaveLength(1);
  });

  it("preload the cover of a safe public character, and of no other", async () => {
    const { html } = await pageAt("/character/safe/detail");
    expect(html).toContain(
      'as="image" type="image/avif" imagesrcset="/uploads/odile-300.avif 300w, /uploads/odile-600.avif 600w"',
    );
    for (const id of ["adult", "unlisted", "private"]) {
      expect((await pageAt(`/character/${id}/detail`)).html).not.toContain('rel="preload"');
    }
  });

  it("say about an adult character only that it is for adults", async () => {
    const { status, html } = await pageAt("/character/adult/detail");
    expect(status).toBe(200);
    expect(html).toContain('<meta name="robots" content="noindex" />');
    expect(html).toContain('<meta name="rating" content="adult" />');
    expect(html).not.toMatch(/Zz|odile\.webp/);
  });

  // Rule: character-not-found
  it.each([
    ["unlisted", 200],
    ["private", 404],
    ["absent", 404],
    ["%E0%A4%A", 404],
  ])("contain no data of a character that is %s, and have status %i", async (id, expected) => {
    const { status, html } = await pageAt(`/character/${id}/detail`);
    expect(status).toBe(expected);
    expect(html).toContain("noindex");
    expect(html).not.toMatch(/Zz|odile\.webp|content="adult"/);
    expect(html).toBe((await pageAt("/character/unknown/detail")).html);
  });

  it("say without JavaScript that a page does not exist", async () => {
    const { status, html } = await pageAt("/nowhere");
    expect(status).toBe(404);
    expect(html).toContain("<title>gone</title>");
    expect(html).toContain('<meta name="robots" content="noindex" />');
    expect(html).toMatch(/<noscript><h1>gone<\/h1>.*<a href="\/policy">policy<\/a>/);
  });

  it("have every safe public character in the sitemap, and no other", async () => {
    const robots = await pageAt("/robots.txt");
    expect(robots.html).toContain("Sitemap: https://mimi.example/sitemap.xml");
    expect(robots.html).toContain("Disallow: /character/*/chat");
    const index = await pageAt("/sitemap.xml");
    expect(index.html).toContain("<loc>https://mimi.example/sitemap/1.xml</loc>");
    const pages = await pageAt("/sitemap/pages.xml");
    expect([...pages.html.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([
      "https://mimi.example/",
      "https://mimi.example/search",
      "https://mimi.example/policy",
    ]);
    const { html } = await pageAt("/sitemap/1.xml");
    expect(html).toContain("<loc>https://mimi.example/character/safe/detail</loc>");
    expect(html.match(/<url>/g)).toHaveLength(1);
    expect((await pageAt("/sitemap/2.xml")).status).toBe(404);
  });
});
