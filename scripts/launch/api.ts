import { join } from "node:path";
import { type Part, startPart, untilAnswers } from "./part.ts";
import { root } from "./settings.ts";

/** An API process that was started. */
export interface Api extends Part {
  /** It is seeded and answers. Throws a LaunchFailure when it does not come up. */
  untilReady(): Promise<void>;
}

/** How the API is run. */
export interface ApiPlan {
  readonly port: number;
  readonly dataDir: string;
  /** The address people open, without a path. */
  readonly publicUrl: string;
  readonly projectId: string;
  /** `host:port` of the auth emulator; absent with a real Firebase project. */
  readonly authHost?: string;
  /** True runs the production bundle, which also serves the built app. @default false */
  readonly built?: boolean;
}

/**
 * How Node runs the API in production, here and in the container. New objects get 16 MB, and all others 1 GB, rather than as
 * much as Node sees fit: it clears up the later the more it may take, and with a thousand streams would hold 200 MB, for
 * garbage alone.
 */
export const apiNodeOptions: readonly string[] = ["--max-semi-space-size=16", "--max-old-space-size=1024"];

/** Starts the API; its first start fills an empty database, which may take a minute on a slow machine. */
export function startApi(plan: ApiPlan): Api {
  const part = startPart({
    name: "api",
    file: join(root, plan.built ? "packages/api/dist/main.js" : "packages/api/src/server/main.ts"),
    cwd: root,
    nodeOptions: plan.built ? apiNodeOptions : [],
    env: apiEnvironment(process.env, plan),
    line: readable,
  });
  return { ...part, untilReady: () => untilAnswers(part, `http://127.0.0.1:${plan.port}/readyz`, 180_000) };
}

/** The environment the API sees: the person's own, with what the launcher decided on top. */
export function apiEnvironment(base: NodeJS.ProcessEnv, plan: ApiPlan): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = {
    ...base,
    API_PORT: String(plan.port),
    MIMI_DATA_DIR: plan.dataDir,
    FIREBASE_PROJECT_ID: plan.projectId,
    PUBLIC_URL: plan.publicUrl,
  };
  delete env.PORT;
  delete env.FIREBASE_AUTH_EMULATOR_HOST;
  if (plan.authHost) env.FIREBASE_AUTH_EMULATOR_HOST = plan.authHost;
  if (plan.built) env.MIMI_APP_DIR = join(root, "packages/app/dist");
  // Unsigned tokens are for the emulator alone: with a real project the API refuses everything that helps development.
  if (plan.built && !plan.authHost) env.NODE_ENV = "production";
  return env;
}

const LEVELS: Readonly<Record<number, string>> = { 40: "warning: ", 50: "error: ", 60: "fatal: " };

/** One structured log line as a person wants it: requests that went well are left out. Exported for its test. */
export function readable(text: string): string | null {
  const entry = parse(text);
  if (!entry) return text;
  const { level, msg, method, path, status, ms, err } = entry;
  if (typeof level === "number" && level < 30) return null;
  if (typeof status === "number" && status < 400) return null;
  const took = typeof ms === "number" ? `${Math.round(ms)} ms` : undefined;
  const words = [msg, method, path, status, took]
    .filter((word) => word !== undefined)
    .map(String)
    .join(" ");
  const cause = isRecord(err) ? `\n${String(err.stack ?? err.message)}` : "";
  return `${LEVELS[Number(level)] ?? ""}${words}${cause}`;
}

function parse(text: string): Record<string, unknown> | null {
  if (!text.startsWith("{")) return null;
  try {
    const entry: unknown = JSON.parse(text);
    return isRecord(entry) ? entry : null;
  } catch {
    // Not a structured line: it is shown as it came.
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
