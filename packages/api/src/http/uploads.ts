import { extname } from "node:path";
import type { Deps } from "../domain/deps.ts";
import { notFound } from "../shared/errors/ApiError.ts";
import { isWithdrawn } from "../domain/takedown/withdrawnFiles.ts";
import { failure } from "./answer/answer.ts";
import type { App } from "./App.ts";
import { byteRanges } from "./byteRanges.ts";

/** A name that the API created. Its length is limited, because a file system has its own error for a too long name. */
const NAME = /^[\w-]{1,200}\.\w+$/;
const types: Readonly<Record<string, string>> = { ".avif": "image/avif", ".webp": "image/webp" };

/** After five minutes browsers and a CDN ask again, so that a file that was taken down is not shown for long. */
const CACHING = "public, max-age=300, must-revalidate";

/** Serves stored images: the content of a name never changes, and no script in it can run. */
export function mountUploads(app: App, deps: Deps): void {
  app.get("/uploads/:name", byteRanges, async (c) => {
    const name = c.req.param("name");
    const type = types[extname(name)];
    if (!type || !NAME.test(name)) return failure(notFound());
    if (await isWithdrawn(deps.db, name, deps.now())) return gone();
    const bytes = await deps.files.get(name);
    if (!bytes) return failure(notFound());
    // The content of a name never changes, so the name identifies the content.
    const caching = { "Cache-Control": CACHING, ETag: `"${name}"` };
    if (isCurrent(c.req.header("If-None-Match"), caching.ETag)) {
      return new Response(null, { status: 304, headers: caching });
    }
    return new Response(Buffer.from(bytes), {
      headers: {
        ...caching,
        "Accept-Ranges": "bytes",
        "Content-Type": type,
        "Content-Length": String(bytes.byteLength),
        "Content-Security-Policy": "sandbox; default-src 'none'",
        "Content-Disposition": "inline",
        "Cross-Origin-Resource-Policy": "same-origin",
      },
    });
  });
}

/** 410 for a file that was taken down, or that its owner replaced. */
function gone(): Response {
  const { body, headers } = failure(notFound());
  headers.set("Cache-Control", "no-store");
  return new Response(body, { status: 410, headers });
}

function isCurrent(header: string | undefined, tag: string): boolean {
  const tags = (header ?? "").split(",").map((one) => one.trim().replace(/^W\//, ""));
  return tags.includes(tag) || header?.trim() === "*";
}
