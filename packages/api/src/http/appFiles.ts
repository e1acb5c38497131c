import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context } from "hono";
import type { Deps } from "../domain/deps.ts";
import { StartFailure } from "../shared/StartFailure.ts";
import { appShell } from "./appShell.ts";
import type { App } from "./App.ts";
import { readDocuments } from "./pages/documents.ts";
import { FirstPictures, type Picture } from "./pages/firstPictures.ts";
import { headOf, notFoundHead } from "./pages/headOf.ts";
import { readPageFiles, styleTags } from "./pages/pageFiles.ts";
import { requirePlaces, withHead } from "./pages/pageHead.ts";
import { withPicture } from "./pages/pagePicture.ts";
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
/** Files are compressed once; a page is written for each request, and must not keep the process busy. */
const QUALITY = { file: 9, page: 5 } as const;
const compressors = {
  br: (bytes: Buffer, quality: number) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (bytes: Buffer, level: number) => promisify(gzip)(bytes, { level }),
};
type Encoding = keyof typeof compressors;

/** A file of the built app, compressed when first asked for. */
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
  const { shell, files, documents, pageFiles } = wholeApp(appDir, () => {
    const built = withStyles(readFileSync(join(appDir, "index.html"), "utf8"), appDir);
    const page = appShell(built, browser, publicUrl);
    requirePlaces(page.html);
    return {
      shell: page,
      files: readFiles(appDir, page.headers),
      documents: readDocuments(appDir),
      pageFiles: readPageFiles(appDir),
    };
  });
  const pages = { deps, documents };
  const pictures = new FirstPictures(appDir, deps.log);
  const pictureOf = (c: Context): Promise<Picture | null> => {
    const isPhone = isOfPhone(c.req.raw.headers);
    // Asked as a visitor at the same address would ask, with all that holds for them.
    return pictures.of({ path: c.req.path, isPhone, config: browser }, async (path) => {
      const answer = await app.request(`/api${path}`, { headers: asVisitor(c.req.raw.headers) }, c.env);
      return answer.ok ? answer.text() : null;
    });
  };
  files.delete("/index.html");
  mountSitemap(app, deps);
  app.get("*", async (c) => {
    const file = files.get(c.req.path);
    if (file) return send(c, file, 200);
    // A missing part of an older build is no page: its loader must see that it failed.
    if (c.req.path.startsWith("/assets/")) return c.notFound();
    const [head, picture] = await Promise.all([headOf(pages, c.req.path), pictureOf(c)]);
    const html = withHead(shell.html, head ?? notFoundHead, pageFiles(c.req.path));
    const bytes = Buffer.from(picture ? withPicture(html, picture) : html);
    const page = { ...fileOf("/index.html", bytes, { ...shell.headers, ...VARIES }), quality: QUALITY.page };
    return send(c, page, head ? 200 : 404);
  });
}

/** Phones are drawn fewer cards (§7). */
const VARIES = { Vary: "Accept-Encoding, Sec-CH-UA-Mobile, User-Agent" };

/** What the browser says of itself; the page itself sees to it that the picture is of its width. */
function isOfPhone(headers: Headers): boolean {
  const hint = headers.get("Sec-CH-UA-Mobile");
  return hint === null ? /\bMobile\b/.test(headers.get("User-Agent") ?? "") : hint === "?1";
}

/** Nothing that says who somebody is, and all that says where. */
function asVisitor(headers: Headers): Headers {
  const asked = new Headers(headers);
  for (const name of ["mimi-cookie", "Cookie", "Authorization", "If-None-Match"]) asked.delete(name);
  return asked;
}

/** Reads the built app. Throws a StartFailure when a build was cut short, or is of another version. */
function wholeApp<Read>(appDir: string, read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    const { code, path = "", message } = error as NodeJS.ErrnoException;
    const lacks = code === "ENOENT" ? `${relative(appDir, path) || "the folder"} is missing` : message;
    throw new StartFailure(`the built app in ${appDir} cannot be served: ${lacks}; run npm run build`);
  }
}

/** The first styles stand in the page itself. */
function withStyles(html: string, folder: string): string {
  return html.replace(/<link rel="stylesheet"[^>]* href="(\/assets\/[^"]+\.css)">/g, (_link, path: string) =>
    styleTags(path, folder),
  );
}

// What the build leaves for the server is nobody else's.
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
  // Names under /assets/ change with their content; everything else is asked for anew each time.
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
