import * as v from "valibot";
import { book } from "./book.ts";
import { characterFields, type FieldValues, type FieldWith } from "./characterFields.ts";
import { characterSummary, summaryEntries } from "./character.ts";
import { id, rating, time } from "../input.ts";
import { get } from "../route.ts";

export const visibility = v.picklist(["public", "unlisted", "private"]);
export const definitionVisibility = v.picklist(["shown", "hidden"]);
export const characterStatus = v.picklist(["draft", "pending", "published", "rejected", "removed"]);

type ReadByAll = Exclude<FieldWith<{ readonly readers: "all" }>, FieldWith<{ readonly inLists: true }>>;
type ReadWithDefinition = Exclude<FieldWith<{ readonly readers: "definition" }>, "book">;

/** The written fields; those of the definition can be null. */
/* @__NO_SIDE_EFFECTS__ */
function readFields() {
  const entries = Object.entries(characterFields).flatMap(([name, field]) => {
    if (field.kind === "book" || "inLists" in field) return [];
    const value = "items" in field ? v.array(v.string()) : v.string();
    return [[name, field.readers === "all" ? value : v.nullable(value)]];
  });
  return Object.fromEntries(entries) as {
    [Name in ReadByAll]: v.GenericSchema<FieldValues<Name>[Name]>;
  } & { [Name in ReadWithDefinition]: v.NullableSchema<v.StringSchema<undefined>, undefined> };
}

/**
 * All data of one character. Fields of the definition, with the lorebook, are null unless the definition is public or the
 * user owns the character.
 */
export const character = v.object({
  ...summaryEntries,
  ...readFields(),
  book: v.nullable(book),
  /** Data of other programs in a card; null unless the definition is public or the character is own. */
  extensions: v.nullable(v.record(v.string(), v.unknown())),
  /** The imported card; null unless own. */
  card_raw: v.nullable(v.record(v.string(), v.unknown())),
  /** The statements about an adult character; null for everybody but the owner. */
  adult: v.nullable(
    v.object({
      adult_attested: v.boolean(),
      adult_age: v.nullable(v.number()),
      image_attested: v.boolean(),
    }),
  ),
  visibility,
  definition_visibility: definitionVisibility,
  language: v.string(),
  /** The character that this one is a copy of. */
  forked_from: v.nullable(v.string()),
  /** Increases with each save. */
  revision: v.number(),
  status: characterStatus,
  /** The reason of a moderator's decision; null without one, and for everybody but the owner. */
  status_reason: v.nullable(v.string()),
  /** Fields that are too long to be published (product 4); a draft stores them completely. */
  overlong_fields: v.array(v.string()),
  /** Estimates: tokens that are always sent to the model, and all tokens. */
  tokens: v.object({ permanent: v.number(), total: v.number() }),
  created_at: time,
});
export type Character = v.InferOutput<typeof character>;

export const getCharacter = get("/character/detail/", {
  who: "visitor",
  inputIn: "query",
  input: v.strictObject({ character_id: id }),
  data: character,
  server: { example: { character_id: "example" }, errors: ["adultNotAttested", "notFound"] },
});

/** Additive. Characters with the same rare tags, the most similar first. */
export const listSimilar = get("/character/similar/", {
  who: "visitor",
  inputIn: "query",
  input: v.strictObject({ character_id: id, rating: v.optional(rating, "sfw") }),
  data: v.array(characterSummary),
  server: { example: { character_id: "example" }, errors: ["adultNotAttested", "notFound"] },
});
