let translated: ReadonlyMap<object, object> = new Map();

/**
 * The texts of a part in the language of the app, by its English texts in `en/`. Read them where they are used, not when
 * a module is loaded.
 */
export function texts<Part extends object>(english: Part): Part {
  return (translated.get(english) as Part | undefined) ?? english;
}
