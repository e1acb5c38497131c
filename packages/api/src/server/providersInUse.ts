import type { PostgresSettings } from "../config/databaseSettings.ts";
import { plans, regionIds, rulesOf } from "@mimi/contract";
import { GOOGLE_KEYS, type IdentitySettings } from "../config/identitySettings.ts";
import type { ModelsSettings } from "../config/modelSettings.ts";
import { isStripeTestKey } from "../config/production.ts";
import type { AgeCheckIn, RegionSettings } from "../config/regionSettings.ts";
import type { AdultSettings } from "../config/safetySettings.ts";
import type { PaymentSettings, Settings } from "../config/settings.ts";
import { isAgeCheckedIn } from "../domain/access/place.ts";
import type { TelemetrySettings } from "../config/telemetrySettings.ts";

/** Names every provider in use, without secrets, for the first line of the log. */
export function providersInUse(settings: Settings): Readonly<Record<string, string>> {
  const { models, identity, safety, s3, uploadsShared, postgres, sampleData } = settings;
  const { screening, moderators } = safety;
  return {
    address: settings.publicUrl,
    "sign-in": identity.emulator ? "auth emulator: anybody as anybody" : firebaseName(identity),
    accounts: identity.account ? `service account ${nameOf(identity.account.email)}` : "no service account",
    ...(models === "off" || models === null
      ? { model: models ?? "demo responder" }
      : Object.fromEntries(modelsInUse(models).map(({ part, provider }) => [part, provider]))),
    payment: paymentName(settings.payment),
    screening: [
      screening.isPlaceholder ? "placeholder terms" : "terms of the operator",
      ...(screening.url ? [`and ${screening.url.host}`] : []),
    ].join(" "),
    "rules of": regionName(safety.region),
    "age check": ageCheckName(safety.adult, safety.region),
    moderators: moderators.length === 0 ? "none by e-mail" : `${moderators.length} by e-mail`,
    alerts: safety.reports.alert?.url.host ?? "log only",
    mails: settings.mail?.url.host ?? "none",
    uploads: s3
      ? `bucket ${s3.bucket} at ${hostOf(s3.endpoint)}`
      : `data folder${uploadsShared ? " that all processes share" : ""}`,
    database: postgres ? postgresName(postgres) : "PGlite in the data folder",
    "rate limits": settings.rates ? "on" : "off",
    telemetry: telemetryName(settings.telemetry),
    "first content": sampleData ? "sample characters" : "tags only",
  };
}

function firebaseName({ projectId, keysUrl }: IdentitySettings): string {
  const keys = keysUrl.href === GOOGLE_KEYS ? "" : ` with the public keys of ${keysUrl.host}`;
  return `Firebase project ${projectId}${keys}`;
}

/** The name of an account, without the rest of its address. */
function nameOf(email: string): string {
  return email.split("@")[0] ?? "";
}

function paymentName(payment: PaymentSettings): string {
  switch (payment.kind) {
    case "off":
      return "off";
    case "simulator":
      return "simulator: no money is charged";
    case "ccbill":
      return `CCBill account ${payment.account}-${payment.subaccount} at ${hostOf(payment.dataLinkUrl)}`;
    case "stripe": {
      const name = payment.apiBase ? `Stripe at ${payment.apiBase.host}` : "Stripe";
      return isStripeTestKey(payment.secretKey) ? `${name} in test mode: no money is charged` : name;
    }
  }
}

function ageCheckName({ on, verifiers }: AdultSettings, { checkIn }: RegionSettings): string {
  if (!on) return "no adult content";
  const hosts = verifiers.map(({ url }) => url.host).join(" or ");
  return `${hosts || "statement of the user, where that is enough"}${ageCheckPlaces(checkIn)}`;
}

/** Where the operator wants ages checked, and the regions where this is less than the rules ask for. */
function ageCheckPlaces(checkIn: AgeCheckIn): string {
  if (checkIn === "rules") return "";
  const missed = regionIds.filter((id) => rulesOf(id).age_check && !isAgeCheckedIn(checkIn, id));
  const places =
    checkIn === "all" ? "everywhere" : checkIn === "off" ? "nowhere" : `in ${checkIn.join(", ")}`;
  return `, ${places}${missed.length > 0 ? `, against the rules of ${missed.join(", ")}` : ""}`;
}

function regionName({ fixed, countryHeader }: RegionSettings): string {
  if (fixed) return fixed;
  return countryHeader ? `the region in ${countryHeader}` : "the strictest region";
}

function telemetryName(telemetry: TelemetrySettings | null): string {
  const { traces = null, metrics = null } = telemetry ?? {};
  const exported = Object.entries({ traces, metrics }).flatMap(([name, to]) =>
    to ? [`${name} to ${to.url.host}`] : [],
  );
  return exported.join(" and ") || "off";
}

/** Each configured model, and with several of them which plans get which, in the order in which they are tried. */
export function modelsInUse({ models, routeOf }: ModelsSettings) {
  const isOne = models.length === 1;
  const routes = [...plans.map(({ key, id }) => [key, id] as const), ["background", "background"] as const];
  const named = routes.map(([name, route]) => {
    const ids = routeOf(route).map(({ id }) => id);
    return `${name} ${ids.join(" then ")}`;
  });
  return [
    ...models.map((model) => ({
      part: isOne ? "model" : `model ${model.id}`,
      provider: `${model.name} at ${hostOf(model.baseUrl)}`,
      model,
    })),
    ...(isOne ? [] : [{ part: "models by plan", provider: named.join("; "), model: null }]),
  ];
}

function hostOf(url: string): string {
  return new URL(url).host;
}

function postgresName({ url, transactionPooler }: PostgresSettings): string {
  return `PostgreSQL at ${hostOf(url)}${transactionPooler ? " through a transaction pooler" : ""}`;
}
