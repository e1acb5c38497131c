import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isAbsolute, join } from "node:path";
import { portFrom } from "./ports.ts";

/** The only project for which the launcher starts the auth emulator, which lets every user sign in as any other. */
const DEMO_PROJECT = "demo-mimi";

/** The repository's root folder. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** The settings of the launcher. Other variables are passed to the parts unchanged. */
export interface Settings {
  readonly appPort: number;
  readonly apiPort: number;
  readonly authPort: number;
  /** Absolute path of the data folder. */
  readonly dataDir: string;
  /** The Firebase project; `demo-mimi` unless a real one is configured. */
  readonly projectId: string;
  /** Whether to start the auth emulator: only for the demo project, and not in production or with a running emulator. */
  readonly emulator: boolean;
  /** `host:port` of a running emulator. */
  readonly authHost: string | undefined;
}

/** Reads `.env` if it exists. Variables that are already set are not changed. */
export function loadDotEnv(): void {
  const file = join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Reads the launcher's settings. Throws a LaunchFailure that names a wrong variable. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const dataDir = env.MIMI_DATA_DIR || ".data";
  const projectId = env.FIREBASE_PROJECT_ID || DEMO_PROJECT;
  const authHost = env.FIREBASE_AUTH_EMULATOR_HOST || undefined;
  const isProduction = env.NODE_ENV === "production";
  return {
    appPort: portFrom(env, "APP_PORT", 5173),
    apiPort: portFrom(env, "API_PORT", 8787),
    authPort: portFrom(env, "AUTH_PORT", 9099),
    dataDir: isAbsolute(dataDir) ? dataDir : join(root, dataDir),
    projectId,
    emulator: projectId === DEMO_PROJECT && !isProduction && !env.FIREBASE_API_KEY && !authHost,
    authHost,
  };
}
