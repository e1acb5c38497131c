import {
  type CardReport,
  type Character,
  type CharacterField,
  readCard,
  readCardJson,
  type RefusalReason,
  writeCard,
  type WriteOptions,
} from "@mimi/character-card";
import { CHARACTER_TAGS_MAX } from "@mimi/contract";
import type { CardFault, CardRefusal, ReadCard } from "@mimi/ui/card-import-report";
import type { FormField, TagChoice } from "@mimi/ui/character-form-screen";
import { blankDraft, type CharacterDraft } from "./CharacterDraft.ts";
import { cardLorebook, formLorebook, formTexts } from "./formLists.ts";
import { tooLongOf } from "./formProblems.ts";

// Between a card and the form. Loaded only when a card is imported or exported.

/** What reading the file of a card led to. */
export type ReadCardFile =
  | { readonly kind: "refused"; readonly fault: CardFault }
  | {
      readonly kind: "read";
      readonly draft: CharacterDraft;
      readonly report: ReadCard;
      readonly cover: Uint8Array | null;
    };

/** Reads the file of a card as a draft. `tags` are those that a character can have here. */
export function readCardFile(file: Uint8Array, tags: readonly TagChoice[]): ReadCardFile {
  const result = readCard(file);
  if (result.kind === "error") return { kind: "refused", fault: result.error };
  const { character, report, cover } = result;
  const draft = draftOf(character, tags);
  return { kind: "read", draft, report: reportFor(character, report, draft), cover };
}

/** Writes a draft as the file of a card. `tags` are those that a character can have here. */
export function writeCardFile(
  draft: CharacterDraft,
  tags: readonly TagChoice[],
  options: WriteOptions,
): Uint8Array {
  return writeCard(characterOf(draft, tags), options);
}

function draftOf(character: Character, tags: readonly TagChoice[]): CharacterDraft {
  const { extensions, source, original, otherGreetings, lorebook, ...fields } = character;
  return {
    ...blankDraft,
    fields: {
      ...blankDraft.fields,
      ...fields,
      alternates: formTexts(otherGreetings),
      tags: chosenTags(character.tags, tags),
      book: formLorebook(lorebook),
    },
    extensions,
    source,
    cardRaw: original,
  };
}

function characterOf({ fields, ...draft }: CharacterDraft, choices: readonly TagChoice[]): Character {
  const read = draft.cardRaw === null ? null : readCardJson(draft.cardRaw);
  const before = read?.kind === "read" ? read.character.tags : [];
  return {
    name: fields.name,
    chatName: fields.chatName,
    bio: fields.bio,
    greeting: fields.greeting,
    otherGreetings: fields.alternates.map(({ text }) => text),
    definition: fields.definition,
    personality: fields.personality,
    scenario: fields.scenario,
    exampleDialogs: fields.exampleDialogs,
    systemPrompt: fields.systemPrompt,
    postHistory: fields.postHistory,
    version: fields.version,
    tags: cardTags(fields.tags, before, choices),
    lorebook: cardLorebook(fields.book),
    rating: fields.rating,
    tagline: fields.tagline,
    coverAlt: fields.coverAlt,
    warnings: fields.warnings,
    language: fields.language,
    extensions: draft.extensions,
    source: draft.source,
    original: draft.cardRaw,
  };
}

/** Fields that the form has under another name. */
const formNames: Readonly<Partial<Record<CharacterField, FormField>>> = {
  otherGreetings: "alternates",
  lorebook: "book",
};
const refusals: Readonly<Record<RefusalReason, CardRefusal>> = {
  unsafe: "unsafe",
  "wrong-type": "not-text",
  damaged: "damaged",
  "not-read": "not-taken",
};

function reportFor(character: Character, report: CardReport, { fields }: CharacterDraft): ReadCard {
  const formName = (field: CharacterField) => formNames[field] ?? (field as FormField);
  const isChosen = (tag: string) => fields.tags.some(({ name }) => isSameTag(name, tag));
  const mapped = report.mapped.filter(
    ({ from, to }) => to !== "rating" || !isChosen(from.slice("tags: ".length)),
  );
  const isMapped = (tag: string) => mapped.some(({ from }) => from === `tags: ${tag}`);
  return {
    name: character.name,
    spec: `Character Card ${report.version}`,
    kept: report.kept.map(formName),
    mapped: mapped.map(({ from, to }) => ({ from, to: formName(to) })),
    carried: [
      ...report.carried,
      ...character.tags.filter((tag) => !isChosen(tag) && !isMapped(tag)).map((tag) => `tags: ${tag}`),
    ],
    refused: report.refused.map(({ part, reason }) => ({ what: part, why: refusals[reason] })),
    tooLong: tooLongOf(fields),
  };
}

/** The tags of a card that a character can have here, as many as it can have. */
function chosenTags(names: readonly string[], choices: readonly TagChoice[]): readonly TagChoice[] {
  const found = names.flatMap((name) => choices.find((choice) => isSameTag(choice.name, name)) ?? []);
  return [...new Set(found)].slice(0, CHARACTER_TAGS_MAX).map(({ id, name }) => ({ id, name }));
}

/** The chosen tags, spelled as in the card that they came from, and the tags of that card that are unknown here. */
function cardTags(
  chosen: readonly TagChoice[],
  before: readonly string[],
  choices: readonly TagChoice[],
): readonly string[] {
  const chosenBefore = chosenTags(before, choices);
  const ids = (tags: readonly TagChoice[]) => tags.map(({ id }) => id).join();
  if (ids(chosen) === ids(chosenBefore)) return before;
  const spelled = chosen.map(({ name }) => before.find((tag) => isSameTag(name, tag)) ?? name);
  const known = [...chosenBefore, ...chosen];
  return [...spelled, ...before.filter((tag) => !known.some(({ name }) => isSameTag(name, tag)))];
}

function isSameTag(one: string, other: string): boolean {
  const folded = (name: string) =>
    name
      .toLocaleLowerCase()
      .replaceAll(/[\s_-]+/g, " ")
      .trim();
  return folded(one) === folded(other);
}
