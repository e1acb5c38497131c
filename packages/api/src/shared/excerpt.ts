/** The most graphemes of a title, with its ellipsis. */
export const TITLE_GRAPHEMES = 60;
const PREVIEW_GRAPHEMES = 140;
/** How much of a message is read for its preview: with Markdown and addresses of links it can be longer. */
export const PREVIEW_SOURCE = PREVIEW_GRAPHEMES * 8;

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

/** The title of a new chat: the first sentence of its first message, without quotes and the asterisks of `*actions*`. */
export function titleOf(message: string): string {
  const plain = plainLine(message);
  const [first] = sentences.segment(plain);
  return truncate(first?.segment.trim() ?? "", TITLE_GRAPHEMES);
}

/** A text on one line, without quotes and the asterisks of `*actions*`. */
export function plainLine(text: string): string {
  return withoutStars(text.toWellFormed())
    .replaceAll(/["“”„‟«»\u202A-\u202E\u2066-\u2069]/g, "")
    .replaceAll(/[\s\u0000-\u001F\u007F]+/g, " ")
    .trim()
    .replace(/^[‘'](.*)[’']$/u, "$1");
}

/** Pairs of stars, the strongest first, because the others can be around them. */
const STARS = [/\*\*\*([^*\n]+)\*\*\*/g, /\*\*([^*\n]+)\*\*/g, /\*([^*\n]+)\*/g];

/** A text without the stars of actions. Sums (2*3*4) and drawings ((*^_^*)) have no word between their stars, and stay. */
function withoutStars(text: string): string {
  return STARS.reduce(
    (rest, stars) =>
      rest.replaceAll(stars, (pair, within: string) => (WORD.test(within) ? within.trim() : pair)),
    text,
  );
}

const WORD = /\p{L}{2}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** The beginning of a reply for lists: one line, without Markdown. */
export function previewOf(reply: string): string {
  return truncate(withoutMarkdown(reply.slice(0, PREVIEW_SOURCE)), PREVIEW_GRAPHEMES);
}

/** A text on one line, without Markdown. Underscores inside a word are no Markdown. */
export function withoutMarkdown(text: string): string {
  const unstyled = text
    .replaceAll(/!?\[([^[\]]*)\]\([^()]*\)/g, "$1")
    // An action with a space before its first word is no item of a list, and a number can be a year.
    .replaceAll(/^\s{0,3}(?:[-+>]|\*(?![^*\n]*[^*\s][ \t]*\*(?![*\p{L}\p{N}]))|#{1,6})\s+/gmu, "");
  return (
    withoutStars(unstyled)
      .replaceAll(/~~([^~]+)~~/g, "$1")
      .replaceAll(/`+([^`]*)`+/g, "$1")
      .replaceAll(/(?<![\p{L}\p{N}_])(_{1,3})(?=[\p{L}"“])([^_]*[^\s_])\1(?![\p{L}\p{N}_])/gu, "$2")
      // An action whose end is not in the excerpt.
      .replaceAll(/(^|[\s"“(])\*{1,3}(?=\p{L}{2})/gu, "$1")
      .replaceAll(/\s+/g, " ")
      .trim()
  );
}

/** A text of at most so many graphemes, cut at the end of a word if one is near. */
export function truncate(text: string, most: number): string {
  let end = 0;
  let last = 0;
  let count = 0;
  for (const { segment } of segmenter.segment(text)) {
    if (count === most) return `${atWordEnd(text.slice(0, last))}…`;
    count += 1;
    last = end;
    end += segment.length;
  }
  return text;
}

function atWordEnd(text: string): string {
  const space = text.lastIndexOf(" ");
  return (space > text.length * 0.7 ? text.slice(0, space) : text).replace(/[\s,;:.–—-]+$/u, "");
}
