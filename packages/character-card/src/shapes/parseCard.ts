import JSON5 from "json5";
import { CardFormatError } from "../CardFormatError.ts";
import { isObject, isSameJson, type JsonObject, textOf } from "../json.ts";
import { cardLimits } from "../limits.ts";
import { repairEncoding, storableText } from "./cleanText.ts";
import { fromOtherProgram } from "./otherPrograms.ts";
import { refusalOf } from "./refusalOf.ts";

/** The version of the specification that a card follows. */
export type CardVersion = "V1" | "V2" | "V3";

/**
 * What was repaired in a file.
 *
 * - `encoding`: its letters were garbled, or its encoding was guessed
 * - `unprintable`: characters that cannot be shown were left out
 * - `syntax`: comments, stray commas or quotation marks that JSON does not allow
 */
export type CardRepair = "encoding" | "unprintable" | "syntax";

/** A card as JSON, safe to read. */
export interface ParsedCard {
  readonly version: CardVersion;
  /** The whole card, less unsafe names. */
  readonly card: JsonObject;
  /** The fields of the character: `data`, or for V1 the whole card. */
  readonly data: JsonObject;
  /** Unsafe names that were left out. */
  readonly unsafe: readonly string[];
  readonly repairs: readonly CardRepair[];
}

/** Names by which an object can change the prototype of others. */
const unsafeNames = new Set(["__proto__", "constructor", "prototype"]);
/** How often a JSON text can be a text within a JSON text. */
const ENCODED_MAX = 2;

/**
 * Parses the JSON text of a card. Throws CardFormatError.
 *
 * @param guessed Whether the encoding of the text was guessed. @default false
 */
export function parseCardText(text: string, guessed = false): ParsedCard {
  const { value, repaired } = parseJson(text, 0);
  const parsed = parseCard(value);
  const repairs = new Set<CardRepair>(parsed.repairs);
  if (guessed) repairs.add("encoding");
  if (repaired) repairs.add("syntax");
  return { ...parsed, repairs: [...repairs] };
}

function parseJson(text: string, encoded: number): { readonly value: unknown; readonly repaired: boolean } {
  const { value, repaired } = parseLeniently(text.replace(/^\uFEFF/, ""));
  if (typeof value !== "string" || encoded === ENCODED_MAX) return { value, repaired };
  return { value: parseJson(value, encoded + 1).value, repaired: true };
}

