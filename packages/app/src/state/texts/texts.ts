import type { Texts } from "../../locales/en/english.ts";

/** Texts of the app and of the library in a language, by the names of the English ones. */
export type TextsByName = Readonly<Record<string, object>>;

let translated: TextsByName = {};

/** The names of English texts, such as `homeTexts`. */
const names = new Map<object, string>();

/**
 * Gives English texts their name. The build adds a call to each (`scripts/build/languageTexts.ts`).
 *
 * @public
 */
export function nameTexts(english: object, name: string): void {
  names.set(english, name);
}

/**
 * The texts of a part in the language of the app, by its English texts in `en/`. Read them where they are used, not when
 * a module is loaded: the language can change.
 */
export function texts<Part extends Texts[keyof Texts]>(english: Part): Part {
  return (translationOf(english) as Part | undefined) ?? english;
}

/** The texts that replace English ones of the app or of the library; undefined in English. */
export function translationOf(english: object): object | undefined {
  return translated[names.get(english) ?? ""];
}

/** The texts of a part in the language of the app; undefined in English, where the app does not load them. */
export function translationNamed<Name extends keyof Texts>(name: Name): Texts[Name] | undefined {
  return translated[name] as Texts[Name] | undefined;
}

/** Replaces the English texts by those of a language. */
export function setTexts(language: TextsByName): void {
  translated = language;
}
