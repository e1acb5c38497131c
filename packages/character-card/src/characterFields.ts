import { type Character, type CharacterField, emptyCharacter } from "./Character.ts";
import { isObject, isSameJson, type JsonObject, stringOf, stringsOf, textOf, textsOf } from "./json.ts";
import { readLorebook, writeLorebook } from "./lorebook.ts";
import { plainLine, plainText } from "./shapes/cleanText.ts";

/** Texts of a character, and their names in V2 and V3. */
const texts = {
  name: "name",
  chatName: "nickname",
  bio: "creator_notes",
  greeting: "first_mes",
  definition: "description",
  personality: "personality",
  scenario: "scenario",
  exampleDialogs: "mes_example",
  systemPrompt: "system_prompt",
  postHistory: "post_history_instructions",
  version: "character_version",
} as const;
type Text = keyof typeof texts;
/** Texts on one line. */
const lines: ReadonlySet<Text> = new Set<Text>(["name", "chatName", "version"]);

/** Lists and objects of a character, and their names in V2 and V3. */
const lists = {
  alternateGreetings: "alternate_greetings",
  tags: "tags",
  lorebook: "character_book",
} as const;

/** Fields of `extensions.mimi`, for what the specification has no field for. */
const ownNames = {
  tagline: "tagline",
  coverAlt: "cover_alt",
  warnings: "warnings",
  language: "language",
} as const;

/** Fields of a character that the specification has a name for, with that name. */
export const cardNames: Readonly<Partial<Record<CharacterField, string>>> = { ...texts, ...lists };

/** Whether a tag marks a character as adult. Cards have no field for a rating. */
export function isAdultTag(tag: string): boolean {
  return /^(nsfw|adult|18\+|r18)$/i.test(tag);
}

/**
 * Reads the fields of a card. Numbers are read as texts, and one text as a list. A field of another type than that is empty.
 */
export function readFields(data: JsonObject): Omit<Character, "original"> {
  const { mimi, ...extensions } = isObject(data.extensions) ? data.extensions : {};
  const own = isObject(mimi) ? mimi : {};
  const tags = readTags(data.tags);
  // A rating chosen by the creator overrules the tags.
  const isAdult = own.rating === "nsfw" || (own.rating !== "sfw" && tags.some(isAdultTag));
  return {
    ...readTexts(data),
    alternateGreetings: readGreetings(data.alternate_greetings),
    tags,
    lorebook: readLorebook(data.character_book),
    rating: isAdult ? "adult" : "everyone",
    tagline: plainLine(stringOf(own.tagline)),
    coverAlt: plainLine(stringOf(own.cover_alt)),
    warnings: stringsOf(own.warnings).map(plainLine).filter(Boolean),
    language: stringOf(own.language) || emptyCharacter.language,
    extensions,
    creator: plainLine(textOf(data.creator) ?? ""),
    source: stringsOf(data.source),
  };
}

/** Names of a text in a list of objects. */
const textNames = ["text", "content", "message", "mes", "greeting", "name"];

/** The other greetings: a list, or one text. Digits alone are a time that a program wrote by mistake. */
export function readGreetings(value: unknown): string[] {
  const list = typeof value === "string" && !/^\d*$/.test(value) ? [value] : value;
  return textsOf(list, textNames).map(plainText);
}

/** The tags: a list, or one text with commas. */
export function readTags(value: unknown): string[] {
  if (typeof value !== "string") return textsOf(value, textNames).map(plainLine);
  return value
    .split(",")
    .map((tag) => plainLine(tag).trim())
    .filter(Boolean);
}

function readTexts(data: JsonObject): Record<Text, string> {
  const entries = (Object.keys(texts) as Text[]).map((field) => [field, readText(field, data[texts[field]])]);
  return Object.fromEntries(entries) as Record<Text, string>;
}

function readText(field: Text, value: unknown): string {
  const text = textOf(value) ?? "";
  return lines.has(field) ? plainLine(text) : plainText(text);
}

/** Writes a character over the fields that it was read from. A field that did not change stays as it was. */
export function writeFields(character: Character, data: JsonObject): JsonObject {
  const before = readFields(data);
  const changes: Record<string, unknown> = {};
  for (const field of Object.keys(texts) as Text[]) {
    if (character[field] !== before[field]) changes[texts[field]] = character[field];
  }
  for (const field of ["alternateGreetings", "tags"] as const) {
    if (!isSameJson(character[field], before[field])) changes[lists[field]] = character[field];
  }
  if (!isSameJson(character.lorebook, before.lorebook)) {
    changes.character_book = writeLorebook(character.lorebook);
  }
  if (character.creator !== before.creator) changes.creator = character.creator;
  if (!isSameJson(character.source, before.source)) changes.source = character.source;
  return { ...data, ...changes, extensions: writeExtensions(character, before, data) };
}

function writeExtensions(
  character: Character,
  before: Omit<Character, "original">,
  data: JsonObject,
): JsonObject {
  const old = isObject(data.extensions) ? data.extensions : {};
  const own: Record<string, unknown> = isObject(old.mimi) ? { ...old.mimi } : {};
  for (const field of Object.keys(ownNames) as (keyof typeof ownNames)[]) {
    if (!isSameJson(character[field], before[field])) own[ownNames[field]] = character[field];
  }
  if (character.rating !== before.rating) own.rating = character.rating === "adult" ? "nsfw" : "sfw";
  const others = isSameJson(character.extensions, before.extensions) ? old : character.extensions;
  return Object.keys(own).length > 0 ? { ...others, mimi: own } : others;
}
