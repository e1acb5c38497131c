import { readLorebook } from "@mimi/character-card";
import type { Character, CharacterInput } from "@mimi/contract";
import type { CharacterFields, FormField } from "@mimi/ui/screens/character-form-screen";
import { blankDraft, type CharacterDraft } from "./CharacterDraft.ts";
import { coverOf } from "../cardOf.ts";
import { bookInput } from "./bookInput.ts";
import { formLorebook, formTexts } from "./formLists.ts";
import { formNames, formTextsOf, writtenTextsOf } from "./formTexts.ts";
import { ageOf } from "./formErrors.ts";

/** Width by height of a cover (§5). */
export const COVER_RATIO = 0.75;

/** The draft of a saved character. */
export function draftOfCharacter(character: Character): CharacterDraft {
  const { adult } = character;
  return {
    fields: {
      ...blankDraft.fields,
      ...formTextsOf((name) => character[name] ?? ""),
      cover: coverOf(character),
      tags: character.tags.map(({ id, name }) => ({ id, name })),
      warnings: character.warnings,
      visibility: character.visibility,
      rating: character.rating === "nsfw" ? "adult" : "everyone",
      adultAge: adult?.adult_age == null ? "" : String(adult.adult_age),
      attestsCharacter: adult?.adult_attested ?? false,
      attestsImage: adult?.image_attested ?? false,
      alternateGreetings: formTexts(character.alternate_greetings),
      book: formLorebook(readLorebook(character.book)),
      language: character.language,
      definitionVisibility: character.definition_visibility,
    },
    extensions: character.extensions ?? {},
    cardRaw: character.card_raw,
    source: character.source,
    madeBy: character.made_by,
    forkedFrom: character.forked_from,
  };
}

/** The input of the API for a draft. */
export function inputOf({ fields, ...hidden }: CharacterDraft): CharacterInput {
  return {
    ...writtenTextsOf(fields),
    name: fields.name.trim(),
    avatar: fields.cover?.src ?? null,
    // Empty greetings stay in the form only.
    alternate_greetings: fields.alternateGreetings
      .map(({ text }) => text)
      .filter((text) => text.trim() !== ""),
    book: bookInput(fields.book),
    tags: fields.tags.map(({ id }) => id),
    warnings: [...fields.warnings],
    rating: fields.rating === "adult" ? "nsfw" : "sfw",
    adult_attested: fields.attestsCharacter,
    adult_age: ageOf(fields),
    image_attested: fields.attestsImage,
    visibility: fields.visibility,
    definition_visibility: fields.definitionVisibility,
    language: fields.language,
    source: [...hidden.source],
    extensions: hidden.extensions,
    card_raw: hidden.cardRaw,
    made_by: hidden.madeBy,
    forked_from: hidden.forkedFrom,
  };
}

/** The form's field for each field of the API. */
const fieldByName: Readonly<Record<string, FormField>> = {
  ...formNames,
  avatar: "cover",
  alternate_greetings: "alternateGreetings",
  book: "book",
  tags: "tags",
  warnings: "warnings",
  rating: "rating",
  adult_attested: "rating",
  adult_age: "adultAge",
  image_attested: "rating",
  visibility: "visibility",
  definition_visibility: "definitionVisibility",
  language: "language",
};

/** The form's field for a field of the API; `book.entries.3.keys` is the lorebook. */
export function fieldOf(name: string): FormField | undefined {
  return fieldByName[name.split(".")[0] ?? ""];
}

/** Whether any field is filled in. */
export function isFilled(fields: CharacterFields): boolean {
  return JSON.stringify(fields) !== JSON.stringify(blankDraft.fields);
}
