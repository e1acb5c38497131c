/**
 * Closes open emphasis and code at the end of a streaming text. So the text is styled from its first word, and no single
 * asterisk flickers.
 */
export function closeOpenMarkdown(tail: string): string {
  const start = tail.lastIndexOf("\n\n") + 1;
  const head = tail.slice(0, start);
  const paragraph = tail.slice(start);
  // A mark at the very end is held back until the next character shows what it opens.
  const endsInMark = "*_~`".includes(paragraph.at(-1) ?? " ");
  const withoutOpenMark = endsInMark ? paragraph.replace(/(^|[\s(“"])[*_~`]+$/, "$1") : paragraph;
  // Marks close only after a word, so the closing marks go before trailing white space.
  const trimmed = withoutOpenMark.trimEnd();
  return head + trimmed + unclosedMarks(trimmed).reverse().join("") + withoutOpenMark.slice(trimmed.length);
}

/** Marks of emphasis and code that are open at the end of a paragraph, the outermost first. */
function unclosedMarks(paragraph: string): string[] {
  const open: string[] = [];
  for (const { 0: mark, index } of paragraph.matchAll(/\\.|`+|\*\*|\*|~~/g)) {
    if (mark.startsWith("\\")) continue;
    const inCode = open.at(-1)?.startsWith("`") === true;
    // As in Markdown: a mark opens only before a word and closes only after one.
    const opens = /\S/.test(paragraph[index + mark.length] ?? "");
    const closes = /\S/.test(paragraph[index - 1] ?? "");
    if (open.at(-1) === mark && closes) open.pop();
    else if (!inCode && opens && !open.includes(mark)) open.push(mark);
  }
  return open;
}
