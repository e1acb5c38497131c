import * as v from "valibot";
import {
  type Environment,
  factsOf,
  list,
  OFF,
  setting,
  settingsIn,
  type SettingsGroup,
  text,
} from "./setting.ts";

/** What production refuses although it is configured, and why. */
const exceptions = {
  "stripe-test": {
    isIn: (env: Environment) => isStripeTestKey(env.STRIPE_SECRET_KEY ?? ""),
    refused: "STRIPE_SECRET_KEY of Stripe's test mode, where a test card buys any plan",
  },
  "no-rate-limits": {
    isIn: (env: Environment) => env.RATE_LIMITS === OFF,
    refused: "RATE_LIMITS=off, which is for load tests",
  },
} as const;
const names = Object.keys(exceptions).join(", ");

export const productionSettings = v.pipe(
  v.object({
    NODE_ENV: setting("production: nothing that is only for development is chosen silently.", text),
    PRODUCTION_ALLOWS: setting(
      "NODE_ENV=production refuses a key of Stripe's test mode, where a test card buys any plan, and RATE_LIMITS=off, unless they " +
        `are listed here: ${names}`,
      list(
        v.pipe(
          text,
          v.check(
            (name) => name in exceptions,
            ({ input }) => `can hold ${names}; not ${input}`,
          ),
        ),
      ),
    ),
  }),
  v.title("Production"),
  v.transform((env) => env.NODE_ENV === "production"),
);

/** Whether a key is of Stripe's test mode, in which no money is charged. Such keys have `_test_` in their name. */
export function isStripeTestKey(key: string): boolean {
  return key.includes("_test_");
}

/**
 * What a production start lacks: each part must be configured, or be switched off by name, and nothing that is only for
 * development may be configured silently. Empty outside production.
 */
export function productionProblems(
  groups: Readonly<Record<string, SettingsGroup>>,
  env: Environment,
): readonly string[] {
  if (env.NODE_ENV !== "production") return [];
  const allowed = (env.PRODUCTION_ALLOWS ?? "").split(",").map((name) => name.trim());
  return [
    ...missingParts(groups, env),
    ...Object.entries(exceptions).flatMap(([name, { isIn, refused }]) =>
      isIn(env) && !allowed.includes(name)
        ? [`NODE_ENV=production refuses ${refused}; PRODUCTION_ALLOWS=${name} allows it`]
        : [],
    ),
  ];
}

/** One line about all parts without a choice. */
function missingParts(groups: Readonly<Record<string, SettingsGroup>>, env: Environment): readonly string[] {
  const open = settingsIn(groups).flatMap(([name, schema]) => {
    const { inProduction: part, canBeOff = false } = factsOf(schema);
    return part && isBlank(env[name]) && !isChosenOtherwise(name, env)
      ? [{ named: `${name} (${part})`, canBeOff }]
      : [];
  });
  const named = (isAllowed: boolean) =>
    open.filter(({ canBeOff }) => canBeOff === isAllowed).map((one) => one.named);
  const [needed, chosen] = [named(false), named(true)];
  const sentences = [
    ...(needed.length > 0 ? [`needs ${needed.join(", ")}`] : []),
    ...(chosen.length > 0 ? [`needs a value or "${OFF}" for ${chosen.join(", ")}`] : []),
  ];
  return sentences.length > 0 ? [`NODE_ENV=production ${sentences.join(", and ")}; see docs/operate.md`] : [];
}

/** Whether a value names nothing, as a list without an item does. */
function isBlank(value = ""): boolean {
  return /^[\s,]*$/.test(value);
}

/**
 * Whether another setting chooses the part. A file can describe the models; the demo responder comes with the sample
 * characters, and never alone.
 */
function isChosenOtherwise(name: string, env: Environment): boolean {
  if (name === "MODEL_BASE_URL") return Boolean(env.MODELS_FILE) || env.SEED === "sample";
  return name === "STRIPE_SECRET_KEY" && Boolean(env.CCBILL_ACCOUNT);
}
