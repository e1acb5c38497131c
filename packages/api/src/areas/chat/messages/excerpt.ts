const TITLE_GRAPHEMES = 60;
const PREVIEW_GRAPHEMES = 140;

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The title of a chat until somebody renames it: how its first message begins, without the marks of `*actions*`. */
export function titleOf(message: string): string {
  const plain = message.replaceAll(/(\*{1,3})(?=[^\s*])([^*]*[^\s*])\1/g, "$2").replaceAll(/\s+/g, " ");
  return beginning(plain.trim(), TITLE_GRAPHEMES);
}

/** How a reply begins, for lists: one line, without the marks of markdown. */
export function previewOf(reply: string): string {
  const plain = reply
    .slice(0, PREVIEW_GRAPHEMES * 8)
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/^\s{0,3}(?:[-+*>]|#{1,6}|\d+[.)])\s+/gm, "")
    .replaceAll(/[*_~`]+/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  return beginning(plain, PREVIEW_GRAPHEMES);
}

// By graphemes, so that no emoji is cut in two; at the end of a word where one is near, so that none is either.
function beginning(text: string, most: number): string {
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
