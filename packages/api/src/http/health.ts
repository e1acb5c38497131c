import { sql } from "drizzle-orm";
import type { Deps } from "../domain/deps.ts";
import { success } from "./answer.ts";
import type { App } from "./App.ts";

/** `/healthz`: the process runs. `/readyz`: it can also reach its database. */
export function mountHealth(app: App, deps: Deps): void {
  app.get("/healthz", () => uncached(success({ status: "ok" })));
  app.get("/readyz", async () => {
    await deps.db.execute(sql`select 1`);
    return uncached(success({ status: "ready" }));
  });
}

function uncached(response: Response): Response {
  response.headers.set("Cache-Control", "no-store");
  return response;
}
