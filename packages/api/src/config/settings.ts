import { existsSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import {
  choice,
  type Environment,
  hostOf,
  isSafeAddress,
  listOf,
  portOf,
  required,
  urlOf,
  refuseWithout,
} from "./environment.ts";
import { type BrowserConfig, browserConfig } from "./browserConfig.ts";
import { type MetricsSettings, readMetricsSettings } from "./metricsSettings.ts";
import { type ModelLimits, readModelLimits } from "./modelLimits.ts";
import { packageFolder, repositoryFolder } from "./packageFolder.ts";
import { readS3Settings, type S3Settings } from "./s3Settings.ts";
import { readServiceAccount, type ServiceAccount } from "./serviceAccountSettings.ts";
import { readSafetySettings, type SafetySettings } from "./safetySettings.ts";
import { StartFailure } from "../shared/StartFailure.ts";

/** An OpenAI-compatible endpoint. */
export interface ModelSettings {
  readonly baseUrl: string;
  readonly apiKey: string | null;
  readonly name: string;
}

/** Access to Stripe, with the price of each plan. */
export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Another address than Stripe's, for tests. */
  readonly apiBase: URL | null;
  readonly priceStandard: string;
  readonly pricePremium: string;
  /** Hosts of checkout and management pages. */
  readonly pageHosts: readonly string[];
}

/** All settings from the environment, checked once at start. */
export interface Settings {
  /** Address to listen on. */
  readonly host: string;
  readonly port: number;
  /** Whether our own proxy sets `X-Forwarded-For`, so that its last address is the caller's. */
  readonly trustProxy: boolean;
  /** Absolute. */
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** The public address of the app without a trailing slash, for links and return addresses. */
  readonly publicUrl: string;
  readonly production: boolean;
  /** The folder of the built app; null serves only the API. */
  readonly appDir: string | null;
  /** What the app needs for sign-in. */
  readonly browser: BrowserConfig;
  readonly identity: {
    readonly projectId: string;
    /** Whether unsigned tokens of the Auth emulator are accepted. */
    readonly emulator: boolean;
    readonly keysUrl: URL;
    /** Null: the API cannot delete accounts at the identity provider. */
    readonly account: ServiceAccount | null;
  };
  /** Null uses the demo responder. */
  readonly model: ModelSettings | null;
  readonly modelLimits: ModelLimits;
  /** Whether the model is asked for the titles of chats; otherwise they are the user's first sentence. */
  readonly modelTitles: boolean;
  /** Null is test mode: the payment simulator. */
  readonly stripe: StripeSettings | null;
  readonly safety: SafetySettings;
  /** Null stores uploaded files in the data folder. */
  readonly s3: S3Settings | null;
  /** Whether an empty database gets the sample characters. */
  readonly sampleData: boolean;
  readonly rateLimits: boolean;
  /** Null serves no metrics. */
  readonly metrics: MetricsSettings | null;
  readonly logLevel: string;
}

const GOOGLE_KEYS =
  "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com";
/** The hosts of Stripe's own pages. */
const STRIPE_HOSTS = ["checkout.stripe.com", "billing.stripe.com"];
const STRIPE_NAMES = [
  ...["STRIPE_WEBHOOK_SECRET", "STRIPE_PRICE_STANDARD", "STRIPE_PRICE_PREMIUM"],
  ...["STRIPE_PAGE_HOSTS", "STRIPE_API_BASE"],
];
/** The project of the Auth emulator. */
const DEMO_PROJECT = "demo-mimi";
const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

