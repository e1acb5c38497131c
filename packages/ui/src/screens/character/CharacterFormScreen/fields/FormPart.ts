import type { CharacterFields, CharacterLimits, FormField, TagChoice } from "../CharacterFields.ts";
import type { CharacterFormScreenCopy } from "../CharacterFormScreen.copy.ts";

/** The props shared by the groups of the form. */
export interface FormPart {
  fields: CharacterFields;
  /** The user changed fields; only the changed ones. */
  onFieldsChange: (change: Partial<CharacterFields>) => void;
  /** Short texts that were typed and not added yet, by field. */
  tokenDrafts?: Readonly<Record<string, string>>;
  /** The user typed a short text of a field; empty once it was added or dropped. */
  onTokenDraftChange?: (field: string, text: string) => void;
  /** Error messages by field, only those to show now. */
  errors: Readonly<Partial<Record<FormField, string>>>;
  /** Trigger words that are regular expressions of a kind that is not used. */
  unusedPatterns: readonly string[];
  limits: CharacterLimits;
  /** Every available tag. */
  tagChoices: readonly TagChoice[];
  copy: CharacterFormScreenCopy;
}
