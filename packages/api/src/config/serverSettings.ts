import { existsSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { packageFolder } from "./packageFolder.ts";
import {
  choice,
  email,
  onOff,
  path,
  port,
  rule,
  setting,
  settingOf,
  webAddress,
  whole,
  withoutSlash,
  text,
} from "./setting.ts";
import { isSafeAddress } from "../shared/isSafeAddress.ts";

/** Ports of the API: the launcher sets the first one, hosts the second one. */
const ports = {
  API_PORT: setting("Port of the API of `npm run dev`. If it is set, `npm start` answers on it too.", port, {
    example: "8787",
  }),
  PORT: setting("Port of `npm run serve`: the API and the built app on one address.", port, {
    example: "8080",
  }),
};

/** The port that the public reaches. */
function publicPort(env: { readonly API_PORT?: number; readonly PORT?: number }): number {
  return env.API_PORT ?? env.PORT ?? 8787;
}

export const serverSettings = v.pipe(
  v.object({
    NODE_ENV: v.optional(text),
    APP_PORT: settingOf(
      "the launcher",
      "Port of `npm start` and `npm run dev`: the address to open.",
      "5173",
    ),
    AUTH_PORT: settingOf("the launcher", "Port of the Firebase Auth emulator.", "9099"),
    ...ports,
    API_HOST: setting(
      "The address that the API listens on. 0.0.0.0 is every address, for a container or a proxy on another machine.",
      text,
      { default: "127.0.0.1" },
    ),
    TRUST_PROXY: setting(
      "on, off: on if your own proxy sets X-Forwarded-For. Rate limits then count the caller, not the proxy.",
      onOff,
      { default: "off" },
    ),
    MIMI_DATA_DIR: setting(
      "The data folder: database, uploads, accounts of the emulator. One process at a time.",
      path,
      { default: ".data" },
    ),
    // The default: sixteen segments of the log of the embedded database.
    DISK_RESERVE_MB: setting(
      "Megabytes of free disk space. With less, calls that write are answered with 503, and calls that read still work. 0 is " +
        "off. It is measured where the embedded database and the uploads are.",
      whole(0, "megabytes"),
      { default: "256" },
    ),
    PUBLIC_URL: setting(
      "The public address of the app, for links and for the return from a payment. Set automatically in development. " +
        "Requires https in production and with payments, except on this machine.",
      v.pipe(
        webAddress,
        v.check(
          ({ pathname, search }) => pathname === "/" && !search,
          "must be an address without a path: the app is served at the root of its host",
        ),
      ),
      { example: "https://mimi.example", inProduction: "the address" },
    ),
    OPERATOR_EMAIL: setting(
      "The e-mail address of the operator, for the contact page. Unset: the page says that the operator names it elsewhere.",
      email,
      { example: "operator@mimi.example" },
    ),
    STRIPE_SECRET_KEY: v.optional(v.string()),
    CCBILL_ACCOUNT: v.optional(v.string()),
  }),
  v.title("Addresses and data"),
  rule((env) => {
    const { PUBLIC_URL: url, NODE_ENV: mode } = env;
    const provider = (["STRIPE_SECRET_KEY", "CCBILL_ACCOUNT"] as const).find((name) => env[name]);
    if (!url || isSafeAddress(url) || (!provider && mode !== "production")) return null;
    // The payment provider returns users to this address, with their session.
    return `PUBLIC_URL must start with https:// because ${provider ? `${provider} is set` : "NODE_ENV=production"}`;
  }),
  v.transform((env) => ({
    host: env.API_HOST,
    port: publicPort(env),
    trustProxy: env.TRUST_PROXY,
    dataDir: env.MIMI_DATA_DIR,
    diskReserveBytes: env.DISK_RESERVE_MB * 1024 * 1024,
    /** Without a trailing slash. */
    publicUrl: env.PUBLIC_URL ? withoutSlash(env.PUBLIC_URL) : `http://127.0.0.1:${publicPort(env)}`,
    operatorEmail: env.OPERATOR_EMAIL ?? null,
  })),
);

const BUILT_APP = join(packageFolder, "../app/dist");
const isApp = (folder: string) => existsSync(join(folder, "index.html"));

export const processSettings = v.pipe(
  v.object({
    NODE_ENV: v.optional(text),
    MIMI_APP_DIR: setting(
      "Folder of the built app that the API serves; `npm run serve` sets it.",
      v.pipe(
        path,
        v.check(isApp, ({ input }) => `holds no built app: ${input}; run npm run build first`),
      ),
      { example: "packages/app/dist" },
    ),
    SEED: setting(
      "sample, tags: what an empty database is filled with. `sample` are characters with invented counts, and lets the demo " +
        "responder run in production. Unset: tags with NODE_ENV=production, otherwise sample.",
      choice("sample", "tags"),
      { example: "sample" },
    ),
    DRAIN_SECONDS: setting(
      "Seconds after SIGTERM in which the server still answers calls, while /readyz says that it is not ready.",
      whole(0, "seconds"),
      { default: "0" },
    ),
    // The default: load balancers close an idle connection after 60 s.
    KEEP_ALIVE_SECONDS: setting(
      "Seconds after which an idle connection is closed. Set it to more than the same time of the load balancer or proxy in " +
        "front: otherwise it sends some requests on a connection that is just being closed.",
      whole(1, "seconds"),
      { default: "75" },
    ),
    LOG_LEVEL: setting(
      "fatal, error, warn, info, debug",
      choice("fatal", "error", "warn", "info", "debug", "trace", "silent"),
      { default: "info" },
    ),
    CHROMIUM_PATH: settingOf(
      "the tests",
      "The Chromium that the tests use. Unset: the pinned one from npm.",
      "/usr/bin/chromium",
    ),
    FONT_SET: settingOf(
      "the tests",
      "The system fonts that the tests' browser sees: liberation, dejavu or android.",
      "liberation",
    ),
  }),
  v.title("Other"),
  v.transform((env) => ({
    /** Null serves only the API. */
    appDir: env.MIMI_APP_DIR ?? (env.NODE_ENV === "production" && isApp(BUILT_APP) ? BUILT_APP : null),
    /** Whether an empty database gets the sample characters. */
    sampleData: (env.SEED ?? (env.NODE_ENV === "production" ? "tags" : "sample")) === "sample",
    drainSeconds: env.DRAIN_SECONDS,
    keepAliveSeconds: env.KEEP_ALIVE_SECONDS,
    logLevel: env.LOG_LEVEL,
  })),
);

/** Where metrics are served, apart from the public port; null serves none. */
export const metricsSettings = v.pipe(
  v.object({
    ...ports,
    METRICS_PORT: setting(
      "Prometheus text at /metrics on its own port, which the public must not reach. Unset: no metrics.",
      port,
      { example: "9464" },
    ),
    METRICS_HOST: setting("The address of this port.", text, {
      default: "127.0.0.1",
      onlyWith: "METRICS_PORT",
    }),
  }),
  v.title("Metrics: see docs/operate.md"),
  rule(
    (env) =>
      env.METRICS_PORT !== undefined &&
      env.METRICS_PORT !== 0 &&
      env.METRICS_PORT === publicPort(env) &&
      "METRICS_PORT must be another port than the one that the public reaches",
  ),
  v.transform((env) =>
    env.METRICS_PORT === undefined ? null : { host: env.METRICS_HOST, port: env.METRICS_PORT },
  ),
);

export type MetricsSettings = Readonly<NonNullable<v.InferOutput<typeof metricsSettings>>>;
