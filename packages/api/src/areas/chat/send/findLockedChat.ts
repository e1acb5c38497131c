import type { LanguageTag } from "@mimi/contract";
import { and, eq, exists, isNull, max, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../../db/Database.ts";
import { subscription } from "../../../db/schema/account.ts";
import { chat, chatRequest, streamingReply, memory, message } from "../../../db/schema/chat.ts";
import { characterRevision, persona, user as userTable } from "../../../db/schema/referenced.ts";
import { checkChatAccess, findAndLockChat } from "../../../domain/access/chatAccess.ts";
import { planOf } from "../../../domain/billing/subscriptions.ts";
import { invalidInput } from "../../../shared/errors/ApiError.ts";
import { prepareOnce } from "../../../db/prepareOnce.ts";
import type { UserContext } from "../context.ts";
import { interrupted, type ReplyWriters } from "../replies/reply.ts";
import { endReplies } from "../replies/replyRecord.ts";
import { type MemoryLine, sentLines } from "../memory/promptMemory.ts";
import { promptCharacterOf } from "../prompt/promptCharacters.ts";
import { personaOf } from "../prompt/names.ts";
import { chosenName } from "../personas/chosenName.ts";
import type { LockedChat } from "./types.ts";

/** What a request for a reply contains. */
export interface ReplyInput {
  readonly chat_key: string;
  readonly client_id: string;
  readonly parent_id?: string | undefined;
  /** The persona from now on; undefined keeps the chat's persona. */
  readonly persona_id?: string | null | undefined;
  /** The language of replies from now on; undefined keeps the chat's. */
  readonly reply_language?: LanguageTag | null | undefined;
}

/**
 * Locks a chat and loads what a reply needs besides the messages, in two reads. Ends a reply whose process has ended. Null when the chat does not
 * exist. Throws 40401, 40302, and 40001 for a persona that is not the user's.
 */
export async function findLockedChat(
  context: UserContext,
  replies: Pick<ReplyWriters, "abandoned">,
  input: ReplyInput,
): Promise<LockedChat | null> {
  const { db, user } = context;
  const locked = await findAndLockChat(db, input.chat_key);
  if (!locked) return null;
  const { chat: row, character } = checkChatAccess(locked, user, "write");
  const personaId = input.persona_id === undefined ? row.persona_id : input.persona_id;
  let found = await selectContext(context, input, personaId);
  if (found.isReplying) {
    const dead = and(eq(streamingReply.chat_key, input.chat_key), replies.abandoned);
    await endReplies(db, dead, { finish: "error", failure: interrupted });
    found = await selectContext(context, input, personaId);
  }
  const isChanged = personaId !== row.persona_id;
  if (isChanged && personaId !== null && !found.persona) throw invalidInput({ persona_id: "invalid_choice" });
  return {
    chatKey: row.chat_key,
    characterId: row.character_id,
    promptCharacter: promptCharacterOf(found.fields),
    isAdult: character.rating === "nsfw",
    persona: personaOf(found.persona, found.userName),
    ...(isChanged ? { newPersonaId: personaId } : {}),
    replyLanguage: input.reply_language === undefined ? row.reply_language : input.reply_language,
    plan: planOf(found.subscription, context.now),
    memory: sentLines(found.memory),
    request: found.request,
    isSent: found.isSent,
    isReplying: found.isReplying,
    lastPosition: found.lastPosition ?? -1,
    hasParent: found.hasParent,
  };
}

// After the lock, in a read of its own: a read that waits for a lock sees only the locked row as it is afterwards.
async function selectContext({ db, user }: UserContext, input: ReplyInput, personaId: string | null) {
  const { chat_key, client_id, parent_id = "" } = input;
  const given = { chat_key, client_id, parent_id, persona_id: personaId ?? "", user_id: user.id };
  const [row] = await contextOfChat(db).execute(given);
  if (!row) throw new Error("A chat that was just locked was not found by the next statement.");
  return row;
}

const contextOfChat = prepareOnce((db) => {
  const ofChat = inChat(db);
  return db
    .select({
      fields: characterRevision.fields,
      userName: chosenName,
      persona: { name: persona.name, description: persona.description },
      subscription: { plan_id: subscription.plan_id, end_time: subscription.end_time },
      request: chatRequest,
      isReplying: sql<boolean>`exists (select 1 from ${streamingReply} where ${streamingReply.chat_key} = ${chat.chat_key})`,
      isSent: sql<boolean>`${ofChat.hasMessage((sent) => eq(sent.client_id, sql.placeholder("client_id")))}`,
      hasParent: sql<boolean>`${ofChat.hasMessage((parent) => and(eq(parent.id, sql.placeholder("parent_id")), isNull(parent.deleted_at)))}`,
      lastPosition: sql<number | null>`${ofChat.lastPosition}`,
      memory: sql<MemoryLine[]>`${ofChat.memory}`,
    })
    .from(chat)
    .innerJoin(
      characterRevision,
      and(
        eq(characterRevision.character_id, chat.character_id),
        eq(characterRevision.revision, chat.character_revision),
      ),
    )
    .innerJoin(userTable, eq(userTable.id, chat.user_id))
    .leftJoin(
      persona,
      and(eq(persona.id, sql.placeholder("persona_id")), eq(persona.user_id, sql.placeholder("user_id"))),
    )
    .leftJoin(subscription, eq(subscription.user_id, chat.user_id))
    .leftJoin(
      chatRequest,
      and(eq(chatRequest.chat_key, chat.chat_key), eq(chatRequest.client_id, sql.placeholder("client_id"))),
    )
    .where(eq(chat.chat_key, sql.placeholder("chat_key")));
}, "send_context");

/** Parts of a query of `chat` that read its messages and its memory. */
function inChat(db: Database) {
  const [any, one] = [alias(message, "any_message"), alias(message, "one")];
  return {
    hasMessage: (condition: (row: typeof one) => SQL | undefined) =>
      exists(
        db
          .select({ id: one.id })
          .from(one)
          .where(and(eq(one.chat_key, chat.chat_key), condition(one))),
      ),
    lastPosition: db
      .select({ position: max(any.position) })
      .from(any)
      .where(eq(any.chat_key, chat.chat_key)),
    // One value, so that the row of the chat is one row.
    memory: db
      .select({
        lines: sql`coalesce(json_agg(json_build_object('text', ${memory.text}, 'created_at', extract(epoch from ${memory.created_at}))
          order by ${memory.pinned} desc, ${memory.created_at} desc, ${memory.id} desc), '[]')`,
      })
      .from(memory)
      .where(eq(memory.chat_key, chat.chat_key)),
  };
}
