/** A message as it is read aloud: without links' addresses and the marks of lists, headings and emphasis. */
export function withoutMarkdown(text: string): string {
  return text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^ {0,3}(?:[-+*>]|#{1,6})\s+/gm, "")
    .replace(/[*_~`]+/g, "");
}
