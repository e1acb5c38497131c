import type { CharacterField } from "./Character.ts";
import { cardNames, isAdultTag, readGreetings, readTags } from "./characterFields.ts";
import { isObject, type JsonObject, textOf } from "./json.ts";
import type { OpenedFile } from "./files/OpenedFile.ts";
import type { CardRepair, CardVersion } from "./shapes/parseCard.ts";

/**
 * Why a part of a file is left out.
 *
 * - `unsafe`: its name could change the prototype of other objects
 * - `wrong-type`: the specification has another type for it, such as a number where it has a text
 * - `damaged`: its checksum is wrong; another copy of the card in the file was intact
 * - `not-read`: a file beside the card that is not its cover
 */
export type SkipReason = "unsafe" | "wrong-type" | "damaged" | "not-read";

/** What became of each part of a card. Parts without a value are not named. */
export interface CardReport {
  readonly version: CardVersion;
  /** Fields of the character that the card has under the same name. */
  readonly unchanged: readonly CharacterField[];
  /** Fields of the character that the card has under another name. */
  readonly renamed: readonly { readonly from: string; readonly to: CharacterField }[];
  /** Parts that have no field, by the card's names. They are written back from `Character.original`. */
  readonly passedThrough: readonly string[];
  /** Parts that are left out, by the card's names, and files by theirs. After 50 files only their number: "+12". */
  readonly skipped: readonly { readonly part: string; readonly reason: SkipReason }[];
  /** What was repaired before the card was read. */
  readonly repairs: readonly CardRepair[];
}

/** Fields that are no texts. */
const isRightType: Readonly<Record<string, (value: unknown) => boolean>> = {
  alternate_greetings: (value) => readGreetings(value).length > 0,
  tags: (value) => readTags(value).length > 0,
  character_book: isObject,
};

/** What became of each part of a file. */
export function reportOf({ parsed, damaged, notRead }: OpenedFile): CardReport {
  const { data, version, unsafe, repairs } = parsed;
  const present = Object.keys(data).filter((name) => hasValue(data[name]));
  const ours = (Object.entries(cardNames) as [CharacterField, string][]).filter(([, name]) =>
    present.includes(name),
  );
  const right = ours.filter(([, name]) => (isRightType[name] ?? isText)(data[name]));
  const wrong = ours.filter((one) => !right.includes(one)).map(([, name]) => name);
  const known = new Set(ours.map(([, name]) => name));
  return {
    version,
    unchanged: right.filter(([field, name]) => isSameName(field, name)).map(([field]) => field),
    renamed: [
      ...right
        .filter(([field, name]) => !isSameName(field, name))
        .map(([field, name]) => ({ from: name, to: field })),
      ...readTags(data.tags)
        .filter(isAdultTag)
        .map((tag) => ({ from: `tags: ${tag}`, to: "rating" as const })),
    ],
    passedThrough: present.filter((name) => !known.has(name)).flatMap((name) => partsWithin(name, data)),
    skipped: [
      ...unsafe.map((part) => ({ part, reason: "unsafe" as const })),
      ...damaged.map((part) => ({ part, reason: "damaged" as const })),
      ...wrong.map((part) => ({ part, reason: "wrong-type" as const })),
      ...notRead.map((part) => ({ part, reason: "not-read" as const })),
    ],
    repairs,
  };
}

/** Extensions are named one by one: each belongs to another program. */
function partsWithin(name: string, data: JsonObject): string[] {
  const value = data[name];
  if (name !== "extensions" || !isObject(value)) return [name];
  return Object.keys(value)
    .filter((program) => program !== "mimi")
    .map((program) => `extensions.${program}`);
}

const isText = (value: unknown) => textOf(value) !== undefined;

/** Whether a field and a name of the card differ in case and underscores only. */
function isSameName(field: string, name: string): boolean {
  return field.toLowerCase() === name.replaceAll("_", "").toLowerCase();
}

function hasValue(value: unknown): boolean {
  if (typeof value === "string") return value.trim() !== "";
  if (Array.isArray(value)) return value.length > 0;
  return isObject(value) ? Object.keys(value).length > 0 : value !== undefined && value !== null;
}
