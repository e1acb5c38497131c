import * as limits from "@mimi/contract";
import type {
  CharacterFields,
  CharacterLimits,
  FormField,
  FormError,
} from "@mimi/ui/screens/character-form-screen";
import { formNames, formTextsOf } from "./formTexts.ts";

/** The maximum length of each field (product 4). */
export const formLimits: CharacterLimits = {
  ...formTextsOf((name) => limits.characterFields[name].limit),
  alternateGreetings: limits.characterFields.alternate_greetings.items,
  tags: limits.CHARACTER_TAGS_MAX,
  warnings: limits.characterFields.warnings.items,
  warning: limits.characterFields.warnings.limit,
  bookEntries: limits.BOOK_ENTRIES_MAX,
  bookName: limits.BOOK_NAME_MAX,
  bookComment: limits.BOOK_COMMENT_MAX,
  bookContent: limits.BOOK_CONTENT_MAX,
  bookKeys: limits.BOOK_KEYS_MAX,
  bookKey: limits.BOOK_KEY_MAX,
};

/** The texts of a lorebook entry, with the names of their limits. */
const bookTexts = [
  ["content", "bookContent"],
  ["name", "bookName"],
  ["comment", "bookComment"],
] as const;

type TooLong = Omit<Extract<FormError, { kind: "too-long" }>, "kind">;

/** The fields that are too long to be published, counted as the API does. */
export function tooLongOf(fields: CharacterFields): TooLong[] {
  const found: TooLong[] = Object.values(formNames).map((field) => ({
    field,
    used: charactersIn(fields[field], formLimits[field]),
    max: formLimits[field],
  }));
  for (const field of ["alternateGreetings", "tags", "warnings"] as const) {
    found.push({ field, used: fields[field].length, max: formLimits[field] });
  }
  const longest = (lengths: readonly number[]) => Math.max(0, ...lengths);
  const { entries } = fields.book;
  found.push(
    {
      field: "alternateGreetings",
      used: longest(fields.alternateGreetings.map(({ text }) => charactersIn(text, formLimits.greeting))),
      max: formLimits.greeting,
    },
    { field: "book", used: entries.length, max: formLimits.bookEntries },
    ...bookTexts.map(([text, limit]) => ({
      field: "book" as const,
      used: longest(entries.map((entry) => charactersIn(entry[text], formLimits[limit]))),
      max: formLimits[limit],
    })),
  );
  const over = found.filter(({ used, max }) => used > max);
  // One error for each field, the first one.
  return over.filter(({ field }, place) => over.findIndex((one) => one.field === field) === place);
}

/** A text within its limit is not counted: this runs at each letter, for all texts. */
function charactersIn(text: string, most: number): number {
  return text.length <= most ? text.length : limits.countCharacters(text);
}

/** Why a character cannot be published (product 4 and 7), in the order of the form. */
export function errorsOf(fields: CharacterFields): FormError[] {
  const missing: readonly (readonly [FormField, boolean])[] = [
    ["cover", fields.cover === undefined],
    ["name", fields.name.trim() === ""],
    ["tags", fields.tags.length === 0],
    ["greeting", fields.greeting.trim() === ""],
  ];
  return [
    ...missing.filter(([, is]) => is).map(([field]) => ({ kind: "missing" as const, field })),
    ...(fields.rating === "adult" ? attestationErrors(fields) : []),
    ...tooLongOf(fields).map((one) => ({ kind: "too-long" as const, ...one })),
  ];
}

function attestationErrors(fields: CharacterFields): FormError[] {
  const age = ageOf(fields);
  return [
    ...(age === null || age < limits.ADULT_AGE ? [{ kind: "attestation", field: "adultAge" } as const] : []),
    ...(fields.attestsCharacter && fields.attestsImage
      ? []
      : [{ kind: "attestation", field: "rating" } as const]),
  ];
}

/** The stated age in years; null when the text is not a number. */
export function ageOf({ adultAge }: CharacterFields): number | null {
  return /^\s*\d{1,9}\s*$/.test(adultAge) ? Number(adultAge) : null;
}
