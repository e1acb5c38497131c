import type { UserContext } from "../context.ts";
import { type DataOf, MESSAGE_TEXT_MAX, type ParsedInputOf, type routes } from "@mimi/contract";
import { and, eq } from "drizzle-orm";
import { alternative, chat, message } from "../../../db/schema.ts";
import { invalidInput, notFound } from "../../../shared/errors/ApiError.ts";
import type { ScreeningResult } from "../../../providers/screening/Screening.ts";
import { lockChat } from "../../../domain/access/chatAccess.ts";
import { changedChat, changedMessage, refreshChat, lockMessage } from "../messages/loadMessage.ts";
import { statusByFinish } from "../generation/replyRecord.ts";

/** Rewords the selected variant of a message; its first text is kept. */
export function editMessage(
  context: UserContext,
  input: ParsedInputOf<typeof routes.editMessage> & ScreeningResult,
): Promise<DataOf<typeof routes.editMessage>> {
  return inTransaction(context, async (within) => {
    const { db, now } = within;
    const { row, wording } = await lockMessage(within, input);
    const { text } = input;
    if (row.role === "user" && text.length > MESSAGE_TEXT_MAX) throw invalidInput({ text: "too_long" });
    const previous = wording.text;
    if (text !== previous) {
      const first = wording.original ?? previous;
      // Brought back to what it was, it was never edited.
      const original = first === text ? null : first;
      // What somebody wrote in place of a failure is no failure.
      const mended = row.status === "failed" || row.status === "blocked";
      await db
        .update(alternative)
        .set({ text, original, ...(mended ? { finish: "complete", error: null } : {}) })
        .where(eq(alternative.id, wording.id));
      await db
        .update(message)
        .set({
          edited_at: original === null ? null : now,
          crisis: row.role === "user" && input.crisis,
          ...(mended ? { status: "done", error: null } : {}),
        })
        .where(eq(message.id, row.id));
      await refreshChat(within, row.chat_key);
    }
    return { message: await changedMessage(within, row), previous };
  });
}

/** Chooses the variant of a reply that counts, or the greeting of the chat. */
export function selectAlternative(
  context: UserContext,
  input: ParsedInputOf<typeof routes.selectAlternative>,
): Promise<DataOf<typeof routes.selectAlternative>> {
  return inTransaction(context, async (within) => {
    const { db } = within;
    const { row } = await lockMessage(within, input);
    const { index } = input;
    const [chosen] = await db
      .select()
      .from(alternative)
      .where(and(eq(alternative.message_id, row.id), eq(alternative.index, index)));
    if (!chosen) throw invalidInput({ index: "too_large" });
    await db
      .update(message)
      .set({ selected: index, status: statusByFinish[chosen.finish ?? "error"], error: chosen.error })
      .where(eq(message.id, row.id));
    if (row.role === "character" && row.parent_id === null) {
      await db.update(chat).set({ greeting_index: index }).where(eq(chat.chat_key, row.chat_key));
    }
    await refreshChat(within, row.chat_key);
    return { message: await changedMessage(within, row) };
  });
}

/** Says what the user thinks of the selected variant of a reply. */
export function giveFeedback(
  context: UserContext,
  input: ParsedInputOf<typeof routes.giveFeedback>,
): Promise<DataOf<typeof routes.giveFeedback>> {
  return inTransaction(context, async (within) => {
    const { row, wording } = await lockMessage(within, input);
    if (row.role !== "character") throw notFound();
    await within.db
      .update(alternative)
      .set({ feedback: input.verdict, feedback_text: input.verdict === null ? "" : input.text })
      .where(eq(alternative.id, wording.id));
    return { message: await changedMessage(within, row) };
  });
}

/** Pins or unpins a message, or without one the chat. */
export function pinChat(
  context: UserContext,
  { chat_key, message_id, pinned }: ParsedInputOf<typeof routes.pinChat>,
): Promise<DataOf<typeof routes.pinChat>> {
  return inTransaction(context, async (within) => {
    const { db } = within;
    if (message_id === undefined) {
      await lockChat(within.db, within.user, chat_key, "read");
      await db.update(chat).set({ pinned }).where(eq(chat.chat_key, chat_key));
      return { chat: await changedChat(within, chat_key), message: null };
    }
    const { row } = await lockMessage(within, { chat_key, message_id });
    await db.update(message).set({ pinned }).where(eq(message.id, row.id));
    return { chat: await changedChat(within, chat_key), message: await changedMessage(within, row) };
  });
}

/** Gives a chat another title. */
export function renameChat(
  context: UserContext,
  { chat_key, title }: ParsedInputOf<typeof routes.renameChat>,
): Promise<DataOf<typeof routes.renameChat>> {
  return inTransaction(context, async (within) => {
    await lockChat(within.db, within.user, chat_key, "read");
    await within.db.update(chat).set({ title }).where(eq(chat.chat_key, chat_key));
    return { chat: await changedChat(within, chat_key) };
  });
}

/** Does a change whole, or not at all. */
export function inTransaction<Result>(
  context: UserContext,
  work: (within: UserContext) => Promise<Result>,
): Promise<Result> {
  return context.db.transaction((tx) => work({ ...context, db: tx }));
}
