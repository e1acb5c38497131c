/** The forms of a word for numbers. Languages differ in which ones they have. */
export interface PluralForms extends Partial<Readonly<Record<Intl.LDMLPluralRule, string>>> {
  /** The form for all numbers that have no form of their own. Each language has it. */
  readonly other: string;
}

/** Returns the function that chooses the form of a word for a number, by the plural rules of a language. */
export function pluralOf(language: string): (count: number, forms: PluralForms) => string {
  let rules: Intl.PluralRules | undefined;
  return (count, forms) => {
    rules ??= new Intl.PluralRules(language);
    return forms[rules.select(count)] ?? forms.other;
  };
}
