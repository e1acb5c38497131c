import { createContext, useContext, useMemo } from "react";
import type { RefObject } from "react";
import { listOf } from "../../format/listOf.ts";
import { mergeCopy } from "./Copy.ts";
import type { Copy } from "./Copy.ts";
import { isolateNames } from "./isolateNames.ts";

/** Finds texts in the language by the English ones. */
export interface Translations {
  readonly get: (english: object) => object | undefined;
}

/** What a `ThemeRoot` gives to the components inside it. */
export interface ThemeContextValue {
  /** The element in which dialogs and menus are rendered. Absent: the body. */
  readonly overlays?: RefObject<HTMLElement | null>;
  /** The nonce of style elements, for a page with a Content Security Policy. */
  readonly nonce?: string;
  /** The language of numbers and dates. */
  readonly locale: string;
  /** By the English texts of a component: those that replace them. */
  readonly translations?: Translations;
}

export const ThemeContext = createContext<ThemeContextValue>({ locale: "en" });

/** The language of numbers and dates, as a BCP 47 tag: `lang` of the nearest `ThemeRoot`, `en` without one. */
export function useLocale(): string {
  return useContext(ThemeContext).locale;
}

/** Formats a number. */
export type NumberFormat = (value: number) => string;

/** Formats numbers in the language of the nearest `ThemeRoot`. */
export function useNumberFormat(): NumberFormat {
  const locale = useLocale();
  return (value) => value.toLocaleString(locale);
}

/** Joins words with commas, as the language of the nearest `ThemeRoot` does. */
export function useListFormat(): (words: readonly string[]) => string {
  return listOf(useLocale(), { style: "narrow" });
}

/** The texts of a component: the English ones, replaced by those of the nearest `ThemeRoot` and by its own `copy`. Names in them are isolated. */
export function useCopy<T extends object>(english: T, own?: Copy<T>): T {
  const copy = usePlainCopy(english, own);
  return useMemo(() => isolateNames(copy), [copy]);
}

/** As `useCopy`, for a component whose texts have no names in them, such as a button: it is smaller. */
export function usePlainCopy<T extends object>(english: T, own?: Copy<T>): T {
  const translated = useContext(ThemeContext).translations?.get(english) as Copy<T> | undefined;
  return useMemo(() => mergeCopy(mergeCopy(english, translated), own), [english, translated, own]);
}
