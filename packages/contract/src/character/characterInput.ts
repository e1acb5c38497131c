import * as v from "valibot";
import { uploaded } from "../account/accountChanges.ts";
import { book } from "./book.ts";
import { characterLanguage } from "./character.ts";
import { characterFields, type FieldValues, type FieldWith } from "./characterFields.ts";
import { character, definitionVisibility, visibility } from "./characterDetail.ts";
import { clientId, id, jsonObject, line, nothing, rating, text, wholeNumber } from "../input.ts";
import * as limits from "../limits.ts";
import { name } from "../names.ts";
import { post } from "../route.ts";

/** The fields of the table that an input can have, except the lorebook. */
type WrittenField = Exclude<FieldWith, "book">;

/** The schema of each written field, with the limits of a draft. */
/* @__NO_SIDE_EFFECTS__ */
function writtenFields() {
  const entries = Object.entries(characterFields).flatMap(([name, field]) =>
    field.kind === "book" ? [] : [[name, v.optional(draftOf(field))]],
  );
  return Object.fromEntries(entries) as {
    [Name in WrittenField]: v.OptionalSchema<v.GenericSchema<FieldValues<Name>[Name]>, undefined>;
  };
}

function draftOf(field: (typeof characterFields)[WrittenField]) {
  const factor = field.longInDraft ? limits.DRAFT_FACTOR : 1;
  const most = field.limit * factor;
  if (field.kind === "line") return line(most);
  if (field.kind === "text") return text(most);
  const item = field.kind === "lines" ? line(most, 1) : text(most, 1);
  return v.pipe(v.array(item), v.maxLength(field.items * factor));
}

/**
 * Creates without `id`, updates with it (§3). Absent fields keep their value on update. Texts of a draft can be longer
 * than their limit; `overLong` names them.
 */
export const characterInput = v.strictObject({
  id: v.optional(id),
  /**
   * Names a new character before it has an `id`. The same one again saves the character that the first call created, so a
   * repeated call creates no other.
   */
  client_id: v.optional(clientId),
  /**
   * The revision that an update was written on. When there is a newer one, nothing is saved and the answer is 40901 with
   * `details.revision`, unless nothing would change. Absent: newer revisions are overwritten.
   */
  base_revision: v.optional(wholeNumber(1, 2_147_483_647)),
  /** True publishes, false makes it a draft again; absent changes nothing, and a new character is a draft. */
  publish: v.optional(v.boolean()),
  ...writtenFields(),
  name: name(characterFields.name.limit * limits.DRAFT_FACTOR, 1),
  chat_name: v.optional(name(characterFields.chat_name.limit * limits.DRAFT_FACTOR)),
  made_by: v.optional(name(characterFields.made_by.limit)),
  avatar: v.optional(v.nullable(line(300, 1))),
  book: v.optional(v.nullable(book)),
  tags: v.optional(v.pipe(v.array(wholeNumber(1, 2_147_483_647)), v.maxLength(limits.CHARACTER_TAGS_MAX))),
  rating: v.optional(rating),
  /** Must be true to publish with the adult rating (product 7). */
  adult_attested: v.optional(v.boolean()),
  /** The character's age; at least 18 to publish with the adult rating (product 7). */
  adult_age: v.optional(v.nullable(wholeNumber(0, limits.AGE_MAX))),
  /** That the cover shows an adult, which publishing with the adult rating needs; false again with every new cover. */
  image_attested: v.optional(v.boolean()),
  visibility: v.optional(visibility),
  definition_visibility: v.optional(definitionVisibility),
  language: v.optional(characterLanguage),
  /** The character that this one is a copy of; the user must be able to open it. */
  forked_from: v.optional(v.nullable(id)),
  /** Data of other programs in a card, stored unchanged. */
  extensions: v.optional(jsonObject(limits.EXTENSIONS_BYTES)),
  /** The imported card, stored unchanged. */
  card_raw: v.optional(v.nullable(jsonObject(limits.CARD_RAW_BYTES))),
});
export type CharacterInput = v.InferInput<typeof characterInput>;

export const saveCharacter = post("/character/create/", {
  who: "user",
  inputIn: "json",
  bytes: limits.CHARACTER_BYTES,
  input: characterInput,
  data: character,
  server: {
    example: { name: "Ada" },
    rate: "create",
    countedByHandler: true,
    addsData: true,
    errors: ["accountStopped", "adultNotAttested", "notFound", "conflict"],
  },
});

export const uploadCharacterImage = post("/character/upload/", {
  who: "user",
  inputIn: "multipart",
  input: nothing,
  data: uploaded,
  server: { rate: "upload", addsData: true },
});
