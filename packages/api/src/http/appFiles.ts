import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { ServedPage } from "@mimi/contract";
import type { Context } from "hono";
import type { Deps } from "../domain/deps.ts";
import { StartFailure } from "../shared/StartFailure.ts";
import { appShell } from "./appShell.ts";
import type { App } from "./App.ts";
import { headOf } from "./pages/headOf.ts";
import { readPageFiles, styleTags } from "./pages/pageFiles.ts";
import { requirePlaces, withHead, withRendered } from "./pages/pageHead.ts";
import { loadPageServer } from "./pages/pageServer.ts";
import { type RenderedPage, RenderedPages } from "./pages/renderedPages.ts";
import { mountSitemap } from "./pages/sitemap.ts";

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".woff2": "font/woff2",
};
const COMPRESSED = new Set([".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"]);
/** Files are compressed once; a page is compressed for each request, which must be quick. */
const QUALITY = { file: 9, page: 5 } as const;
const compressors = {
  br: (bytes: Buffer, quality: number) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (bytes: Buffer, level: number) => promisify(gzip)(bytes, { level }),
};
type Encoding = keyof typeof compressors;

/** A file of the built app, compressed on its first request. */
interface AppFile {
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  readonly compressible: boolean;
  readonly quality: number;
  readonly encoded: Map<Encoding, Promise<Buffer>>;
}

/** Serves the built app on the API's own origin, when the settings name its folder. */
export function mountAppFiles(app: App, deps: Deps): void {
  const { appDir, browser, publicUrl } = deps.settings;
  if (!appDir) return;
  const { shell, files, server, pageFiles } = wholeApp(appDir, () => {
    const built = withStyles(readFileSync(join(appDir, "index.html"), "utf8"), appDir);
    const page = appShell(built, browser, publicUrl);
    requirePlaces(page.html);
    const pageServer = loadPageServer(appDir);
    return {
      shell: page,
      files: readFiles(appDir, page.headers),
      server: pageServer,
      pageFiles: readPageFiles(appDir, pageServer.sources),
    };
  });
  const renderedPages = new RenderedPages(server, deps);
  const rendered = (c: Context, page: ServedPage, isPhone: boolean): Promise<RenderedPage | null> =>
    // Requested with the visitor's address, so that the rules and limits for it hold.
    renderedPages.render({ path: c.req.path, isPhone, config: browser, page }, async (path) => {
      const answer = await app.request(`/api${path}`, { headers: asVisitor(c.req.raw.headers) }, c.env);
      return answer.ok ? answer.text() : null;
    });
  files.delete("/index.html");
  mountSitemap(app, deps, server);
  app.get("*", async (c) => {
    const file = files.get(c.req.path);
    if (file) return send(c, file, 200);
    // A missing file of an older build is no page: its loader must see that it failed.
    if (c.req.path.startsWith("/assets/")) return c.notFound();
    const isPhone = isOfPhone(c.req.raw.headers);
    const page = server.pageAt(c.req.path, isPhone);
    const [head, content] = await Promise.all([
      headOf({ deps, server }, c.req.path, page),
      wantsShell(c.req.raw.headers) ? null : rendered(c, page, isPhone),
    ]);
    const html = withHead(shell.html, head, pageFiles(page.source));
    const bytes = Buffer.from(content ? withRendered(html, content) : html);
    const sent = { ...fileOf("/index.html", bytes, { ...shell.headers, ...VARIES }), quality: QUALITY.page };
    return send(c, sent, page.status);
  });
}

/** A page depends on whether the browser wants the shell (the cookie), and on the width of the screen (§7). */
const VARIES = { Vary: "Accept-Encoding, Cookie, Sec-CH-UA-Mobile, User-Agent" };

/** Whether this browser would not show what is rendered for visitors; the app sets the cookie. */
function wantsShell(headers: Headers): boolean {
  return /(?:^|;\s*)mimi-shell=1(?:;|$)/.test(headers.get("Cookie") ?? "");
}

/** What the browser says of itself. The page checks the width of the screen before it shows what was rendered. */
function isOfPhone(headers: Headers): boolean {
  const hint = headers.get("Sec-CH-UA-Mobile");
  return hint === null ? /\bMobile\b/.test(headers.get("User-Agent") ?? "") : hint === "?1";
}

/** The headers of the request without those that say who the user is. */
function asVisitor(headers: Headers): Headers {
  const visitor = new Headers(headers);
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

// Files of the build that are for the server alone.
const isHidden = (folder: string) => folder.startsWith(".");

function readFiles(folder: string, pageHeaders: AppFile["headers"]): Map<string, AppFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const found = entries.filter((entry) => entry.isFile() && !isHidden(relative(folder, entry.parentPath)));
  return new Map(
    found.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const path = `/${relative(folder, file)}`;
      return [path, fileOf(path, readFileSync(file), path.endsWith(".html") ? pageHeaders : {})];
    }),
  );
}

function fileOf(path: string, bytes: Buffer, extra: Readonly<Record<string, string>> = {}): AppFile {
  const extension = extname(path);
  // Names under /assets/ change with their content; browsers revalidate everything else.
  const immutable = path.startsWith("/assets/");
  const tag = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  return {
    bytes,
    compressible: COMPRESSED.has(extension),
    quality: QUALITY.file,
    encoded: new Map(),
    headers: {
      "Content-Type": types[extension] ?? "application/octet-stream",
      "Cache-Control": immutable ? "public, max-age=31536000, immutable" : "no-cache",
      ETag: `"${tag}"`,
      Vary: "Accept-Encoding",
      ...extra,
    },
  };
}

async function send(c: Context, file: AppFile, status: 200 | 404): Promise<Response> {
  const matches = c.req.header("If-None-Match")?.replace(/^W\//, "") === file.headers.ETag;
  if (matches && status === 200) return new Response(null, { status: 304, headers: file.headers });
  const encoding = file.compressible ? encodingFor(c.req.header("Accept-Encoding") ?? "") : null;
  const body = encoding ? await encode(file, encoding) : file.bytes;
  const headers = { ...file.headers, ...(encoding ? { "Content-Encoding": encoding } : {}) };
  return new Response(Buffer.from(body), {
    status,
    headers: { ...headers, "Content-Length": String(body.length) },
  });
}

function encodingFor(accepted: string): Encoding | null {
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : null;
}

function encode(file: AppFile, encoding: Encoding): Promise<Buffer> {
  const known = file.encoded.get(encoding) ?? compressors[encoding](file.bytes, file.quality);
  file.encoded.set(encoding, known);
  return known;
}
