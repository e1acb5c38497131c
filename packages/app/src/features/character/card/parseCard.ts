import { CardError } from "./CardError.ts";

/** An object of a card, as JSON has it. */
export type CardObject = { readonly [name: string]: unknown };

/** A card as it was written. */
export interface Card {
  /** Which specification it follows. */
  readonly version: "V1" | "V2" | "V3";
  /** The whole of it, less what could break a program that reads it. */
  readonly raw: CardObject;
  /** What it says about the character: of a V1 card all of it. */
  readonly data: CardObject;
  /** Names that were left out because they could break a program that reads them. */
  readonly unsafe: readonly string[];
}

/** So often objects may lie within each other; the API takes no more. */
const DEPTH_MAX = 30;
/** Names by which an object can be made to change all others. */
const UNSAFE = new Set(["__proto__", "constructor", "prototype"]);

/** Reads the JSON of a card. Throws CardError. */
export function parseCard(text: string): Card {
  const unsafe = new Set<string>();
  const raw = cleaned(parseJson(text), unsafe, 0);
  if (!isObject(raw)) throw new CardError("not-a-card");
  return { ...partsOf(raw), raw, unsafe: [...unsafe] };
}

/** The version and the data of a whole card. Throws CardError where there is no character in it. */
export function partsOf(raw: CardObject): Pick<Card, "version" | "data"> {
  const { spec, data } = raw;
  if (isObject(data) && typeof spec === "string" && spec.startsWith("chara_card_v")) {
    return { version: spec === "chara_card_v2" ? "V2" : "V3", data };
  }
  // A lorebook or a preset of the same programs has none of these.
  const names = ["description", "first_mes", "personality", "mes_example", "scenario"];
  if (names.some((name) => typeof raw[name] === "string")) return { version: "V1", data: raw };
  throw new CardError("not-a-card");
}

export function isObject(value: unknown): value is CardObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CardError("not-json", error);
  }
}

function cleaned(value: unknown, unsafe: Set<string>, depth: number): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (depth > DEPTH_MAX) throw new CardError("too-deep");
  if (Array.isArray(value)) return value.map((one) => cleaned(one, unsafe, depth + 1));
  const safe = Object.entries(value).filter(([name]) => {
    if (UNSAFE.has(name)) unsafe.add(name);
    return !UNSAFE.has(name);
  });
  return Object.fromEntries(safe.map(([name, one]) => [name, cleaned(one, unsafe, depth + 1)]));
}
