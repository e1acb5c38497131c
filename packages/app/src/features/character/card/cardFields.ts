import type { FormField, KeptText, TagChoice } from "@mimi/ui/character-form-screen";
import { blankDraft, type CharacterDraft } from "../CharacterDraft.ts";
import { readBook, same, writeBook } from "./cardBook.ts";
import { type CardObject, isObject } from "./parseCard.ts";

/** Texts of ours, and what Character Card V2 and V3 call them. */
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

/** Lists of ours, and what cards call them. */
const lists = { alternates: "alternate_greetings", tags: "tags", book: "character_book" } as const;

/** Our fields with the names that a card has for them. */
export const cardNames: Readonly<Partial<Record<FormField, string>>> = { ...texts, ...lists };

/** Whether a tag of other places means our adult rating. */
export function isAdultTag(tag: string): boolean {
  return /^(nsfw|adult|18\+|r18)$/i.test(tag);
}

const TAGS_MAX = 10;

/** What a card says about a character, as a draft. */
export function draftOf(data: CardObject, tags: readonly TagChoice[]): CharacterDraft {
  const extensions = isObject(data.extensions) ? data.extensions : {};
  const { mimi, ...others } = extensions;
  const own = isObject(mimi) ? mimi : {};
  const cardTags = words(data.tags);
  // What was chosen here counts for more than what a tag means elsewhere.
  const isAdult = own.rating === "nsfw" || (own.rating !== "sfw" && cardTags.some(isAdultTag));
  const { fields } = blankDraft;
  return {
    ...blankDraft,
    fields: {
      ...fields,
      ...(Object.fromEntries(
        (Object.keys(texts) as Text[]).map((field) => [field, text(data[texts[field]])]),
      ) as Record<Text, string>),
      alternates: keyed(words(data.alternate_greetings)),
      tags: known(cardTags, tags),
      book: readBook(data.character_book),
      rating: isAdult ? "adult" : "everyone",
      tagline: text(own.tagline),
      coverAlt: text(own.cover_alt),
      warnings: words(own.warnings),
      language: text(own.language) || fields.language,
    },
    extensions: others,
    source: words(data.source),
  };
}

/** What a draft says, written over what its card said: whatever is the same stays as it was. */
export function dataOf(draft: CharacterDraft, before: CardObject, tags: readonly TagChoice[]): CardObject {
  const { fields } = draft;
  const was = draftOf(before, tags);
  const changes: Record<string, unknown> = {};
  for (const field of Object.keys(texts) as Text[]) {
    if (fields[field] !== was.fields[field]) changes[texts[field]] = fields[field];
  }
  const greetings = fields.alternates.map((greeting) => greeting.text);
  if (!same(greetings, words(before.alternate_greetings))) changes.alternate_greetings = greetings;
  if (!same(fields.tags, was.fields.tags)) changes.tags = tagsOf(draft, was, before);
  const book = writeBook(fields.book);
  const hadBook = isObject(before.character_book);
  if (hadBook || fields.book.entries.length > 0 || fields.book.name !== "") {
    if (!same(fields.book, was.fields.book)) changes.character_book = book;
  }
  if (!same(draft.source, was.source)) changes.source = draft.source;
  return { ...before, ...changes, extensions: extensionsOf(draft, was, before) };
}

/** Our own corner of the extensions, for what cards have no place for. */
function extensionsOf(draft: CharacterDraft, was: CharacterDraft, before: CardObject): CardObject {
  const old = isObject(before.extensions) ? before.extensions : {};
  const corner = isObject(old.mimi) ? { ...old.mimi } : {};
  const { fields } = draft;
  const own = {
    tagline: "tagline",
    coverAlt: "cover_alt",
    warnings: "warnings",
    language: "language",
  } as const;
  for (const field of Object.keys(own) as (keyof typeof own)[]) {
    if (!same(fields[field], was.fields[field])) corner[own[field]] = fields[field];
  }
  if (fields.rating !== was.fields.rating) corner.rating = fields.rating === "adult" ? "nsfw" : "sfw";
  const others = same(draft.extensions, was.extensions) ? old : draft.extensions;
  return Object.keys(corner).length > 0 ? { ...others, mimi: corner } : others;
}

/** Our tags in their order, spelled as the card has them, then those of the card that nobody here knows. */
function tagsOf({ fields }: CharacterDraft, was: CharacterDraft, before: CardObject): string[] {
  const cardTags = words(before.tags);
  const ours = fields.tags.map(({ name }) => cardTags.find((tag) => sameTag(name, tag)) ?? name);
  const known = [...was.fields.tags, ...fields.tags];
  return [...ours, ...cardTags.filter((tag) => !known.some(({ name }) => sameTag(name, tag)))];
}

/** Tags of a card that are none of ours, or for which there is no room. */
export function foreignTags(data: CardObject, tags: readonly TagChoice[]): string[] {
  const taken = known(words(data.tags), tags);
  return words(data.tags).filter((tag) => !taken.some(({ name }) => sameTag(name, tag)));
}

function known(names: readonly string[], tags: readonly TagChoice[]): readonly TagChoice[] {
  const found = names.flatMap((name) => tags.find((tag) => sameTag(tag.name, name)) ?? []);
  return [...new Set(found)].slice(0, TAGS_MAX).map(({ id, name }) => ({ id, name }));
}

/** Texts of a list, each with a key of its own. */
export function keyed(greetings: readonly string[]): readonly KeptText[] {
  return greetings.map((greeting, place) => ({ key: String(place), text: greeting }));
}

const folded = (name: string) =>
  name
    .toLocaleLowerCase()
    .replaceAll(/[\s_-]+/g, " ")
    .trim();
const sameTag = (one: string, other: string) => folded(one) === folded(other);
const text = (value: unknown) => (typeof value === "string" ? value : "");
const words = (value: unknown) =>
  Array.isArray(value) ? value.filter((word): word is string => typeof word === "string") : [];
