import { CardFormatError } from "./CardFormatError.ts";
import { isObject, type JsonObject } from "./json.ts";
import { cardLimits } from "./limits.ts";

/** The version of the specification that a card follows. */
export type CardVersion = "V1" | "V2" | "V3";

/** A card as JSON, safe to read. */
export interface ParsedCard {
  readonly version: CardVersion;
  /** The whole card, less unsafe names. */
  readonly card: JsonObject;
  /** The fields of the character: `data`, or for V1 the whole card. */
  readonly data: JsonObject;
  /** Unsafe names that were left out. */
  readonly unsafe: readonly string[];
}

/** Names by which an object can change the prototype of others. */
const unsafeNames = new Set(["__proto__", "constructor", "prototype"]);

/** Parses the JSON text of a card. Throws CardFormatError. */
export function parseCardText(text: string): ParsedCard {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new CardFormatError("not-json", error);
  }
  return parseCard(value);
}

/** Checks a card that was parsed from JSON, and removes unsafe names from it. Throws CardFormatError. */
export function parseCard(value: unknown): ParsedCard {
  const unsafe = new Set<string>();
  const card = withoutUnsafeNames(value, unsafe, 0);
  const parts = isObject(card) && partsOf(card);
  if (!parts) throw new CardFormatError("not-a-card");
  return { ...parts, card, unsafe: [...unsafe] };
}

/** The version and the fields of a card; undefined if it contains no character. */
export function partsOf(card: JsonObject): Pick<ParsedCard, "version" | "data"> | undefined {
  const { spec, data } = card;
  if (isObject(data) && typeof spec === "string" && spec.startsWith("chara_card_v")) {
    return { version: spec === "chara_card_v2" ? "V2" : "V3", data };
  }
  // V1 has no version field. Lorebooks and presets of the same programs have none of these fields.
  const names = ["description", "first_mes", "personality", "mes_example", "scenario"];
  return names.some((name) => typeof card[name] === "string") ? { version: "V1", data: card } : undefined;
}

function withoutUnsafeNames(value: unknown, unsafe: Set<string>, depth: number): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (depth > cardLimits.depth) throw new CardFormatError("too-deep");
  if (Array.isArray(value)) return value.map((item) => withoutUnsafeNames(item, unsafe, depth + 1));
  const safe = Object.entries(value).filter(([name]) => {
    if (unsafeNames.has(name)) unsafe.add(name);
    return !unsafeNames.has(name);
  });
  return Object.fromEntries(safe.map(([name, item]) => [name, withoutUnsafeNames(item, unsafe, depth + 1)]));
}
