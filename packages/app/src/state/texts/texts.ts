import type { Texts } from "../../locales/en/english.ts";

let translated: ReadonlyMap<object, object> = new Map();

/**
 * The texts of a part in the language of the app, by its English texts in `en/`. Read them where they are used, not when
 * a module is loaded: the language can change.
 */
export function texts<Part extends Texts[keyof Texts]>(english: Part): Part {
  return (translated.get(english) as Part | undefined) ?? english;
}

/** Replaces the English texts by those of a language. */
export function setTexts(english: Texts, language: Texts): void {
  const names = Object.keys(english) as (keyof Texts)[];
  translated = new Map(names.map((name) => [english[name], language[name]]));
}
