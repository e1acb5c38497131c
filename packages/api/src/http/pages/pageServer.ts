import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { PageServer } from "@mimi/contract";

/** The server build of the app, which has its pages and renders them; it is not served. */
const PAGE_SERVER_FILE = ".server/entry-server.mjs";

/** Loads the server build of the app. Throws when it is missing or cannot run. */
export function loadPageServer(appDir: string): PageServer {
  const file = join(appDir, PAGE_SERVER_FILE);
  if (!existsSync(file)) throw new Error(`${PAGE_SERVER_FILE} is missing`);
  // Synchronous, so that a build that cannot run stops the start.
  const { pageServer } = createRequire(import.meta.url)(file) as { readonly pageServer?: PageServer };
  if (!pageServer) throw new Error(`${PAGE_SERVER_FILE} exports no pageServer`);
  return pageServer;
}
