const WORD = /\p{L}{2}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Pairs of stars, the strongest first, because the others can be around them. */
const STARS = [/\*\*\*([^*\n]+)\*\*\*/g, /\*\*([^*\n]+)\*\*/g, /\*([^*\n]+)\*/g];

/**
 * A message as it is read aloud: without links' addresses and the marks of lists, headings and emphasis. Marks that are no
 * emphasis stay: 2*3*4, snake_case, a wave (~).
 */
export function withoutMarkdown(text: string): string {
  const plain = text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^ {0,3}(?:[-+>]|\*(?![^*\n]*[^*\s][ \t]*\*(?![*\p{L}\p{N}]))|#{1,6})\s+/gmu, "");
  return STARS.reduce(
    (rest, stars) =>
      rest.replace(stars, (pair, within: string) => (WORD.test(within) ? within.trim() : pair)),
    plain,
  )
    .replace(/(?<![\p{L}\p{N}_])(_{1,3})(?=[\p{L}"“])([^_]*[^\s_])\1(?![\p{L}\p{N}_])/gu, "$2")
    .replace(/~~([^~]+)~~/g, "$1")
    .replace(/`+([^`]*)`+/g, "$1");
}
