import { fieldsWith, type FieldValues, type FieldWith } from "@mimi/contract";
import { sha256 } from "../../shared/ids.ts";
import { plain } from "../../shared/plain.ts";
import { emptyFields } from "../characters/characterTexts.ts";

/**
 * The letters and digits of a text in two forms, which are compared separately. The first is the same for copies with
 * accents, invisible characters or look-alike letters; the second is that of hashes from earlier versions.
 */
export function comparableForms(text: string): readonly [string, string] {
  return [normalized(plain(text)), normalized(text)];
}

/** The letters and digits of a text in lower case: copies with other spaces, punctuation or styles are the same. */
function normalized(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "");
}

/** With so many letters, a character is recognised under any name. */
const NAMELESS_LETTERS = 60;
/** With fewer letters, two characters can be the same by chance. */
const LETTERS_MIN = 20;

type CopiedField = FieldWith<{ readonly inCopies: true }>;

/** A hash of each form of a character's texts. A copy under another name has the same; too little text has none. */
export function contentHashesOf(fields: Partial<FieldValues<CopiedField>>): string[] {
  const texts = fieldsWith({ inCopies: true }).flatMap((name) => fields[name] ?? emptyFields([name])[name]);
  const forms = texts.map(comparableForms);
  const hashes = ([0, 1] as const).flatMap((form) => hashOf(forms.map((letters) => letters[form])));
  return [...new Set(hashes)];
}

// The name is the first field of the table.
function hashOf([name = "", ...texts]: readonly string[]): string | [] {
  const body = texts.join(" ");
  if (body.length >= NAMELESS_LETTERS) return sha256(body);
  const whole = `${name} ${body}`;
  return whole.length >= LETTERS_MIN ? sha256(whole) : [];
}
