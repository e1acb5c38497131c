import { existsSync } from "node:fs";
import { join } from "node:path";
import { postgresSettings } from "./databaseSettings.ts";
import type { BrowserConfig } from "./browserConfig.ts";
import { type CcbillSettings, ccbillSettings } from "./ccbillSettings.ts";
import { identitySettings } from "./identitySettings.ts";
import { mailSettings } from "./mailSettings.ts";
import { repositoryFolder } from "./packageFolder.ts";
import { productionProblems, productionSettings } from "./production.ts";
import { rateSettings } from "./rateLimitSettings.ts";
import { modelVariables } from "./modelVariables.ts";
import { regionSettings } from "./regionSettings.ts";
import { adultSettings, moderationSettings, screeningSettings } from "./safetySettings.ts";
import { metricsSettings, processSettings, serverSettings } from "./serverSettings.ts";
import { type Environment, OFF, readGroups } from "./setting.ts";
import { type StripeSettings, stripeSettings } from "./stripeSettings.ts";
import { telemetrySettings } from "./telemetrySettings.ts";
import { uploadSettings } from "./uploadSettings.ts";

/** All settings, in the order of `.env.example`. */
export const settingsGroups = {
  production: productionSettings,
  server: serverSettings,
  postgres: postgresSettings,
  signIn: identitySettings,
  model: modelVariables,
  stripe: stripeSettings,
  ccbill: ccbillSettings,
  screening: screeningSettings,
  region: regionSettings,
  adult: adultSettings,
  moderation: moderationSettings,
  mail: mailSettings,
  upload: uploadSettings,
  metrics: metricsSettings,
  telemetry: telemetrySettings,
  rates: rateSettings,
  process: processSettings,
} as const;

/** All settings from the environment, checked once at start. */
export type Settings = Readonly<ReturnType<typeof readSettings>>;

/** Reads `.env` of the repository if it exists. Variables that are already set take precedence. */
export function loadDotEnv(): void {
  const file = join(repositoryFolder, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Reads and checks the environment. Throws a StartFailure with one line for each wrong, missing or contradictory setting. */
export function readSettings(env: Environment) {
  const read = readGroups(settingsGroups, env, productionProblems(settingsGroups, env));
  const { production, postgres, mail, rates, metrics, telemetry } = read;
  const { operatorEmail, ...server } = read.server;
  const { firebase, authEmulator, identity } = read.signIn;
  const browser: BrowserConfig = {
    ...{ firebase, authEmulator, operatorEmail },
    demoModel: read.model.models === null,
    adultsOnly: read.adult.only,
  };
  return {
    ...{ production, ...server, ...read.process, ...read.model, ...read.upload },
    payment: paymentBy(read.stripe, read.ccbill),
    ...{ postgres, mail, rates, metrics, telemetry, identity, browser },
    safety: { region: read.region, adult: read.adult, screening: read.screening, ...read.moderation },
  };
}

/** The payment provider that the settings choose. The simulator is a test-mode checkout that the API serves. */
export type PaymentSettings =
  | ({ readonly kind: "stripe" } & StripeSettings)
  | ({ readonly kind: "ccbill" } & CcbillSettings)
  | { readonly kind: "simulator" }
  | { readonly kind: "off" };

/** The settings allow one provider at most. Without any it is the simulator. */
function paymentBy(
  stripe: StripeSettings | typeof OFF | null,
  ccbill: CcbillSettings | null,
): PaymentSettings {
  if (ccbill) return { kind: "ccbill", ...ccbill };
  if (stripe === OFF) return { kind: "off" };
  return stripe ? { kind: "stripe", ...stripe } : { kind: "simulator" };
}