/** A text that is JSON, or was meant to be, maybe behind a comment. */
const BEGINS_JSON = /^\s*(?:[{["']|\/[/*]|```)/;

function parseLeniently(text: string): { readonly value: unknown; readonly repaired: boolean } {
  try {
    return { value: JSON.parse(text) as unknown, repaired: false };
  } catch (error) {
    const refusal = refusalOf(text);
    if (refusal) throw new CardFormatError(refusal, error);
    for (const repaired of [text, withoutFence(text), withEscapes(text)]) {
      try {
        return { value: JSON5.parse<unknown>(repaired), repaired: true };
      } catch {
        // The next repair can help.
      }
    }
    throw new CardFormatError(BEGINS_JSON.test(text) ? "not-json" : "not-a-card", error);
  }
}

/** The text in a Markdown block of code, as chat programs give it. */
function withoutFence(text: string): string {
  return /^\s*```\w*\n([^]*?)\n\s*```\s*$/.exec(text)?.[1] ?? text;
}

/** A text whose texts are written over several lines. */
function withEscapes(text: string): string {
  return text.replaceAll(/"(?:\\[^]|[^"\\])*"/g, (written) => written.replaceAll(/\r?\n/g, "\\n"));
}

/** Checks a card that was parsed from JSON, and removes unsafe names from it. Throws CardFormatError. */
export function parseCard(value: unknown): ParsedCard {
  const found: Found = { unsafe: new Set(), repairs: new Set() };
  const safe = safeCopy(Array.isArray(value) ? value.map(unwrapped) : unwrapped(value), found, 0);
  const candidates: readonly unknown[] = Array.isArray(safe) ? safe : [safe];
  const card = candidates.filter(isObject).find((one) => standardCard(one));
  const standard = card && standardCard(card);
  const parts = standard && partsOf(standard);
  if (!standard || !parts) throw new CardFormatError(refusalOf(safe) ?? "not-a-card", undefined, safe);
  return { ...parts, card: standard, unsafe: [...found.unsafe], repairs: [...found.repairs] };
}

/** A card whose `data` is a text of JSON, or the whole card once more. */
function unwrapped(value: unknown): unknown {
  if (!isObject(value)) return value;
  const { data } = value;
  if (isObject(data) && isObject(data.data)) return data;
  if (typeof data !== "string" || !data.trimStart().startsWith("{")) return value;
  return { ...value, data: parseJson(data, ENCODED_MAX).value };
}

/** The texts of V1, which V2 and V3 have in `data`. */
const namesOfV1 = ["name", "description", "personality", "scenario", "first_mes", "mes_example"];

/** The version and the fields of a card; undefined if it contains no character. */
export function partsOf(card: JsonObject): Pick<ParsedCard, "version" | "data"> | undefined {
  const { spec, data } = card;
  if (isObject(data) && typeof spec === "string" && spec.startsWith("chara_card_v")) {
    return { version: spec === "chara_card_v2" ? "V2" : "V3", data };
  }
  // V1 has no version field. Lorebooks and presets of the same programs have none of these fields.
  const names = ["description", "first_mes", "personality", "mes_example", "scenario"];
  return names.some((name) => textOf(card[name]) !== undefined) ? { version: "V1", data: card } : undefined;
}

/** The card as its specification has it; undefined if it contains no character. */
function standardCard(card: JsonObject): JsonObject | undefined {
  const converted = fromOtherProgram(card);
  if (converted) return converted;
  if (isObject(card.data) && isLorebook(card.data)) return undefined;
  if (!isObject(card.data)) return partsOf(card) && !isLorebook(card) ? card : undefined;
  const version = /^chara_card_v(\d)/i.exec(typeof card.spec === "string" ? card.spec : "")?.[1];
  if (
    version === undefined &&
    !namesOfV1.some((name) => typeof (card.data as JsonObject)[name] === "string")
  ) {
    return partsOf(card);
  }
  const spec = version === undefined || version < "3" ? "chara_card_v2" : "chara_card_v3";
  const data = withTopLevel(card, card.data);
  return card.spec === spec && data === card.data ? card : { ...card, spec, data };
}

/** A world info of other programs can have a description. */
function isLorebook(card: JsonObject): boolean {
  return card.first_mes === undefined && "entries" in card;
}

/**
 * Cards can have texts beside `data` too, for older programs. Texts that are empty in `data` are read from there, and all of
 * them where `data` is a stub.
 */
function withTopLevel(card: JsonObject, data: JsonObject): JsonObject {
  const lengthOf = (one: JsonObject) =>
    namesOfV1.reduce((sum, name) => sum + (typeof one[name] === "string" ? one[name].length : 0), 0);
  const isStub = lengthOf(card) > 2 * lengthOf(data);
  const names = [...namesOfV1, "character_book"].filter(
    (name) => hasContent(card[name]) && (isStub || !hasContent(data[name])),
  );
  const filled = { ...data, ...Object.fromEntries(names.map((name) => [name, card[name]])) };
  return isSameJson(filled, data) ? data : filled;
}

function hasContent(value: unknown): boolean {
  return typeof value === "string" ? value.trim() !== "" : isObject(value);
}

interface Found {
  readonly unsafe: Set<string>;
  readonly repairs: Set<CardRepair>;
}

/** A copy without unsafe names, whose texts can be stored. */
function safeCopy(value: unknown, found: Found, depth: number): unknown {
  if (typeof value === "string") return repairedText(value, found);
  if (typeof value !== "object" || value === null) return value;
  if (depth > cardLimits.depth) throw new CardFormatError("too-deep");
  if (Array.isArray(value)) return value.map((item) => safeCopy(item, found, depth + 1));
  const safe = Object.entries(value).filter(([name]) => {
    if (unsafeNames.has(name)) found.unsafe.add(name);
    return !unsafeNames.has(name);
  });
  return Object.fromEntries(
    safe.map(([name, item]) => [repairedText(name, found), safeCopy(item, found, depth + 1)]),
  );
}

function repairedText(text: string, { repairs }: Found): string {
  const repaired = repairEncoding(text);
  if (repaired !== text) repairs.add("encoding");
  const storable = storableText(repaired);
  if (storable !== repaired) repairs.add("unprintable");
  return storable;
}
