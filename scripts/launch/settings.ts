import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isAbsolute, join } from "node:path";
import { portFrom } from "./ports.ts";

/** The repository's root folder. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** What the launcher itself decides from; everything else goes to the parts as it is in the environment. */
export interface Settings {
  readonly appPort: number;
  readonly apiPort: number;
  readonly authPort: number;
  /** Absolute path of the folder that holds everything the product must remember. */
  readonly dataDir: string;
  /** The Firebase project; `demo-mimi` unless a real one is configured. */
  readonly projectId: string;
  /** Start the auth emulator: true unless a real Firebase project or an emulator that runs already is given. */
  readonly emulator: boolean;
  /** `host:port` of an emulator that runs already. */
  readonly authHost: string | undefined;
}

/** Reads `.env` when there is one. Variables already set win over it. */
export function loadDotEnv(): void {
  const file = join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Reads the launcher's settings. Throws a LaunchFailure naming the variable that is wrong. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const dataDir = env.MIMI_DATA_DIR || ".data";
  return {
    appPort: portFrom(env, "APP_PORT", 5173),
    apiPort: portFrom(env, "API_PORT", 8787),
    authPort: portFrom(env, "AUTH_PORT", 9099),
    dataDir: isAbsolute(dataDir) ? dataDir : join(root, dataDir),
    projectId: env.FIREBASE_PROJECT_ID || "demo-mimi",
    emulator: !env.FIREBASE_API_KEY && !env.FIREBASE_AUTH_EMULATOR_HOST,
    authHost: env.FIREBASE_AUTH_EMULATOR_HOST || undefined,
  };
}
