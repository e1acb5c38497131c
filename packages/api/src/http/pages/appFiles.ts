import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { serveStatic } from "@hono/node-server/serve-static";
import {
  LANGUAGE_COOKIE,
  LANGUAGE_PARAMETER,
  type LanguageTag,
  matchLanguage,
  type ServedPage,
} from "@mimi/contract";
import type { Context } from "hono";
import { setCookie } from "hono/cookie";
import { etag } from "hono/etag";
import type { Deps } from "../../domain/deps.ts";
import { StartFailure } from "../../shared/StartFailure.ts";
import { type AppShell, appShell } from "./appShell.ts";
import type { App } from "../App.ts";
import { byteRanges } from "../byteRanges.ts";
import { languageOf } from "../language.ts";
import { headOf } from "./headOf.ts";
import { readPageFiles, styleTags } from "./pageFiles.ts";
import { requirePlaces, withHead, withRendered } from "./pageHead.ts";
import { loadPageServer } from "./pageServer.ts";
import { type RenderedPage, RenderedPages } from "./renderedPages.ts";
import { mountSitemap } from "./sitemap.ts";

/** A page is compressed for each request, which must be quick. The build compresses the files. */
const compressors = {
  br: (html: string) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html: string) => promisify(gzip)(html, { level: 5 }),
};

/** Serves the built app on the API's own origin, when the settings name its folder. */
export function mountAppFiles(app: App, deps: Deps): void {
  const { appDir, browser, publicUrl } = deps.settings;
  if (!appDir) return;
  const { shell, server, pageFiles } = wholeApp(appDir, () => {
    const built = withStyles(readFileSync(join(appDir, "index.html"), "utf8"), appDir);
    const page = appShell(built, browser, publicUrl);
    requirePlaces(page.html);
    const pageServer = loadPageServer(appDir);
    return {
      shell: page,
      server: pageServer,
      pageFiles: readPageFiles(appDir, pageServer.sources),
    };
  });
  const renderedPages = new RenderedPages(server, deps);
  const rendered = (
    c: Context,
    page: ServedPage,
    reader: { readonly language: LanguageTag; readonly isPhone: boolean; readonly isForUser: boolean },
  ): Promise<RenderedPage | null> =>
    // Requested with the visitor's address, so that the rules and limits for it hold.
    renderedPages.render({ path: c.req.path, ...reader, config: browser, page }, async (path) => {
      const answer = await app.request(
        `/api${path}`,
        { headers: asVisitor(c.req.raw.headers, reader.language) },
        c.env,
      );
      return answer.ok ? answer.text() : null;
    });
  mountSitemap(app, deps, server);
  mountFiles(app, appDir, shell.headers);
  app.get("*", async (c) => {
    // A missing file of an older build is no page: its loader must see that it failed.
    if (isAsset(c.req.path)) return c.notFound();
    const isPhone = isOfPhone(c.req.raw.headers);
    const language = languageOf(c, server.languages);
    const page = server.pageAt(c.req.path, isPhone, withoutLanguage(c.req.url), language);
    const [head, content] = await Promise.all([
      headOf({ deps, server, language }, c.req.path, page),
      rendered(c, page, { language, isPhone, isForUser: wantsShell(c.req.raw.headers) }),
    ]);
    const html = withHead(shell.html, head, pageFiles(page, language));
    keepLanguage(c, server.languages, publicUrl.startsWith("https:"));
    const status = head.isAbsent ? 404 : page.status;
    return sendPage(c, content ? withRendered(html, content) : html, status, shell.headers);
  });
}

/** Serves the files of the build, which are compressed already. Browsers cache assets, and revalidate other files. */
function mountFiles(app: App, appDir: string, pageHeaders: AppShell["headers"]): void {
  // Without an index the library would send index.html, which lacks the configuration.
  const files = serveStatic({ root: appDir, precompressed: true, index: ".no-index" });

  app.get("*", byteRanges, etag());
  app.get("*", async (c, next) => {
    const { path } = c.req;
    const file = isPublic(path) ? await files(c, () => Promise.resolve()) : undefined;
    if (!file) return next();
    file.headers.set("Cache-Control", isAsset(path) ? "public, max-age=31536000, immutable" : "no-cache");
    file.headers.set("Vary", "Accept-Encoding");
    file.headers.set("Accept-Ranges", "bytes");
    file.headers.set("ETag", tagOf(file.headers));
    if (!path.endsWith(".html")) return file;
    for (const [name, value] of Object.entries(pageHeaders)) file.headers.set(name, value);
    return file;
  });
}

