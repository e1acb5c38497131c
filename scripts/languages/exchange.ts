// Texts of a language out of the catalogues, and corrections back into them.
import { languages } from "../../packages/contract/src/languages.ts";
import { LaunchFailure } from "../launch/failure.ts";
import { catalogueFiles } from "./catalogueFiles.ts";
import { correctionsIn } from "./corrections.ts";
import { readPo, type ReturnedFile } from "./poFile.ts";
import { rewriteSource } from "./rewriteSource.ts";
import { type Unit, unitsOf } from "./units.ts";

/** The tags of the languages that are translated. */
export const translatedTags = languages.map(({ tag }) => tag).filter((tag) => tag !== "en");

/** All texts of a language. Throws a LaunchFailure for a language that does not exist. */
export function unitsIn(tag: string): readonly Unit[] {
  return filesIn(tag).flatMap(unitsOf);
}

function filesIn(tag: string) {
  if (!translatedTags.some((one) => one === tag))
    throw new LaunchFailure(`There is no language "${tag}". The languages are ${translatedTags.join(", ")}.`);
  return catalogueFiles(tag);
}

/** A source with corrected texts. */
export interface ChangedFile {
  /** Its path from the root. */
  readonly file: string;
  readonly source: string;
  /** How many texts are changed. */
  readonly count: number;
}

/** The sources with the corrections of a translator's file. Throws a LaunchFailure when one of them cannot be used. */
export function importTexts(po: Buffer): {
  readonly changed: readonly ChangedFile[];
  readonly unfinished: number;
} {
  const { language, texts, unfinished } = parsed(po);
  const files = filesIn(language);
  const { corrections, faults } = correctionsIn(texts, files.flatMap(unitsOf));
  if (faults.length > 0)
    throw new LaunchFailure(["Nothing was changed. These texts cannot be used:", ...faults].join("\n"));
  const changed = files.flatMap((file) => {
    const own = corrections.filter(({ unit }) => unit.file === file.path);
    if (own.length === 0) return [];
    const source = rewriteSource(file, new Map(own.map(({ unit, text }) => [unit.id, text])));
    return [{ file: file.path, source, count: own.length }];
  });
  return { changed, unfinished };
}

function parsed(po: Buffer): ReturnedFile {
  try {
    return readPo(po);
  } catch (error) {
    throw new LaunchFailure(
      `This is not a PO file: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
