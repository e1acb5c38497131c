import { join } from "node:path";
import { answers, type Part, type PartPlan, startPart, untilAnswers } from "./part.ts";
import { readableLine } from "./readableLine.ts";
import { restartWhenSilent } from "./restartWhenSilent.ts";
import { root } from "./settings.ts";

/** An API process that was started. */
export interface Api extends Part {
  /**
   * Resolves when the API is seeded and answers. Throws a LaunchFailure when it does not start.
   * @param withinMs @default three minutes; no limit in production, where a start can migrate a large database
   */
  untilReady(withinMs?: number): Promise<void>;
}

/** Milliseconds until the API has ended its replies and its connections, and exits. */
const STOP_MS = 20_000;
/** The first start fills an empty database, which can take a minute on a slow machine. */
const START_MS = 180_000;

/** How the API is run. */
export interface ApiPlan {
  readonly port: number;
  readonly dataDir: string;
  /** The address of the app, without a path. In production the operator sets it: PUBLIC_URL. */
  readonly publicUrl: string;
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

/** Starts the API. */
export function startApi(plan: ApiPlan): Api {
  const settings = apiPart(process.env, plan);
  const part = startPart(settings);
  const limitMs = isProduction(settings.env) ? Number.POSITIVE_INFINITY : START_MS;
  return { ...part, untilReady: (withinMs = limitMs) => untilAnswers(part, healthOf(plan.port), withinMs) };
}

/** The process of the API. In production its log stays what it is: JSON lines, for the operator's log collector. */
export function apiPart(base: NodeJS.ProcessEnv, plan: ApiPlan): PartPlan {
  const env = apiEnvironment(base, plan);
  return {
    name: "api",
    file: join(root, plan.built ? "packages/api/dist/main.js" : "packages/api/src/server/main.ts"),
    cwd: root,
    nodeOptions: plan.built ? apiNodeOptions : [],
    env,
    output: isProduction(env) ? "unchanged" : readableLine,
    graceMs: STOP_MS + 1000 * (Number(env.DRAIN_SECONDS) || 0),
  };
}

/** Starts the API, and starts it again when it does not answer any more. See {@link restartWhenSilent}. */
export function startWatchedApi(plan: ApiPlan): Api {
  return restartWhenSilent(() => startApi(plan), { isAnswering: () => answers(healthOf(plan.port)) });
}

// Not `/readyz`: without disk space the API is not ready to write, and still answers calls that read.
function healthOf(port: number): string {
  return `http://127.0.0.1:${port}/healthz`;
}

/** The environment of the API: the current one, overridden by the launcher's settings. */
export function apiEnvironment(base: NodeJS.ProcessEnv, plan: ApiPlan): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = {
    ...base,
    API_PORT: String(plan.port),
    MIMI_DATA_DIR: plan.dataDir,
  };
  delete env.PORT;
  delete env.FIREBASE_AUTH_EMULATOR_HOST;
  if (plan.authHost) env.FIREBASE_AUTH_EMULATOR_HOST = plan.authHost;
  if (plan.built) env.MIMI_APP_DIR = join(root, "packages/app/dist");
  // Without an emulator the API runs in production mode, and refuses the unsigned tokens of the emulator.
  if (plan.built && !plan.authHost) env.NODE_ENV = "production";
  // In production the API refuses a start without an address, so no default may hide that it is missing.
  if (!isProduction(env)) env.PUBLIC_URL = plan.publicUrl;
  return env;
}

function isProduction(env: NodeJS.ProcessEnv): boolean {
  return env.NODE_ENV === "production";
}