/** The same for every part of a file, and for HEAD, which have no whole content to hash. */
function tagOf(headers: Headers): string {
  const time = Date.parse(headers.get("Last-Modified") ?? "").toString(36);
  return `"${time}-${headers.get("Content-Length")}-${headers.get("Content-Encoding") ?? "plain"}"`;
}

/** Names of assets contain a hash of their content. */
function isAsset(path: string): boolean {
  return path.startsWith("/assets/");
}

/** Not index.html, which lacks the configuration, and not the files for the server, in folders with a dot. */
function isPublic(path: string): boolean {
  return path !== "/index.html" && !path.includes("/.");
}

/** A page depends on whether the browser wants the shell (a cookie), on the language (another one), and on the width of the screen (§7). */
const VARIES = { Vary: "Accept-Encoding, Accept-Language, Cookie, Sec-CH-UA-Mobile, User-Agent" };

const YEAR_S = 365 * 24 * 60 * 60;

/** Stores the language that the address chooses, as the app does when the reader chooses one. */
function keepLanguage(c: Context, offered: readonly LanguageTag[], secure: boolean): void {
  const chosen = matchLanguage(c.req.query(LANGUAGE_PARAMETER) ?? "", offered);
  if (chosen) setCookie(c, LANGUAGE_COOKIE, chosen, { path: "/", sameSite: "Lax", maxAge: YEAR_S, secure });
}

/** The query of an address without the parameter that chooses the language. */
function withoutLanguage(url: string): string {
  const { searchParams } = new URL(url);
  if (!searchParams.has(LANGUAGE_PARAMETER)) return new URL(url).search;
  searchParams.delete(LANGUAGE_PARAMETER);
  return searchParams.size > 0 ? `?${searchParams}` : "";
}

/** Whether this browser would not show what is rendered for visitors, as that of a user; the app sets the cookie. */
function wantsShell(headers: Headers): boolean {
  return /(?:^|;\s*)mimi-shell=1(?:;|$)/.test(headers.get("Cookie") ?? "");
}

/** Whether the browser is on a phone, by its headers. The page checks the width of the screen before it shows what was rendered. */
function isOfPhone(headers: Headers): boolean {
  const hint = headers.get("Sec-CH-UA-Mobile");
  return hint === null ? /\bMobile\b/.test(headers.get("User-Agent") ?? "") : hint === "?1";
}

/** The headers of the request without those that say who the user is, with the language of the page. */
function asVisitor(headers: Headers, language: LanguageTag): Headers {
  const visitor = new Headers(headers);
  visitor.set("Accept-Language", language);
  for (const name of ["mimi-cookie", "Cookie", "Authorization", "If-None-Match"]) visitor.delete(name);
  return visitor;
}

/** Reads the built app. Throws a StartFailure when a build was interrupted, or is of another version. */
function wholeApp<Read>(appDir: string, read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    const { code, path = "", message } = error as NodeJS.ErrnoException;
    const lacks = code === "ENOENT" ? `${relative(appDir, path) || "the folder"} is missing` : message;
    throw new StartFailure(`the built app in ${appDir} cannot be served: ${lacks}; run npm run build`);
  }
}

/** Puts the first styles into the page. */
function withStyles(html: string, folder: string): string {
  return html.replace(/<link rel="stylesheet"[^>]* href="(\/assets\/[^"]+\.css)">/g, (_link, path: string) =>
    styleTags(path, folder),
  );
}

async function sendPage(
  c: Context,
  html: string,
  status: 200 | 404,
  headers: AppShell["headers"],
): Promise<Response> {
  const encoding = encodingFor(c.req.header("Accept-Encoding") ?? "");
  const body = encoding ? await compressors[encoding](html) : Buffer.from(html);
  return c.body(Buffer.from(body), status, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": String(body.length),
    "Cache-Control": "no-cache",
    ...headers,
    ...VARIES,
    ...(encoding ? { "Content-Encoding": encoding } : {}),
  });
}

function encodingFor(accepted: string): keyof typeof compressors | null {
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : null;
}
