/**
 * Texts in any language, in the shape of the English ones: every text can be left out, and a text function receives the
 * same values.
 */
export type Copy<T> = { readonly [Key in keyof T]?: CopyValue<T[Key]> };

/** A text, or a group of texts, of {@link Copy}. */
export type CopyValue<T> = T extends string
  ? string
  : T extends (...given: infer Given) => string
    ? (...given: Given) => string
    : T extends readonly string[]
      ? readonly string[]
      : Copy<T>;

/** All texts of a component in another language. Unlike those of {@link Copy}, none can be left out. */
export type CompleteCopy<T> = { readonly [Key in keyof T]: CompleteText<T[Key]> };

/** A text, or a group of texts, of {@link CompleteCopy}. */
export type CompleteText<T> = T extends string
  ? string
  : T extends (...given: infer Given) => string
    ? (...given: Given) => string
    : T extends readonly string[]
      ? readonly string[]
      : CompleteCopy<T>;

/** The English texts of a component, and texts that replace them. */
export type Translation = readonly [english: object, texts: object];

/** Finds the texts of a component in a language by its English ones; undefined when it has none. */
export type FindCopy = (english: object) => object | undefined;

/** Translates a component for `ThemeRoot`. Texts that are left out stay English. */
export function translate<T extends object>(english: T, texts: Copy<T>): Translation {
  return [english, texts];
}

/** Returns the texts with those of `own` in their places. Lists are replaced as a whole. */
export function mergeCopy<T>(copy: T, own: Copy<T> | undefined): T {
  if (own === undefined) return copy;
  const merged = { ...copy };
  for (const key of Object.keys(own) as (keyof T)[]) {
    const value = own[key];
    const isGroup = typeof value === "object" && !Array.isArray(value);
    if (value !== undefined)
      merged[key] = (isGroup ? mergeCopy(copy[key], value as Copy<T[keyof T]>) : value) as T[keyof T];
  }
  return merged;
}
