/** Attributes whose text is visible or read by a screen reader. */
const textAttributes = [
  "aria-label",
  "aria-description",
  "aria-valuetext",
  "aria-roledescription",
  "title",
  "alt",
  "placeholder",
];

/** All text of a document that is visible or read by a screen reader. */
export function visibleTexts(root: Element): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.parentElement?.closest("script, style, noscript") == null) texts.push(node.textContent ?? "");
  }
  for (const element of root.querySelectorAll(textAttributes.map((name) => `[${name}]`).join())) {
    texts.push(...textAttributes.map((name) => element.getAttribute(name) ?? ""));
  }
  return [...new Set(texts.map(plain))].filter((text) => english.test(text));
}

/** Every string in a story's args. */
export function textsIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === "string") return [plain(value)];
  if (typeof value !== "object" || value === null || seen.has(value) || value instanceof Node) return [];
  seen.add(value);
  return Object.entries(value)
    .filter(([key]) => !key.startsWith("_"))
    .flatMap(([, part]) => textsIn(part, seen));
}

/** The texts that a stories file writes in its own markup. */
export function textsOfMarkup(source: string): string[] {
  const patterns = [
    />([^<>{}]+)</g,
    /\s[\w-]+="([^"]+)"/g,
    /^\s*([A-Z“][^<>{}=;()]+)$/gm,
    /[`}]([^`${}]+)(?:\$\{|`)/g,
  ];
  return patterns
    .flatMap((pattern) => [...source.matchAll(pattern)].map(([, text = ""]) => plain(text)))
    .filter((text) => english.test(text));
}

/**
 * What remains of a text without the given data; empty when no English text remains.
 *
 * @param given Texts of the story. A part of one is data too.
 * @param others Long texts of all fixtures. Only a long part of one is data: a word of one is also a word of the interface.
 */
export function untranslatedPart(
  text: string,
  given: readonly string[],
  others: readonly string[] = [],
): string {
  const shortened = text.replace(/…$/, "");
  const known = shortened.length > 24 ? [...given, ...others] : given;
  if (languages.has(text) || known.some((one) => hasWords(one, shortened))) return "";
  const rest = [...given, ...others]
    .filter((one) => one.length > 1 && text.includes(one))
    .sort((one, other) => other.length - one.length)
    .reduce((left, one) => left.replaceAll(one, " "), text)
    .replace(intl, " ");
  return english.test(rest) ? rest.trim() : "";
}

/** Whether a text has these words: "Close" is no word of `onToastClose`, which is in the source of a story. */
function hasWords(text: string, words: string): boolean {
  const place = text.indexOf(words);
  return place !== -1 && !/[A-Za-z]/.test(text.charAt(place - 1));
}

const english = /[A-Za-z]{2,}/;

// What `Intl` formats for the locale in the props, which stories leave at English; and short counts.
const months = "January|February|March|April|May|June|July|August|September|October|November|December";
const intl = new RegExp(
  `\\b(${months}|ago|in|now|yesterday|(second|minute|hour|day|week|month|year)s?)\\b`,
  "g",
);

// Language choices show each language's own name in every locale.
const languages = new Set([
  ...["English", "Deutsch", "Español", "Français", "Bahasa Indonesia", "Italiano", "Nederlands", "Polski"],
  ...["Português", "Türkçe", "Tiếng Việt"],
]);

// Prose is rendered with curly quotes, whatever the source has.
function plain(text: string): string {
  return text.replace(/[“”"]/g, "").replace(/\s+/g, " ").trim();
}
