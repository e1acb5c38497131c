// The exchange file of a language: gettext's PO format, which Poedit, Weblate and other tools of translators read.
import { type GetTextTranslation, po } from "gettext-parser";
import { placeholdersIn } from "./placeholders.ts";
import type { Unit } from "./units.ts";

/** A text as it comes back from a translator. */
export interface ReturnedText {
  readonly id: string;
  readonly english: string;
  readonly text: string;
}

/** What a file of a translator contains. */
export interface ReturnedFile {
  /** The tag in the head of the file. */
  readonly language: string;
  readonly texts: readonly ReturnedText[];
  /** How many texts are marked as not finished. They are not in `texts`. */
  readonly unfinished: number;
}

/** The English text of a unit in the file. PO has no entries without one. */
export const englishIn = ({ english }: Pick<Unit, "english">) => english || "(no text in English)";

/** Writes the file of a language. */
export function writePo(language: string, units: readonly Unit[]): Buffer {
  const translations: Record<string, Record<string, GetTextTranslation>> = {};
  for (const unit of units) {
    const msgid = englishIn(unit);
    translations[unit.id] = {
      [msgid]: { msgctxt: unit.id, msgid, msgstr: [unit.part.text], comments: commentsOf(unit) },
    };
  }
  const headers = {
    "Project-Id-Version": "Mimi",
    Language: language,
    "MIME-Version": "1.0",
    "Content-Type": "text/plain; charset=UTF-8",
    "Content-Transfer-Encoding": "8bit",
  };
  return po.compile({ charset: "utf-8", headers, translations }, { foldLength: 0 });
}

/** Reads a file of a translator. Throws when it is not a PO file. */
export function readPo(file: Buffer): ReturnedFile {
  const { headers, translations } = po.parse(file, { validation: true });
  const entries = Object.entries(translations).flatMap(([id, byEnglish]) =>
    id === "" ? [] : Object.values(byEnglish),
  );
  const finished = entries.filter(({ comments }) => !comments?.flag?.includes("fuzzy"));
  return {
    language: headers.Language ?? "",
    texts: finished.map(({ msgctxt = "", msgid, msgstr }) => ({
      id: msgctxt,
      english: msgid,
      text: msgstr[0] ?? "",
    })),
    unfinished: entries.length - finished.length,
  };
}

function commentsOf(unit: Unit): NonNullable<GetTextTranslation["comments"]> {
  const { part, english, file, note, nested } = unit;
  const lines = [
    note,
    english.includes("\n") &&
      "The English text has several parts, one in a line. This is one part of the translation.",
    part.form && `Plural form: ${part.form}`,
    ...[...nested].map(([name, ids]) => `{${name}} is one of the texts ${ids.map(numberOf).join(", ")}.`),
  ];
  const names = placeholdersIn(part.text);
  const isSame = names.length > 0 && placeholdersIn(english).join() === names.join();
  return {
    extracted: lines.filter(Boolean).join("\n"),
    reference: file,
    // Tools of translators check the placeholders themselves where both texts have the same ones.
    ...(isSame && { flag: "python-brace-format" }),
  };
}

const numberOf = (id: string) => id.slice(id.indexOf("#"));
