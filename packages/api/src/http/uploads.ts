import { extname } from "node:path";
import type { Deps } from "../domain/deps.ts";
import { notFound } from "../shared/errors/ApiError.ts";
import { failure } from "./answer.ts";
import type { App } from "./App.ts";

/** A name that the API created. Its length is limited, because a file system has its own error for a too long name. */
const NAME = /^[\w-]{1,200}\.\w+$/;
const types: Readonly<Record<string, string>> = { ".avif": "image/avif", ".webp": "image/webp" };

/** Serves stored images: the content of a name never changes, and no script in it can run. */
export function mountUploads(app: App, deps: Deps): void {
  app.get("/uploads/:name", async (c) => {
    const name = c.req.param("name");
    const type = types[extname(name)];
    if (!type || !NAME.test(name)) return failure(notFound());
    const bytes = await deps.files.get(name);
    if (!bytes) return failure(notFound());
    return new Response(Buffer.from(bytes), {
      headers: {
        "Content-Type": type,
        "Content-Length": String(bytes.byteLength),
        "Cache-Control": "public, max-age=31536000, immutable",
        "Content-Security-Policy": "sandbox; default-src 'none'",
        "Content-Disposition": "inline",
        "Cross-Origin-Resource-Policy": "same-origin",
      },
    });
  });
}
