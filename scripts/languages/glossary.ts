// Finds texts that do not use the word of their language's glossary.
import type { LanguageRecord, Term } from "../../packages/app/src/locales/LanguageRecord.ts";
import type { Unit } from "./units.ts";

/** The English word of each term. Code names such as `report.decided` are no words. */
const ENGLISH: Readonly<Record<Term, RegExp>> = {
  chat: /\bchats?\b/i,
  character: /\bcharacters?\b/i,
  reply: /\brepl(y|ies)\b/i,
  version: /\bversions?\b/i,
  variant: /\bvariants?\b/i,
  persona: /\bpersonas?\b/i,
  memory: /(?<!\ba |\bthis )\bmemory\b(?! deleted)/i,
  "a memory": /\bmemories\b|\b(a|this) memory\b|\bmemory deleted\b/i,
  greeting: /\b(greetings?|first messages?)\b/i,
  draft: /\bdrafts?\b/i,
  plan: /\bplans?\b/i,
  creator: /\bcreators?\b/i,
  adult: /\badults?\b/i,
  report: /\breports?\b(?!\.)/i,
  favourite: /\bfavourites?\b/i,
};

/** The ends of the ids of English texts in which a word means another thing, such as the characters of a name. */
const OTHER_MEANING: Readonly<Partial<Record<Term, readonly string[]>>> = {
  chat: ["errors.image-without-card"],
  character: [
    "nameQuestionCopy.tooLong",
    "repairs.unprintable",
    "fieldCopy.counterLabel",
    "accountTexts.nameTooLong",
    "accountTexts.bioTooLong",
    "loginTexts.passwordTooShort",
    // The field has the name "About".
    "formTexts.fieldNames.bio",
  ],
  version: ["newVersionBannerCopy.message", "characterFormScreenCopy.conflictText"],
  greeting: ["memoryPanelCopy.history"],
};

/** A text that has another word than the glossary. */
export interface OtherWord {
  readonly term: Term;
  readonly unit: Unit;
}

/** The texts without the word of the glossary that their English text has. Forms of the plural are parts of other texts. */
export function otherWordsIn(
  tag: string,
  units: readonly Unit[],
  { glossary, without }: Pick<LanguageRecord, "glossary" | "without">,
): readonly OtherWord[] {
  const whole = units.filter(({ english, part }) => !english.includes("\n") && part.form === undefined);
  return terms.flatMap((term) => {
    const forms = glossary[term].map((form) => form.toLocaleLowerCase(tag));
    const exceptions = [...(OTHER_MEANING[term] ?? []), ...(without[term] ?? [])];
    return whole
      .filter(({ english }) => ENGLISH[term].test(withoutPlaceholders(english)))
      .filter(({ part }) => !forms.some((form) => part.text.toLocaleLowerCase(tag).includes(form)))
      .filter(({ id }) => !exceptions.some((end) => id.endsWith(end)))
      .map((unit) => ({ term, unit }));
  });
}

const terms = Object.keys(ENGLISH) as Term[];

const withoutPlaceholders = (text: string) => text.replaceAll(/\{[^{}]*\}/g, "");
