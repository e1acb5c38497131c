import type { Catalogue } from "./catalogues.ts";
import { recordOf } from "./records.ts";
import { isCode, SAMPLES, said, textPairs } from "./textPairs.ts";

/** Names, in every language. */
const names = ["mimi", "premium", "mb"];
/** A service that the page about safety names. */
const services = new Set(["Find A Helpline:", "findahelpline.com"]);
const isNamePlace = (place: string) => place.includes(".planNameTexts.");

const VALUE = /⟦\d⟧/g;
const hasWords = (text: string) => /\p{L}{2}/u.test(text.replace(VALUE, ""));
const plain = (text: string) => text.replace(/\s+/g, " ").trim();

/** The places of texts that are the same as in English, and should not be. */
export function untranslatedPlaces(tag: string, english: Catalogue, translated: Catalogue): string[] {
  const known = new Set([...names, ...recordOf(tag).sameWords]);
  return textPairs("", english, translated).flatMap(([place, from, to]) => {
    const same = SAMPLES.map((given) => said(from, given)).filter(
      (text, index) => text !== null && text === said(to, SAMPLES[index] ?? []),
    );
    const words = same.flatMap((text) => text?.replace(VALUE, "").match(/\p{L}{2,}/gu) ?? []);
    const isLeft = words.some((word) => word !== "null" && !known.has(word.toLowerCase()));
    return isLeft && !isCode(place) && !isNamePlace(place) ? [place] : [];
  });
}

/** The texts of a page. */
interface PageTexts {
  /** Texts of the app. */
  readonly texts: readonly string[];
  /** What is marked as texts of people, such as the names of characters, which no language changes. */
  readonly content: readonly string[];
}

/**
 * Finds English texts in a page in another language: those of the English texts, and those of the same page in English, unless the
 * language itself has the same text. A text that is marked as one of people is English only when it is one of the app.
 */
export function leftEnglish(
  tag: string,
  catalogues: ReadonlyMap<string, Catalogue>,
  english: readonly PageTexts[],
): (page: PageTexts) => readonly string[] {
  const [source, translated] = [catalogues.get("en"), catalogues.get(tag)];
  if (!source || !translated) throw new Error(`There are no texts in ${tag}.`);
  const untranslated = new Set(untranslatedPlaces(tag, source, translated));
  const pairs = textPairs("", source, translated);
  const from = new Set(pairs.flatMap(([, text]) => (typeof text === "string" ? [plain(text)] : [])));
  const onPages = new Set(english.flatMap(({ texts }) => texts.map(plain)));
  const content = new Set(english.flatMap((page) => page.content.map(plain)));
  const own = new Set<string>();
  const ownForms: RegExp[] = [];
  for (const [place, before, after] of pairs) {
    if (untranslated.has(place)) continue;
    if (typeof after === "string") own.add(plain(after));
    // A text with values in it can be the same too, such as "3 messages" in French.
    else
      for (const given of SAMPLES) {
        const text = said(after, given);
        if (text !== null && hasWords(text) && text === said(before, given)) ownForms.push(formOf(text));
      }
  }
  /** Whether a text is a name of a person or a character alone, as in "@halfmoon" or in a title of a page. */
  const isName = (text: string) =>
    content.has(text) || content.has(text.replace(/^@/, "")) || content.has(text.replace(/ · Mimi$/, ""));
  const isEnglish = (text: string) =>
    hasWords(text) && !own.has(text) && !services.has(text) && !ownForms.some((form) => form.test(text));
  return (page) => [
    ...page.texts
      .map(plain)
      .filter((text) => (from.has(text) || onPages.has(text)) && !isName(text) && isEnglish(text)),
    ...page.content.map(plain).filter((text) => from.has(text) && isEnglish(text)),
  ];
}

/** Matches a text with any values in the places of the samples. */
function formOf(text: string): RegExp {
  const parts = text.split(VALUE).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join(".+")}$`, "u");
}
