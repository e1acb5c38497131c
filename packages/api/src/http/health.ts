import { ErrorCode } from "@mimi/contract";
import { sql } from "drizzle-orm";
import type { Deps } from "../domain/deps.ts";
import { ApiError } from "../shared/errors/ApiError.ts";
import { failure, success } from "./answer.ts";
import type { App } from "./App.ts";

/** `/healthz`: the process runs. `/readyz`: it also reaches its database, and has disk space to write. */
export function mountHealth(app: App, deps: Deps): void {
  app.get("/healthz", () => uncached(success({ status: "ok" })));
  app.get("/readyz", async () => {
    await deps.db.execute(sql`select 1`);
    const short = await deps.disk.short();
    if (short.length === 0) return uncached(success({ status: "ready" }));
    const message = `Little disk space (${short.join(", ")}): calls that write are refused, reading works.`;
    return uncached(failure(new ApiError(ErrorCode.unavailable, { message })));
  });
}

function uncached(response: Response): Response {
  response.headers.set("Cache-Control", "no-store");
  return response;
}