/** Reads `.env` of the repository if it exists. Variables that are already set take precedence. */
export function loadDotEnv(): void {
  const file = join(repositoryFolder, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Reads and checks the environment. Throws a StartFailure that names a missing or contradictory variable. */
export function readSettings(env: Environment): Settings {
  const port = publicPort(env);
  return {
    host: env.API_HOST || "127.0.0.1",
    port,
    trustProxy: choice(env, "TRUST_PROXY", ["on", "off"], "off") === "on",
    dataDir: fromRepository(env.MIMI_DATA_DIR || ".data"),
    databaseUrl: databaseUrlOf(env),
    publicUrl: publicUrlOf(env) ?? `http://127.0.0.1:${port}`,
    production: env.NODE_ENV === "production",
    appDir: appDirOf(env),
    browser: browserConfig(env),
    identity: identityOf(env),
    model: modelOf(env),
    modelLimits: readModelLimits(env),
    modelTitles: choice(env, "CHAT_TITLES", ["model", "message"], "model") === "model",
    stripe: stripeOf(env),
    safety: readSafetySettings(env, fromRepository),
    s3: readS3Settings(env),
    metrics: readMetricsSettings(env, port),
    sampleData: sampleDataOf(env),
    rateLimits: choice(env, "RATE_LIMITS", ["on", "off"], "on") === "on",
    logLevel: choice(env, "LOG_LEVEL", LOG_LEVELS, "info"),
  };
}

function sampleDataOf(env: Environment): boolean {
  const unset = env.NODE_ENV === "production" ? "off" : "on";
  return choice(env, "SAMPLE_DATA", ["on", "off"], unset) === "on";
}

function publicPort(env: Environment): number {
  const name = env.API_PORT ? "API_PORT" : "PORT";
  return portOf(name, env[name] || "8787");
}

function publicUrlOf(env: Environment): string | null {
  const url = urlOf(env, "PUBLIC_URL");
  if (!url) {
    if (env.NODE_ENV !== "production") return null;
    throw new StartFailure(
      "PUBLIC_URL is missing; links and the way back from a payment need it in production",
    );
  }
  if (url.pathname !== "/" || url.search) {
    throw new StartFailure(
      "PUBLIC_URL must be an address without a path: the app lives at the root of its host",
    );
  }
  // The payment provider returns users to this address, with their session.
  const because = env.STRIPE_SECRET_KEY ? "STRIPE_SECRET_KEY is set" : "NODE_ENV=production";
  if ((env.STRIPE_SECRET_KEY || env.NODE_ENV === "production") && !isSafeAddress(url)) {
    throw new StartFailure(`PUBLIC_URL must start with https:// because ${because}`);
  }
  return url.href.replace(/\/+$/, "");
}

function databaseUrlOf(env: Environment): string | null {
  return urlOf(env, "DATABASE_URL", /^postgres(ql)?:$/) ? (env.DATABASE_URL ?? null) : null;
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

function identityOf(env: Environment): Settings["identity"] {
  const emulator = Boolean(env.FIREBASE_AUTH_EMULATOR_HOST);
  if (emulator && env.NODE_ENV === "production") {
    throw new StartFailure(
      "FIREBASE_AUTH_EMULATOR_HOST lets anybody sign in as anybody and is refused with NODE_ENV=production; unset one",
    );
  }
  hostOf(env, "FIREBASE_AUTH_EMULATOR_HOST");
  hostOf(env, "FIREBASE_AUTH_DOMAIN");
  const projectId = env.FIREBASE_PROJECT_ID || DEMO_PROJECT;
  const isDemo = projectId === DEMO_PROJECT;
  const web = ["FIREBASE_API_KEY", "FIREBASE_APP_ID", "FIREBASE_AUTH_DOMAIN"].find((name) => env[name]);
  if (isDemo && (web || env.NODE_ENV === "production")) {
    const because = web ? `${web} is set` : "NODE_ENV=production refuses the demo project";
    throw new StartFailure(`FIREBASE_PROJECT_ID is missing; it is needed because ${because}`);
  }
  if (!isDemo && !emulator) required(env, "FIREBASE_API_KEY", "FIREBASE_PROJECT_ID");
  return {
    projectId,
    emulator,
    keysUrl: urlOf(env, "IDENTITY_JWKS_URL") ?? new URL(GOOGLE_KEYS),
    account: readServiceAccount(env, projectId, fromRepository),
  };
}

function modelOf(env: Environment): ModelSettings | null {
  const baseUrl = urlOf(env, "MODEL_BASE_URL");
  refuseWithout(env, ["MODEL_NAME", "MODEL_API_KEY"], "MODEL_BASE_URL");
  if (!baseUrl) return null;
  return {
    baseUrl: baseUrl.href.replace(/\/+$/, ""),
    apiKey: env.MODEL_API_KEY || null,
    name: required(env, "MODEL_NAME", "MODEL_BASE_URL"),
  };
}

function stripeOf(env: Environment): StripeSettings | null {
  refuseWithout(env, STRIPE_NAMES, "STRIPE_SECRET_KEY");
  if (!env.STRIPE_SECRET_KEY) return null;
  const hosts = listOf(env, "STRIPE_PAGE_HOSTS");
  const wrong = hosts.find((host) => !/^[a-z\d.-]+$/i.test(host));
  if (wrong) throw new StartFailure(`STRIPE_PAGE_HOSTS holds what is not the name of a host: ${wrong}`);
  const apiBase = urlOf(env, "STRIPE_API_BASE");
  if (apiBase && !isSafeAddress(apiBase)) {
    throw new StartFailure(
      "STRIPE_API_BASE must start with https://, or be on this machine: it is sent the key",
    );
  }
  return {
    secretKey: env.STRIPE_SECRET_KEY,
    webhookSecret: required(env, "STRIPE_WEBHOOK_SECRET", "STRIPE_SECRET_KEY"),
    apiBase,
    priceStandard: required(env, "STRIPE_PRICE_STANDARD", "STRIPE_SECRET_KEY"),
    pricePremium: required(env, "STRIPE_PRICE_PREMIUM", "STRIPE_SECRET_KEY"),
    pageHosts: hosts.length > 0 ? hosts : STRIPE_HOSTS,
  };
}

function fromRepository(path: string): string {
  return isAbsolute(path) ? path : join(repositoryFolder, path);
}
