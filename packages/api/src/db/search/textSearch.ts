import { searchLine } from "@mimi/contract";
import { withoutMarkdown } from "../../shared/excerpt.ts";

/** The column by which a search finds a message: the words that a reader sees, without Markdown. */
export function textSearch(text: string) {
  return { line: searchLine(withoutMarkdown(text)) };
}
