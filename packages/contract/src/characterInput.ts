import * as v from "valibot";
import { uploaded } from "./accountChanges.ts";
import { book } from "./book.ts";
import { character, definitionVisibility, visibility } from "./characterDetail.ts";
import { id, jsonObject, line, nothing, rating, text, wholeNumber } from "./input.ts";
import * as limits from "./limits.ts";
import { post } from "./route.ts";

const draftText = (most: number, least = 0) => text(most * limits.DRAFT_FACTOR, least);
const draftLine = (most: number, least = 0) => line(most * limits.DRAFT_FACTOR, least);
const alternates = v.pipe(
  v.array(draftText(limits.CHARACTER_GREETING_MAX, 1)),
  v.maxLength(limits.CHARACTER_ALTERNATES_MAX * limits.DRAFT_FACTOR),
);

/**
 * Create when there is no `id`, update otherwise (§3). Absent fields keep their value on update. Texts may be longer than
 * their limit as long as the character is a draft; `overLong` tells which are.
 */
export const characterInput = v.strictObject({
  id: v.optional(id),
  /**
   * The revision that an update was written on. When another has been saved since, nothing is and the answer is 40901 with
   * `details.revision`, unless all that is sent stands there already. Absent: whatever was saved since is written over.
   */
  base_revision: v.optional(wholeNumber(1, 2_147_483_647)),
  /** True publishes, false makes a draft of it again; absent leaves it as it is, and a new one a draft. */
  publish: v.optional(v.boolean()),
  name: draftLine(limits.CHARACTER_NAME_MAX, 1),
  chat_name: v.optional(draftLine(limits.CHARACTER_CHAT_NAME_MAX)),
  tagline: v.optional(draftLine(limits.CHARACTER_TAGLINE_MAX)),
  avatar: v.optional(v.nullable(line(300, 1))),
  avatar_alt: v.optional(line(300)),
  bio: v.optional(draftText(limits.CHARACTER_BIO_MAX)),
  greeting: v.optional(draftText(limits.CHARACTER_GREETING_MAX)),
  alternate_greetings: v.optional(alternates),
  definition: v.optional(draftText(limits.CHARACTER_DEFINITION_MAX)),
  personality: v.optional(draftText(limits.CHARACTER_FIELD_MAX)),
  scenario: v.optional(draftText(limits.CHARACTER_FIELD_MAX)),
  example_dialogs: v.optional(draftText(limits.CHARACTER_DIALOGS_MAX)),
  system_prompt: v.optional(draftText(limits.CHARACTER_FIELD_MAX)),
  post_history: v.optional(draftText(limits.CHARACTER_FIELD_MAX)),
  book: v.optional(v.nullable(book)),
  tags: v.optional(v.pipe(v.array(wholeNumber(1, 2_147_483_647)), v.maxLength(limits.CHARACTER_TAGS_MAX))),
  warnings: v.optional(v.pipe(v.array(line(80, 1)), v.maxLength(limits.CHARACTER_WARNINGS_MAX))),
  rating: v.optional(rating),
  /** Required to be true to publish with the adult rating (product 7). */
  adult_attested: v.optional(v.boolean()),
  /** Years that the character has; at least 18 to publish with the adult rating (product 7). */
  adult_age: v.optional(v.nullable(wholeNumber(0, limits.AGE_MAX))),
  /** That the picture shows an adult, as publishing with the adult rating needs; false again with every new picture. */
  image_attested: v.optional(v.boolean()),
  visibility: v.optional(visibility),
  definition_visibility: v.optional(definitionVisibility),
  language: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/))),
  version: v.optional(draftLine(limits.CHARACTER_VERSION_MAX)),
  source: v.optional(v.pipe(v.array(line(300, 1)), v.maxLength(limits.CHARACTER_SOURCES_MAX))),
  /** The character that this one was duplicated from; one that the user can open. */
  forked_from: v.optional(v.nullable(id)),
  /** What other programs keep in a card, untouched. */
  extensions: v.optional(jsonObject(limits.EXTENSIONS_BYTES)),
  /** The card that was imported, untouched. */
  card_raw: v.optional(v.nullable(jsonObject(limits.CARD_RAW_BYTES))),
});
export type CharacterInput = v.InferInput<typeof characterInput>;

export const saveCharacter = post("/character/create/", {
  who: "user",
  place: "json",
  bytes: limits.CHARACTER_BYTES,
  input: characterInput,
  data: character,
});

export const uploadCharacterImage = post("/character/upload/", {
  who: "user",
  place: "multipart",
  input: nothing,
  data: uploaded,
});
