import * as v from "valibot";

/** A language of the app. */
export interface Language {
  /** A BCP 47 tag, the name of its folders. */
  readonly tag: string;
  /** Its name in the language itself. */
  readonly name: string;
  readonly direction: "ltr" | "rtl";
}

/** Every language that texts can be written in, English first. The app offers those whose texts it has. */
export const languages = [
  { tag: "en", name: "English", direction: "ltr" },
  { tag: "es", name: "Español", direction: "ltr" },
  { tag: "pt-BR", name: "Português (Brasil)", direction: "ltr" },
  { tag: "fr", name: "Français", direction: "ltr" },
  { tag: "de", name: "Deutsch", direction: "ltr" },
  { tag: "it", name: "Italiano", direction: "ltr" },
  { tag: "pl", name: "Polski", direction: "ltr" },
  { tag: "tr", name: "Türkçe", direction: "ltr" },
  { tag: "ru", name: "Русский", direction: "ltr" },
  { tag: "ja", name: "日本語", direction: "ltr" },
  { tag: "ko", name: "한국어", direction: "ltr" },
  { tag: "zh-Hans", name: "简体中文", direction: "ltr" },
  { tag: "hi", name: "हिन्दी", direction: "ltr" },
  { tag: "ar", name: "العربية", direction: "rtl" },
] as const satisfies readonly Language[];

/** The tag of a language of the app. */
export const languageTag = v.picklist(languages.map(({ tag }) => tag));
export type LanguageTag = v.InferOutput<typeof languageTag>;

/** The cookie with the language that was chosen in this browser. */
export const LANGUAGE_COOKIE = "mimi-language";
/** The parameter of an address that chooses a language. */
export const LANGUAGE_PARAMETER = "lang";

/** The direction in which a language is written. */
export function directionOf(language: LanguageTag): Language["direction"] {
  return languages.find(({ tag }) => tag === language)?.direction ?? "ltr";
}

/** What a request says about the reader's language. */
export interface LanguagePreferences {
  /** The parameter of the address. */
  readonly address?: string | null;
  /** What was chosen in this browser. */
  readonly cookie?: string | null;
  /** Tags from `Accept-Language`, the most wanted first. */
  readonly accepted?: readonly string[];
}

/** The language of a page: that of the address, else the chosen one, else the first accepted one that is offered, else English. */
export function languageFrom(
  { address, cookie, accepted = [] }: LanguagePreferences,
  offered: readonly LanguageTag[],
): LanguageTag {
  for (const tag of [address, cookie, ...accepted]) {
    const found = tag ? matchLanguage(tag, offered) : undefined;
    if (found) return found;
  }
  return "en";
}

/**
 * The offered language for a tag such as `de-AT`: one with the same language and script (Unicode's likely subtags, so that
 * `zh-CN` is `zh-Hans` and `zh-TW` is not).
 */
export function matchLanguage(tag: string, offered: readonly LanguageTag[]): LanguageTag | undefined {
  const wanted = writtenAs(tag);
  return offered.find((one) => wanted !== null && writtenAsKnown(one) === wanted);
}

// The server reads the language of every request, and `maximize` takes a hundredth of a millisecond.
const known = new Map<LanguageTag, string | null>();

function writtenAsKnown(tag: LanguageTag): string | null {
  const written = known.get(tag) ?? writtenAs(tag);
  known.set(tag, written);
  return written;
}

/** `de-Latn` for `de-AT`; null for what is no tag. */
function writtenAs(tag: string): string | null {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return null;
  }
}
