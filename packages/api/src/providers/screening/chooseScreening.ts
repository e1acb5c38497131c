import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "pino";
import { packageFolder } from "../../config/packageFolder.ts";
import type { ScreeningSettings } from "../../config/safetySettings.ts";
import { StartFailure } from "../../shared/StartFailure.ts";
import { httpScreening } from "./httpScreening.ts";
import { Lexicon } from "./Lexicon.ts";
import { Screening } from "./Screening.ts";

/**
 * Reads the lexicon and connects the endpoint, if there is one. Throws a StartFailure when the lexicon cannot be read.
 */
export function chooseScreening({ lexicon, url, key }: ScreeningSettings, log: Logger): Screening {
  return new Screening(readLexicon(lexicon), url ? httpScreening(url, key) : null, log, crisisPhrases());
}

/** What a person in a crisis says of themselves. Every server knows it. */
export function crisisPhrases(): Lexicon {
  return new Lexicon(readFileSync(join(packageFolder, "src/providers/screening/crisis.txt"), "utf8"));
}

function readLexicon(file: string): Lexicon {
  try {
    return new Lexicon(readFileSync(file, "utf8"));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartFailure(`SCREENING_LEXICON cannot be read: ${file}: ${why}`);
  }
}
