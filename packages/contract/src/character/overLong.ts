import { isLongerThan } from "../characters.ts";
import * as limits from "../limits.ts";
import { characterFields, fieldsWith } from "./characterFields.ts";

interface LimitedEntry {
  readonly name: string;
  readonly comment: string;
  readonly content: string;
}

/** The values of fields with a limit that a draft can exceed. */
export type LimitedFields = Readonly<Record<string, unknown>> & {
  readonly book?: { readonly entries: readonly LimitedEntry[] } | null | undefined;
};

/** The fields that are too long for a published character; a draft stores them completely (product 4). */
export function overLong(fields: LimitedFields): string[] {
  const texts = fieldsWith({ longInDraft: true }).filter((name) =>
    isOver(characterFields[name], fields[name]),
  );
  return [...texts, ...(isBookOver(fields.book?.entries ?? []) ? ["book"] : [])];
}

function isOver(
  { limit, items }: { readonly limit: number; readonly items?: number },
  value: unknown,
): boolean {
  if (typeof value === "string") return isLongerThan(value, limit);
  if (!Array.isArray(value)) return false;
  return value.length > (items ?? 1) || value.some((text) => isLongerThan(String(text), limit));
}

function isBookOver(entries: readonly LimitedEntry[]): boolean {
  return (
    entries.length > limits.BOOK_ENTRIES_MAX ||
    entries.some(
      ({ name, comment, content }) =>
        isLongerThan(name, limits.BOOK_NAME_MAX) ||
        isLongerThan(comment, limits.BOOK_COMMENT_MAX) ||
        isLongerThan(content, limits.BOOK_CONTENT_MAX),
    )
  );
}
