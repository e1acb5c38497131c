/**
 * Closes open emphasis and code at the end of a streaming text. So the text is styled from its first word, and no single
 * asterisk flickers.
 */
export function closeOpenMarkdown(tail: string): string {
  const fences = fencesOf(tail);
  // Code is shown as it is. Only the first characters of the closing fence are held back.
  if (fences.isOpen) return tail.replace(/\n[ \t]*(`{1,2}|~{1,2})$/, "");
  const start = Math.max(tail.lastIndexOf("\n\n") + 1, fences.end);
  const head = tail.slice(0, start);
  const paragraph = tail.slice(start);
  // A mark at the very end is held back until the next character shows what it opens.
  const endsInMark = "*_~`".includes(paragraph.at(-1) ?? " ");
  const withoutOpenMark = endsInMark ? paragraph.replace(/(^|[\s(“"])[*_~`]+$/, "$1") : paragraph;
  // Marks close only after a word, so the closing marks go before trailing white space.
  const trimmed = withoutOpenMark.trimEnd();
  return head + trimmed + unclosedMarks(trimmed).reverse().join("") + withoutOpenMark.slice(trimmed.length);
}

/** Whether a code block is open at the end of a text, and where its last fence ends. */
function fencesOf(tail: string): { isOpen: boolean; end: number } {
  let open: string | undefined;
  let end = 0;
  for (const { 0: line, 1: mark = "", 2: info = "", index } of tail.matchAll(
    /^[ \t>]*(`{3,}|~{3,})(.*)$/gm,
  )) {
    if (open === undefined) open = mark;
    else if (mark.startsWith(open) && info.trim() === "") open = undefined;
    end = index + line.length;
  }
  return { isOpen: open !== undefined, end };
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
