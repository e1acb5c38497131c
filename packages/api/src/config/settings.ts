import { existsSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { choice, type Environment, isSafeAddress, portOf, urlOf, wholeFrom } from "./environment.ts";
import { type BrowserConfig, browserConfig } from "./browserConfig.ts";
import { type PostgresSettings, readPostgresSettings } from "./databaseSettings.ts";
import { type MailSettings, readMailSettings } from "./mailSettings.ts";
import { type MetricsSettings, readMetricsSettings } from "./metricsSettings.ts";
import type { ModelsSettings } from "./modelSettings.ts";
import { readModelsFile } from "./modelsFile.ts";
import { readNamedChoices } from "./namedChoices.ts";
import { readOneModel } from "./oneModel.ts";
import { packageFolder, repositoryFolder } from "./packageFolder.ts";
import { type Rates, readRates } from "./rateLimitSettings.ts";
import { readS3Settings, readUploadsShared, type S3Settings } from "./s3Settings.ts";
import { type IdentitySettings, readIdentitySettings } from "./identitySettings.ts";
import { readSafetySettings, type SafetySettings } from "./safetySettings.ts";
import { readStripeSettings, type StripeSettings } from "./stripeSettings.ts";
import { readTelemetrySettings, type TelemetrySettings } from "./telemetrySettings.ts";
import { StartFailure } from "../shared/StartFailure.ts";

/** All settings from the environment, checked once at start. */
export interface Settings {
  /** Address to listen on. */
  readonly host: string;
  readonly port: number;
  /** Whether our own proxy sets `X-Forwarded-For`, so that its last address is the caller's. */
  readonly trustProxy: boolean;
  /** Absolute. */
  readonly dataDir: string;
  /** Null is the embedded database in the data folder. */
  readonly postgres: PostgresSettings | null;
  /** Free disk space below which calls that write are refused; 0 is off. */
  readonly diskReserveBytes: number;
  /** The public address of the app without a trailing slash, for links and return addresses. */
  readonly publicUrl: string;
  readonly production: boolean;
  /** The folder of the built app; null serves only the API. */
  readonly appDir: string | null;
  /** What the app needs for sign-in. */
  readonly browser: BrowserConfig;
  readonly identity: IdentitySettings;
  /** Null uses the demo responder; `off` writes no replies. */
  readonly models: ModelsSettings | "off" | null;
  /** Whether the model writes the titles of chats; otherwise they are the user's first sentence. */
  readonly modelTitles: boolean;
  /** Null is test mode: the payment simulator; `off` sells nothing. */
  readonly stripe: StripeSettings | "off" | null;
  readonly safety: SafetySettings;
  /** Null stores uploaded files in the data folder. */
  readonly s3: S3Settings | null;
  /** Whether several processes on one PostgreSQL share the data folder, so that each finds all uploads. */
  readonly uploadsShared: boolean;
  /** Whether an empty database gets the sample characters. */
  readonly sampleData: boolean;
  /** Null limits nothing, for load tests. */
  readonly rates: Rates | null;
  /** How long the server still answers before it stops, while it says that it is not ready. */
  readonly drainSeconds: number;
  /** How long a connection without a request stays open. Longer than that of a proxy: a request on it would get no answer. */
  readonly keepAliveSeconds: number;
  /** Null sends no mails to users. */
  readonly mail: MailSettings | null;
  /** Null serves no metrics. */
  readonly metrics: MetricsSettings | null;
  /** Null exports nothing by OpenTelemetry. */
  readonly telemetry: TelemetrySettings | null;
  readonly logLevel: string;
}

/** Sixteen segments of the embedded database's log. */
const DISK_RESERVE_MB = 256;

/** Load balancers close an idle connection after 60 s by default. */
const KEEP_ALIVE_S = 75;

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

/** Reads `.env` of the repository if it exists. Variables that are already set take precedence. */
export function loadDotEnv(): void {
  const file = join(repositoryFolder, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Reads and checks the environment. Throws a StartFailure that names a missing or contradictory variable. */
export function readSettings(given: Environment): Settings {
  const { env, off } = readNamedChoices(given);
  // Read before they are switched off, so that contradictory variables are refused.
  const models = readModelsFile(env, fromRepository) ?? readOneModel(env);
  const stripe = readStripeSettings(env);
  const port = publicPort(env);
  return {
    host: env.API_HOST || "127.0.0.1",
    port,
    trustProxy: choice(env, "TRUST_PROXY", ["on", "off"], "off") === "on",
    dataDir: fromRepository(env.MIMI_DATA_DIR || ".data"),
    postgres: readPostgresSettings(env),
    diskReserveBytes: (wholeFrom(env, "DISK_RESERVE_MB", 0) ?? DISK_RESERVE_MB) * 1024 * 1024,
    publicUrl: publicUrlOf(env) ?? `http://127.0.0.1:${port}`,
    production: env.NODE_ENV === "production",
    appDir: appDirOf(env),
    browser: browserConfig(given),
    identity: readIdentitySettings(env, fromRepository),
    models: off.model ? "off" : models,
    modelTitles: choice(env, "CHAT_TITLES", ["model", "message"], "model") === "model",
    stripe: off.payment ? "off" : stripe,
    safety: readSafetySettings(env, fromRepository),
    s3: readS3Settings(env),
    uploadsShared: readUploadsShared(env),
    mail: readMailSettings(env),
    metrics: readMetricsSettings(env, port),
    telemetry: readTelemetrySettings(env),
    sampleData: sampleDataOf(env),
    drainSeconds: wholeFrom(env, "DRAIN_SECONDS", 0) ?? 0,
    keepAliveSeconds: wholeFrom(env, "KEEP_ALIVE_SECONDS", 1) ?? KEEP_ALIVE_S,
    rates: readRates(env),
    logLevel: choice(env, "LOG_LEVEL", LOG_LEVELS, "info"),
  };
}

function sampleDataOf(env: Environment): boolean {
  const unset = env.NODE_ENV === "production" ? "tags" : "sample";
  return choice(env, "SEED", ["sample", "tags"], unset) === "sample";
}

function publicPort(env: Environment): number {
  const name = env.API_PORT ? "API_PORT" : "PORT";
  return portOf(name, env[name] || "8787");
}

function publicUrlOf(env: Environment): string | null {
  const url = urlOf(env, "PUBLIC_URL");
  if (!url) return null;
  if (url.pathname !== "/" || url.search) {
    throw new StartFailure(
      "PUBLIC_URL must be an address without a path: the app is served at the root of its host",
    );
  }
  // The payment provider returns users to this address, with their session.
  const because = env.STRIPE_SECRET_KEY ? "STRIPE_SECRET_KEY is set" : "NODE_ENV=production";
  if ((env.STRIPE_SECRET_KEY || env.NODE_ENV === "production") && !isSafeAddress(url)) {
    throw new StartFailure(`PUBLIC_URL must start with https:// because ${because}`);
  }
  return url.href.replace(/\/+$/, "");
}

function appDirOf(env: Environment): string | null {
  if (env.MIMI_APP_DIR) {
    const folder = fromRepository(env.MIMI_APP_DIR);
    if (existsSync(join(folder, "index.html"))) return folder;
    throw new StartFailure(`MIMI_APP_DIR holds no built app: ${folder}; run npm run build first`);
  }
  const built = join(packageFolder, "../app/dist");
  return env.NODE_ENV === "production" && existsSync(join(built, "index.html")) ? built : null;
}

function fromRepository(path: string): string {
  return isAbsolute(path) ? path : join(repositoryFolder, path);
}
