import { CCardLib, type Lorebook as LibraryLorebook } from "@risuai/ccardlib";
import type { Character } from "./Character.ts";
import { writeFields } from "./characterFields.ts";
import { isObject, type JsonObject } from "./json.ts";
import { type CardVersion, partsOf } from "./shapes/parseCard.ts";

/** The fields of V1, all of them required. */
const fieldsOfV1 = ["name", "description", "personality", "scenario", "first_mes", "mes_example"];

/** The required fields of V3 without a value. */
const emptyV3: JsonObject = {
  name: "",
  description: "",
  tags: [],
  creator: "",
  character_version: "",
  mes_example: "",
  extensions: {},
  system_prompt: "",
  post_history_instructions: "",
  first_mes: "",
  alternate_greetings: [],
  personality: "",
  scenario: "",
  creator_notes: "",
  group_only_greetings: [],
};

/** The fields that V3 added to V2. */
const addedByV3 = new Set([
  "assets",
  "nickname",
  "creator_notes_multilingual",
  "source",
  "group_only_greetings",
  "creation_date",
  "modification_date",
]);

/** The card of a character as JSON, with all other fields of the card that it was read from. */
export function cardJson(character: Character, version: CardVersion): JsonObject {
  switch (version) {
    case "V1":
      return cardV1(character);
    case "V2":
      return cardV2(character);
    case "V3":
      return cardV3(character);
  }
}

function cardV3(character: Character): JsonObject {
  const { top, data } = originOf(character);
  const isV3 = top.spec === "chara_card_v3";
  return {
    ...top,
    spec: "chara_card_v3",
    spec_version: isV3 ? (top.spec_version ?? "3.0") : "3.0",
    data: { ...emptyV3, ...writeFields(character, data) },
  };
}

function cardV2(character: Character): JsonObject {
  const { top, version, data: before } = originOf(character);
  const data = { ...emptyV3, ...writeFields(character, before) };
  // The V3 fields of a V2 card stay in it.
  const isV2Field = (name: string) => !addedByV3.has(name) || (version === "V2" && name in before);
  const v2Fields = Object.fromEntries(Object.entries(data).filter(([name]) => isV2Field(name)));
  const book = version === "V2" ? data.character_book : lorebookV2(data.character_book);
  return {
    ...top,
    spec: "chara_card_v2",
    spec_version: top.spec === "chara_card_v2" ? (top.spec_version ?? "2.0") : "2.0",
    data: book === undefined ? v2Fields : { ...v2Fields, character_book: book },
  };
}

function cardV1(character: Character): JsonObject {
  const { version, data } = originOf(character);
  const before = version === "V1" ? data : {};
  const names = new Set([...fieldsOfV1, ...Object.keys(before)]);
  const written: JsonObject = { ...emptyV3, ...writeFields(character, data) };
  return Object.fromEntries([...names].map((name) => [name, written[name]]));
}

/** The card that a character was read from, without its fields, and its fields. */
function originOf({ original }: Character): { version: CardVersion; top: JsonObject; data: JsonObject } {
  const parts = original === null ? undefined : partsOf(original);
  if (original === null || !parts) return { version: "V3", top: {}, data: {} };
  if (parts.version === "V1") return { ...parts, top: {} };
  const { data: _data, ...top } = original;
  return { ...parts, top };
}

/** V2 has no decorators (`@@depth 4`): its programs would send them to the model as text. */
function lorebookV2(book: unknown): unknown {
  if (!isObject(book)) return book;
  const entries = Array.isArray(book.entries) ? book.entries.filter(isObject) : [];
  const converted = CCardLib.lorebook.convert(book as unknown as LibraryLorebook, { from: "v3", to: "v2" });
  return {
    ...book,
    entries: entries.map(({ use_regex: _regex, ...entry }, index) => ({
      ...entry,
      content: converted.entries[index]?.content ?? entry.content,
    })),
  };
}
