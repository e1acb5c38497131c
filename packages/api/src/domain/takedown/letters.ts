import { sha256 } from "../../shared/ids.ts";

/** The letters and digits of a text in lower case: copies with other spaces, punctuation or styles are the same. */
export function lettersOf(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "");
}

/** The texts of a character that make it what it is. */
export interface CharacterTexts {
  readonly name: string;
  readonly bio: string;
  readonly greeting: string;
  readonly alternate_greetings: readonly string[];
  readonly definition: string;
  readonly personality: string;
  readonly scenario: string;
  readonly example_dialogs: string;
}

/** With so many letters, a character is recognised under any name. */
const NAMELESS_LETTERS = 60;
/** With fewer letters, two characters can be the same by chance. */
const LETTERS_MIN = 20;

/** A hash of a character's texts, which is the same for a copy under another name; null when there is too little text. */
export function contentHashOf(row: CharacterTexts): string | null {
  const texts = [row.bio, row.greeting, ...row.alternate_greetings, row.definition, row.personality];
  const body = [...texts, row.scenario, row.example_dialogs].map(lettersOf).join(" ");
  if (body.length >= NAMELESS_LETTERS) return sha256(body);
  const whole = `${lettersOf(row.name)} ${body}`;
  return whole.length >= LETTERS_MIN ? sha256(whole) : null;
}
