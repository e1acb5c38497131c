import { StartFailure } from "../shared/StartFailure.ts";
import type { Environment } from "./environment.ts";

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
  if (env.NODE_ENV === "production") {
    const open = choices.filter((choice) => !env[choice.name] && !isOtherModel(choice, env));
    if (open.length > 0) throw new StartFailure(refusal(open));
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

/** A file can describe the models. The demo responder comes with the sample characters, and never alone. */
function isOtherModel({ name }: Choice, env: Environment): boolean {
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
