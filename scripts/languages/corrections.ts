// Checks the texts that come back from a translator against the catalogues.
import { placeholdersIn } from "./placeholders.ts";
import { englishIn, type ReturnedText } from "./poFile.ts";
import type { Unit } from "./units.ts";

/** A text that replaces the present one. */
export interface Correction {
  readonly unit: Unit;
  readonly text: string;
}

/** Compares texts with the present ones. `faults` has a sentence for each text that cannot be used. */
export function correctionsIn(
  texts: readonly ReturnedText[],
  units: readonly Unit[],
): { readonly corrections: readonly Correction[]; readonly faults: readonly string[] } {
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const corrections: Correction[] = [];
  const faults: string[] = [];
  for (const returned of texts) {
    const unit = byId.get(returned.id);
    const fault = unit === undefined ? "There is no text with this name." : faultOf(returned, unit);
    if (fault !== undefined) faults.push(`${returned.id}: ${fault}`);
    else if (unit && unit.part.text !== returned.text) corrections.push({ unit, text: returned.text });
  }
  return { corrections, faults };
}

function faultOf({ english, text }: ReturnedText, unit: Unit): string | undefined {
  if (english !== englishIn(unit))
    return "The English text was changed after this file was exported. Export the language again.";
  if (text.trim() === "") return "The text is empty.";
  const [before, after] = [placeholdersIn(unit.part.text), placeholdersIn(text)];
  const missing = without(before, after);
  const extra = without(after, before);
  if (missing.length > 0) return `The placeholder ${missing.join(", ")} is missing.`;
  if (extra.length > 0)
    return `The placeholder ${extra.join(", ")} is not one of this text, or is there too often.`;
  return undefined;
}

/** The marks of `all` that `some` does not have as often. */
function without(all: readonly string[], some: readonly string[]): readonly string[] {
  const left = [...some];
  return all.filter((mark) => {
    const place = left.indexOf(mark);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
