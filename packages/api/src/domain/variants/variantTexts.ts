import { and, eq, exists, getTableColumns, not, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/Database.ts";
import { isReferenceMissing } from "../../db/isReferenceMissing.ts";
import { streamingReply, streamingReplyPart, variant, variantText } from "../../db/schema/chat.ts";
import { textSearch } from "../../db/search/textSearch.ts";
import { newId } from "../../shared/ids.ts";

/** The condition of a join of the text of a variant: a variant can have none. */
export const isTextOfVariant = eq(variantText.id, variant.text_id);

// Subqueries look each text up by its key. For a join, a database without statistics can read all texts.
const ofVariant = sql`from ${variantText} where ${variantText.id} = ${variant.text_id}`;

/** The text of a variant; empty when it has none. */
export const textOfVariant = sql<string>`coalesce((select ${variantText.text} ${ofVariant}), '')`;

/** The text of a variant before its first edit. */
export const originalOfVariant = sql<string | null>`(select ${variantText.original} ${ofVariant})`;

/** The text of a streaming reply so far: its parts, and what was stored since. For a query of one table, too. */
export const textOfStreamingReply = sql<string>`(
  select coalesce(string_agg(part.text, '' order by part.position), '') from ${streamingReplyPart} as part
  where part.message_id = ${streamingReply}.message_id
) || ${streamingReply}.text`;

/** All columns of a variant, with its text. */
export const variantColumns = {
  ...getTableColumns(variant),
  text: textOfVariant,
  original: originalOfVariant,
};

/** A variant as it is stored, with its text. */
export interface VariantRow extends Readonly<typeof variant.$inferSelect> {
  readonly text: string;
  /** The text before its first edit. */
  readonly original: string | null;
}

/** What a variant of a message that is taken down shows. */
export const withoutText = { text: "", original: null, error: null, feedback_text: "" } as const;

/** A variant to store, with its text. */
export type NewVariant = Omit<typeof variant.$inferInsert, "text_id"> & { readonly text: string };

/** Stores variants with their texts, in one statement, because a send has few. */
export async function insertVariants(db: Database, variants: readonly NewVariant[]): Promise<VariantRow[]> {
  const texts: (typeof variantText.$inferInsert)[] = [];
  const rows = variants.map(({ text, ...row }) => {
    if (text === "") return row;
    const text_id = newId();
    texts.push({ id: text_id, user_id: row.user_id, text });
    return { ...row, text_id };
  });
  const within = texts.length > 0 ? db.with(textsPart(db, texts)) : db;
  const stored = await within.insert(variant).values(rows).returning();
  const byId = new Map(texts.map(({ id, text }) => [id, text]));
  return stored.map((row) => ({ ...row, text: byId.get(row.text_id ?? "") ?? "", original: null }));
}

/** Stores texts, as the part of the statement that writes their variants. */
export function textsPart(db: Database, texts: (typeof variantText.$inferInsert)[]) {
  const rows = texts.map((row) => ({ ...row, ...textSearch(row.text) }));
  return db.$with("texts").as(db.insert(variantText).values(rows).returning({ id: variantText.id }));
}

/**
 * Deletes a former text of a variant, unless another variant has it. Call it after the transaction that changed the variant: a
 * branch that copies the text at the same time would make that fail. What it leaves is deleted by a job.
 */
export async function deleteFormerText(db: Database, id: string | null): Promise<void> {
  if (id === null) return;
  const isUsed = exists(db.select({ id: variant.id }).from(variant).where(eq(variant.text_id, id)));
  try {
    // Inside of a transaction, a failure undoes this step alone.
    await db.transaction((tx) => tx.delete(variantText).where(and(eq(variantText.id, id), not(isUsed))));
  } catch (error) {
    if (!isReferenceMissing(error)) throw error;
  }
}

/**
 * Stores another text of a variant, with the original of the text before, as the part of a statement that then writes the
 * `id` to the variant. No row when the variant has this text already.
 */
export function nextTextPart(variantId: SQL, text: string): SQL {
  return sql`insert into ${variantText} (id, user_id, text, line, original)
    select ${newId()}::text, ${variant.user_id}, ${text}::text, ${textSearch(text).line}::text, ${variantText.original}
    from ${variant} left join ${variantText} on ${isTextOfVariant}
    where ${variant.id} = ${variantId} and ${text}::text <> ${textOfVariant}
    returning id`;
}

/** Whether a variant failed without a text. It is not shown, and the next variant takes its place. */
export function isEmptyFailure({ text, finish }: Pick<VariantRow, "text" | "finish">): boolean {
  return text === "" && (finish === "error" || finish === "stopped" || finish === "blocked");
}
