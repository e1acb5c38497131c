import { join } from "node:path";
import { answers, type Part, startPart, untilAnswers } from "./part.ts";
import { restartWhenSilent } from "./restartWhenSilent.ts";
import { root } from "./settings.ts";

/** An API process that was started. */
export interface Api extends Part {
  /** Resolves when the API is seeded and answers. Throws a LaunchFailure when it does not start. */
  untilReady(): Promise<void>;
}

/** How the API is run. */
export interface ApiPlan {
  readonly port: number;
  readonly dataDir: string;
  /** The public address, without a path. */
  readonly publicUrl: string;
  readonly projectId: string;
  /** `host:port` of the auth emulator; absent with a real Firebase project. */
  readonly authHost?: string;
  /** True runs the production bundle, which also serves the built app. @default false */
  readonly built?: boolean;
}

/**
 * Node options for the API in production, here and in the container. They limit the young generation to 16 MB and the heap to
 * 1 GB. With Node's defaults and a thousand streams, garbage collection runs later and uses 200 MB more memory.
 */
export const apiNodeOptions: readonly string[] = ["--max-semi-space-size=16", "--max-old-space-size=1024"];

/** Starts the API. The first start fills an empty database, which can take a minute on a slow machine. */
export function startApi(plan: ApiPlan): Api {
  const part = startPart({
    name: "api",
    file: join(root, plan.built ? "packages/api/dist/main.js" : "packages/api/src/server/main.ts"),
    cwd: root,
    nodeOptions: plan.built ? apiNodeOptions : [],
    env: apiEnvironment(process.env, plan),
    line: readable,
  });
  return { ...part, untilReady: () => untilAnswers(part, healthOf(plan.port), 180_000) };
}

/** Starts the API, and starts it again when it does not answer any more. See {@link restartWhenSilent}. */
export function startWatchedApi(plan: ApiPlan): Api {
  return restartWhenSilent(() => startApi(plan), { isAnswering: () => answers(healthOf(plan.port)) });
}

// Not `/readyz`: without disk space the API is not ready to write, and still serves readers.
function healthOf(port: number): string {
  return `http://127.0.0.1:${port}/healthz`;
}

/** The environment of the API: the current one, overridden by the launcher's settings. */
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
  // With a real project the API runs in production mode, and refuses the unsigned tokens of the emulator.
  if (plan.built && !plan.authHost) env.NODE_ENV = "production";
  return env;
}

const LEVELS: Readonly<Record<number, string>> = { 40: "warning: ", 50: "error: ", 60: "fatal: " };

/** Formats one JSON log line for the terminal. Successful requests return null. Exported for its test. */
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
    // Not a JSON line: printed unchanged.
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
