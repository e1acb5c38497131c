import * as v from "valibot";
import { fieldsWith } from "../character/characterFields.ts";

const outsideCases = fieldsWith({ inCases: false });
const ofCharacter = fieldsWith({}).filter(
  (name): name is Exclude<typeof name, (typeof outsideCases)[number] | "book"> =>
    name !== "book" && !outsideCases.some((one) => one === name),
);

/** The texts of a character that are not in `characterFields` by themselves: the note and the lorebook. */
const ofBook = [
  "book_name",
  "book_description",
  "entry_name",
  "entry_keys",
  "entry_secondary_keys",
  "entry_content",
  "entry_comment",
] as const;

/** Every field whose text moderators read in a case: of a character, its cover, a profile and a message. */
export const caseField = v.picklist([
  ...ofCharacter,
  "depth_prompt",
  ...ofBook,
  "user_name",
  "biography",
  "message",
]);
export type CaseField = v.InferOutput<typeof caseField>;

/** A text of an item with the name of its field. */
export const caseText = v.object({
  field: caseField,
  /**
   * Which one of several, from 1: the first messages after the first, the entry of the lorebook, or the variant of a message. Null for
   * a field with one text.
   */
  number: v.nullable(v.number()),
  text: v.string(),
});
export type CaseText = v.InferOutput<typeof caseText>;
