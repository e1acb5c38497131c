import { ErrorCode } from "@mimi/contract";
import { sql } from "drizzle-orm";
import type { Database } from "../db/Database.ts";
import type { Deps } from "../domain/deps.ts";
import { ApiError } from "../shared/errors/ApiError.ts";
import { failure, success } from "./answer/answer.ts";
import type { App } from "./App.ts";

/** Milliseconds after which a database that does not answer counts as unreachable. */
const DATABASE_MS = 1_000;

/**
 * `/healthz`: the process runs. `/readyz`: it is not stopping, reaches its database within a second, and has disk space to
 * write.
 */
export function mountHealth(app: App, deps: Deps): void {
  app.get("/healthz", () => uncached(success({ status: "ok" })));
  app.get("/readyz", async () => {
    if (deps.draining.aborted) return notReady("The server is stopping.");
    if (!(await isReached(deps.heartbeatDb))) return notReady("The database does not answer.");
    const short = await deps.disk.short();
    if (short.length === 0) return uncached(success({ status: "ready" }));
    const message = `Little disk space (${short.join(", ")}): calls that write are refused, reading works.`;
    return notReady(message);
  });
}

// By the connection of the heartbeats: a server whose connections are all busy is slow, and still works.
async function isReached(db: Database): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), DATABASE_MS);
  const reached = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  const isInTime = await Promise.race([reached, late.promise]);
  clearTimeout(timer);
  return isInTime;
}

function notReady(message: string): Response {
  return uncached(failure(new ApiError(ErrorCode.unavailable, { message })));
}

function uncached(response: Response): Response {
  response.headers.set("Cache-Control", "no-store");
  return response;
}
