import { and, asc, eq, isNull, ne } from "drizzle-orm";
import { message, variant } from "../../../db/schema/chat.ts";
import { lockChat } from "../../../domain/access/chatAccess.ts";
import { messageColumns } from "../../../domain/takedown/removedGreetings.ts";
import { fieldsOfGreeting, unstoredGreetings, withUnstored } from "../../../domain/variants/greetings.ts";
import { variantColumns } from "../../../domain/variants/variantTexts.ts";
import { notFound } from "../../../shared/errors/ApiError.ts";
import type { UserContext } from "../context.ts";
import type { MessageState } from "./decideChange.ts";

/** Locks a chat and loads what a change of one of its messages needs, in two reads. Throws 40401 and 40302. */
export async function loadMessage(
  { db, user }: UserContext,
  { chat_key, message_id }: { readonly chat_key: string; readonly message_id: string },
): Promise<MessageState> {
  await lockChat(db, user, chat_key, "read");
  const rows = await db
    .select({ message: messageColumns, variant: variantColumns, fields: fieldsOfGreeting })
    .from(message)
    .innerJoin(variant, eq(variant.message_id, message.id))
    .where(
      and(
        eq(message.chat_key, chat_key),
        eq(message.id, message_id),
        isNull(message.deleted_at),
        ne(message.kind, "system_line"),
      ),
    )
    .orderBy(asc(variant.index));
  const [first] = rows;
  const selected = rows.find(({ variant }) => variant.index === first?.message.selected);
  if (!first || !selected) throw notFound();
  const stored = rows.map(({ variant }) => variant);
  const unstored = unstoredGreetings(first.message, stored, first.fields);
  return {
    ...{ message: first.message, variants: withUnstored(stored, unstored), unstored },
    selected: selected.variant,
  };
}
