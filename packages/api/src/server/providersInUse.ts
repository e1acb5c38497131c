import type { PostgresSettings } from "../config/databaseSettings.ts";
import { PLAN_FREE, PLAN_PREMIUM, PLAN_STANDARD } from "@mimi/contract";
import type { ModelsSettings } from "../config/modelSettings.ts";
import type { Settings } from "../config/settings.ts";

/** Names every provider in use, without secrets, for the first line of the log. */
export function providersInUse(settings: Settings): Readonly<Record<string, string>> {
  const { models, stripe, identity, safety, s3, uploadsShared, postgres, sampleData } = settings;
  const { screening, moderators } = safety;
  return {
    address: settings.publicUrl,
    "sign-in": identity.emulator
      ? "auth emulator: anybody as anybody"
      : `Firebase project ${identity.projectId}`,
    ...(models === "off" || models === null
      ? { model: models ?? "demo responder" }
      : Object.fromEntries(modelsInUse(models).map(({ part, provider }) => [part, provider]))),
    payment:
      stripe === "off" ? "off" : stripe ? stripeName(stripe.secretKey) : "simulator: no money is charged",
    screening: [
      screening.isPlaceholder ? "placeholder terms" : "terms of the operator",
      ...(screening.url ? [`and ${screening.url.host}`] : []),
    ].join(" "),
    moderators: moderators.length === 0 ? "none by e-mail" : `${moderators.length} by e-mail`,
    uploads: s3
      ? `bucket ${s3.bucket} at ${hostOf(s3.endpoint)}`
      : `data folder${uploadsShared ? " that all processes share" : ""}`,
    database: postgres ? postgresName(postgres) : "PGlite in the data folder",
    "first content": sampleData ? "sample characters" : "tags only",
  };
}

/** Each configured model, and with several of them which plans get which, in the order in which they are tried. */
export function modelsInUse({ models, routeOf }: ModelsSettings) {
  const isOne = models.length === 1;
  const routes = {
    free: PLAN_FREE,
    standard: PLAN_STANDARD,
    premium: PLAN_PREMIUM,
    background: "background",
  } as const;
  const named = Object.entries(routes).map(([name, route]) => {
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

/** Keys of test mode have `_test_` in their name. */
function stripeName(key: string): string {
  return key.includes("_test_") ? "Stripe in test mode" : "Stripe";
}
