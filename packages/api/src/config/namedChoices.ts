import { StartFailure } from "../shared/StartFailure.ts";
import { type Environment, listOf } from "./environment.ts";

/** The value that switches a part off by name. */
const OFF = "off";

/** What a public server must not choose silently. */
interface Choice {
  readonly name: string;
  readonly part: string;
  /** Whether `off` is allowed. */
  readonly canBeOff: boolean;
}

const choices: readonly Choice[] = [
  { name: "PUBLIC_URL", part: "the address", canBeOff: false },
  { name: "FIREBASE_PROJECT_ID", part: "sign-in", canBeOff: false },
  { name: "MODEL_BASE_URL", part: "the model", canBeOff: true },
  { name: "STRIPE_SECRET_KEY", part: "payment", canBeOff: true },
  { name: "SCREENING_LEXICON", part: "the terms of screening", canBeOff: true },
  { name: "MODERATORS", part: "moderators", canBeOff: true },
  { name: "S3_ENDPOINT", part: "uploads", canBeOff: true },
];

/** What production refuses although it is configured, unless PRODUCTION_ALLOWS has its name. */
interface Exception {
  readonly name: string;
  readonly isIn: (env: Environment) => boolean;
  /** What is refused, and why. */
  readonly refused: string;
}

const exceptions: readonly Exception[] = [
  {
    name: "stripe-test",
    isIn: (env) => isStripeTestKey(env.STRIPE_SECRET_KEY ?? ""),
    refused: "STRIPE_SECRET_KEY of Stripe's test mode, where a test card buys any plan",
  },
  {
    name: "no-rate-limits",
    isIn: (env) => env.RATE_LIMITS === OFF,
    refused: "RATE_LIMITS=off, which is for load tests",
  },
];

/** Parts that are switched off, which would otherwise have a replacement for development. */
export interface SwitchedOff {
  readonly model: boolean;
  readonly payment: boolean;
}

/**
 * Reads which parts are switched off by name. In production every part must be configured or switched off. Throws a
 * StartFailure that names all parts without a choice.
 */
export function readNamedChoices(env: Environment): { readonly env: Environment; readonly off: SwitchedOff } {
  const allowed = allowedOf(env);
  if (env.NODE_ENV === "production") {
    const open = choices.filter(({ name }) => isBlank(env[name]) && !isOtherModel(name, env));
    if (open.length > 0) throw new StartFailure(refusal(open));
    const wrong = exceptions.find(({ name, isIn }) => isIn(env) && !allowed.includes(name));
    if (wrong) {
      throw new StartFailure(
        `NODE_ENV=production refuses ${wrong.refused}; PRODUCTION_ALLOWS=${wrong.name} allows it`,
      );
    }
  }
  const isOff = (name: string) => env[name] === OFF;
  if (isOff("MODEL_BASE_URL") && env.MODELS_FILE)
    throw new StartFailure("MODEL_BASE_URL is off, but MODELS_FILE is set");
  const off = choices.filter(({ name, canBeOff }) => canBeOff && isOff(name)).map(({ name }) => name);
  return {
    // The parts read a switched-off variable like one that is not set.
    env: Object.fromEntries(Object.entries(env).filter(([name]) => !off.includes(name))),
    off: { model: isOff("MODEL_BASE_URL"), payment: isOff("STRIPE_SECRET_KEY") },
  };
}

/** Whether a key is of Stripe's test mode, in which no money is charged. Such keys have `_test_` in their name. */
export function isStripeTestKey(key: string): boolean {
  return key.includes("_test_");
}

function allowedOf(env: Environment): readonly string[] {
  const known = exceptions.map(({ name }) => name);
  const allowed = listOf(env, "PRODUCTION_ALLOWS");
  const wrong = allowed.find((name) => !known.includes(name));
  if (wrong) throw new StartFailure(`PRODUCTION_ALLOWS can hold ${known.join(", ")}; not ${wrong}`);
  return allowed;
}

/** Whether a value names nothing, as a list without an item does. */
function isBlank(value = ""): boolean {
  return /^[\s,]*$/.test(value);
}

/** A file can describe the models. The demo responder comes with the sample characters, and never alone. */
function isOtherModel(name: string, env: Environment): boolean {
  return name === "MODEL_BASE_URL" && (Boolean(env.MODELS_FILE) || env.SEED === "sample");
}

function refusal(open: readonly Choice[]): string {
  const named = (canBeOff: boolean) =>
    open.filter((choice) => choice.canBeOff === canBeOff).map(({ name, part }) => `${name} (${part})`);
  const [needed, chosen] = [named(false), named(true)];
  const sentences = [
    ...(needed.length > 0 ? [`needs ${needed.join(", ")}`] : []),
    ...(chosen.length > 0 ? [`needs a value or "${OFF}" for ${chosen.join(", ")}`] : []),
  ];
  return `NODE_ENV=production ${sentences.join(", and ")}; see docs/operate.md`;
}
