import type { CharacterFields, CharacterLimits, FormField, TagChoice } from "./CharacterFields.ts";
import type { CharacterFormCopy } from "./CharacterFormScreen.copy.ts";

/** What every part of the form is handed. */
export interface FormPart {
  fields: CharacterFields;
  /** The user changed something; only what changed. */
  onFieldsChange: (change: Partial<CharacterFields>) => void;
  /** What is wrong with a field, in a sentence; only what is to be said now. */
  faults: Readonly<Partial<Record<FormField, string>>>;
  limits: CharacterLimits;
  /** Every tag there is. */
  tagChoices: readonly TagChoice[];
  copy: CharacterFormCopy;
}
