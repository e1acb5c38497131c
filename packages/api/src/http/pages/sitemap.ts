import type { PageServer } from "@mimi/contract";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Deps } from "../../domain/deps.ts";
import { character } from "../../db/schema/referenced.ts";
import type { App } from "../App.ts";
import { escaped } from "./pageHead.ts";

/** Addresses in one file; the format allows 50,000. */
const PER_FILE = 10_000;

/** Lists for search engines which pages they may fetch: pages for everybody, and pages of safe public characters. */
export function mountSitemap(app: App, { db, settings }: Deps, server: PageServer): void {
  const { publicUrl } = settings;
  app.get("/robots.txt", () => {
    const disallowed = server.disallowedPaths.map((path) => `Disallow: ${path}`);
    const lines = ["User-agent: *", "Disallow: /api/", ...disallowed, "Allow: /"];
    return text(`${lines.join("\n")}\n\nSitemap: ${publicUrl}/sitemap.xml\n`, "text/plain");
  });
  app.get("/sitemap.xml", async () => {
    const [found] = await db.select({ count: sql<number>`count(*)::int` }).from(character).where(everybodys);
    const files = Math.ceil((found?.count ?? 0) / PER_FILE);
    const names = ["pages", ...Array.from({ length: files }, (_, index) => String(index + 1))];
    return xml(
      "sitemapindex",
      names.map((name) => entry("sitemap", `${publicUrl}/sitemap/${name}.xml`)),
    );
  });
  app.get("/sitemap/pages.xml", () =>
    xml(
      "urlset",
      server.indexedPaths.map((path) => entry("url", `${publicUrl}${path}`)),
    ),
  );
  app.get("/sitemap/:file{[1-9][0-9]{0,4}\\.xml}", async (c) => {
    const file = Number.parseInt(c.req.param("file"), 10);
    const rows = await db
      .select({ id: character.id, updated: character.updated_at })
      .from(character)
      .where(everybodys)
      .orderBy(asc(character.id))
      .limit(PER_FILE)
      .offset((file - 1) * PER_FILE);
    const urls = rows.map(({ id, updated }) =>
      entry("url", `${publicUrl}${server.characterPath(encodeURIComponent(id))}`, updated),
    );
    return urls.length > 0 ? xml("urlset", urls) : c.notFound();
  });
}

const everybodys = and(character.listed, eq(character.rating, "sfw"));

function entry(name: "sitemap" | "url", address: string, changed?: Date): string {
  const day = changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : "";
  return `<${name}><loc>${escaped(address)}</loc>${day}</${name}>`;
}

function xml(name: "sitemapindex" | "urlset", entries: readonly string[]): Response {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries,
    `</${name}>`,
  ];
  return text(`${lines.join("\n")}\n`, "application/xml");
}

function text(body: string, type: string): Response {
  return new Response(body, {
    headers: { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "public, max-age=3600" },
  });
}
