import type { CharacterFields, CharacterLimits, FormField, TagChoice } from "../CharacterFields.ts";
import type { CharacterFormScreenCopy } from "../CharacterFormScreen.copy.ts";

/** The props shared by the groups of the form. */
export interface FormPart {
  fields: CharacterFields;
  /** The user changed fields; only the changed ones. */
  onFieldsChange: (change: Partial<CharacterFields>) => void;
  /** Error messages by field, only those to show now. */
  errors: Readonly<Partial<Record<FormField, string>>>;
  /** Trigger words that are regular expressions of a kind that is not used. */
  unusedPatterns: readonly string[];
  maxLengths: CharacterLimits;
  /** Every available tag. */
  tagChoices: readonly TagChoice[];
  copy: CharacterFormScreenCopy;
}
