import { fillMacros, writtenGreetings } from "@mimi/contract";
import { and, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/Database.ts";
import { chat, message, type MessageRow, variant } from "../../db/schema/chat.ts";
import { characterRevision, type RevisionFields } from "../../db/schema/referenced.ts";
import { sha256 } from "../../shared/ids.ts";
import { textsOf } from "../characters/characterTexts.ts";
import { insertVariants, variantColumns, type VariantRow } from "./variantTexts.ts";

// A chat can begin with one of several greetings. Only those that the user has selected are stored as variants. The others are made of
// the chat's revision when they are read, with the values of `message.greeting_macros`.

/** The fields of the revision of a greeting's chat; null for a message that has all of its variants. For a query of `message`. */
export const fieldsOfGreeting = sql<RevisionFields | null>`case when ${message}.greeting_macros is not null then (
  select used.fields from ${chat} as greeted join ${characterRevision} as used
    on used.character_id = greeted.character_id and used.revision = greeted.character_revision
  where greeted.chat_key = ${message}.chat_key) end`;

type GreetingRow = Pick<MessageRow, "id" | "created_at">;

/** A variant of a greeting before it is stored. The id stays when it is stored. */
export function greetingVariant(
  { id, created_at }: GreetingRow,
  userId: string,
  index: number,
  text: string,
): VariantRow {
  return {
    ...{ id: sha256(`${id} ${index}`).slice(0, 22), message_id: id, user_id: userId, index },
    ...{ text_id: null, text, original: null, finish: "complete", error: null },
    ...{ feedback: null, feedback_text: "", created_at },
  };
}

/**
 * The variants of a message that are not stored, by its stored ones and {@link fieldsOfGreeting}. They have no text while the
 * character is removed.
 */
export function unstoredGreetings(
  row: MessageRow,
  stored: readonly VariantRow[],
  fields: RevisionFields | null,
): VariantRow[] {
  const { greeting_macros: macros, created_at: now } = row;
  const [first] = stored;
  if (!macros || !first) return [];
  const { count, ...filled } = macros;
  const texts = textsOf(fields ?? {});
  const written = writtenGreetings(texts);
  const context = { ...filled, char: texts.chat_name || (fields?.name ?? ""), now };
  const indexes = Array.from({ length: count }, (_, index) => index);
  return indexes
    .filter((index) => !stored.some((one) => one.index === index))
    .map((index) => greetingVariant(row, first.user_id, index, fillMacros(written[index] ?? "", context)));
}

/** All variants of a message, in their order. */
export function withUnstored(
  stored: readonly VariantRow[],
  unstored: readonly VariantRow[],
): readonly VariantRow[] {
  if (unstored.length === 0) return stored;
  return [...stored, ...unstored].toSorted((one, other) => one.index - other.index);
}

/** All variants of messages by the ids of the messages, in their order. */
export async function readVariants(
  db: Database,
  rows: readonly MessageRow[],
): Promise<ReadonlyMap<string, readonly VariantRow[]>> {
  if (rows.length === 0) return new Map();
  const stored = await db
    .select(variantColumns)
    .from(variant)
    .where(
      inArray(
        variant.message_id,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(variant.index);
  const variants = new Map<string, readonly VariantRow[]>(Map.groupBy(stored, (one) => one.message_id));
  const greetings = rows.filter(({ greeting_macros }) => greeting_macros !== null);
  if (greetings.length === 0) return variants;
  const fields = await db
    .select({ id: message.id, fields: fieldsOfGreeting })
    .from(message)
    .where(
      inArray(
        message.id,
        greetings.map(({ id }) => id),
      ),
    );
  for (const row of greetings) {
    const own = variants.get(row.id) ?? [];
    const ofRow = fields.find(({ id }) => id === row.id)?.fields ?? null;
    variants.set(row.id, withUnstored(own, unstoredGreetings(row, own, ofRow)));
  }
  return variants;
}

/**
 * Stores all variants of greetings, before their chat gets another revision or the greetings are taken down. The chats must be locked. Not
 * while the character is removed: then the revision has no texts.
 */
export async function storeGreetings(db: Database, condition: SQL | undefined): Promise<void> {
  const rows = await db
    .select({ message, fields: fieldsOfGreeting })
    .from(message)
    .where(and(condition, isNotNull(message.greeting_macros)));
  for (const { message: row, fields } of rows) {
    const count = writtenGreetings(textsOf(fields ?? {})).length;
    if (count < (row.greeting_macros?.count ?? 0)) continue;
    const stored = await db.select(variantColumns).from(variant).where(eq(variant.message_id, row.id));
    const unstored = unstoredGreetings(row, stored, fields);
    if (unstored.length > 0) await insertVariants(db, unstored);
    await db.update(message).set({ greeting_macros: null }).where(eq(message.id, row.id));
  }
}
