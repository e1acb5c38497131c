import type { ReadCard } from "@mimi/ui/card-import-report";
import type { FormField, TagChoice } from "@mimi/ui/character-form-screen";
import { tooLongOf } from "../formProblems.ts";
import { cardNames, draftOf, foreignTags, isAdultTag } from "./cardFields.ts";
import { type CardObject, isObject } from "./parseCard.ts";
import type { CardFile } from "./readCard.ts";

/** Parts of a card that are objects or lists of another kind than text. */
const isRight: Readonly<Record<string, (value: unknown) => boolean>> = {
  alternate_greetings: Array.isArray,
  tags: Array.isArray,
  character_book: isObject,
};

/** What becomes of each part of a card, for the report; the picture's address is added by who shows it. */
export function reportOf({ card, damaged, left }: CardFile, tags: readonly TagChoice[]): ReadCard {
  const { data, version } = card;
  const { fields } = draftOf(data, tags);
  const said = Object.keys(data).filter((name) => isSaid(data[name]));
  const ours = (Object.entries(cardNames) as [FormField, string][]).filter(([, name]) => said.includes(name));
  const right = ours.filter(([, name]) => (isRight[name] ?? isText)(data[name]));
  const wrong = ours.filter((one) => !right.includes(one)).map(([, name]) => name);
  const foreign = foreignTags(data, tags);
  const names = new Set(ours.map(([, name]) => name));
  return {
    name: fields.name,
    spec: `Character Card ${version}`,
    kept: right.filter(([field, name]) => plain(field) === plain(name)).map(([field]) => field),
    mapped: [
      ...right.filter(([field, name]) => plain(field) !== plain(name)).map(([to, from]) => ({ from, to })),
      ...foreign.filter(isAdultTag).map((tag) => ({ from: `tags: ${tag}`, to: "rating" as const })),
    ],
    carried: [
      ...said.filter((name) => !names.has(name)).flatMap((name) => partsWithin(name, data)),
      ...foreign.filter((tag) => !isAdultTag(tag)).map((tag) => `tags: ${tag}`),
    ],
    refused: [
      ...card.unsafe.map((what) => ({ what, why: "unsafe" as const })),
      ...damaged.map((what) => ({ what, why: "damaged" as const })),
      ...wrong.map((what) => ({ what, why: "not-text" as const })),
      ...left.map((what) => ({ what, why: "not-taken" as const })),
    ],
    tooLong: tooLongOf(fields),
  };
}

/** Extensions are named one by one: each belongs to another program. */
function partsWithin(name: string, data: CardObject): string[] {
  const value = data[name];
  if (name !== "extensions" || !isObject(value)) return [name];
  return Object.keys(value)
    .filter((program) => program !== "mimi")
    .map((program) => `extensions.${program}`);
}

const isText = (value: unknown) => typeof value === "string";
const plain = (name: string) => name.replaceAll("_", "").toLowerCase();

function isSaid(value: unknown): boolean {
  if (typeof value === "string") return value.trim() !== "";
  if (Array.isArray(value)) return value.length > 0;
  return isObject(value) ? Object.keys(value).length > 0 : value !== undefined && value !== null;
}
