const names = new Map<object, string>();

/**
 * Gives English texts their name. The build adds a call to each (`scripts/build/languageTexts.ts`).
 *
 * @public
 */
export function nameTexts(english: object, name: string): void {
  names.set(english, name);
}

/** The name of English texts, such as `homeTexts`. */
export function nameOfTexts(english: object): string | undefined {
  return names.get(english);
}
