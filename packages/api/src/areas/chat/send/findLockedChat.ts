import { and, eq, sql } from "drizzle-orm";
import {
  chat,
  chatRequest,
  generation,
  persona,
  pinnedCard,
  subscription,
  user as userTable,
} from "../../../db/schema.ts";
import { checkChatAccess, findAndLockChat } from "../../../domain/access/chatAccess.ts";
import { planOf } from "../../../domain/billing/subscriptions.ts";
import { invalidInput } from "../../../shared/errors/ApiError.ts";
import type { UserContext } from "../context.ts";
import { interrupted, type ReplyWriters } from "../generation/reply.ts";
import { endReplies } from "../generation/replyRecord.ts";
import { personaOf } from "../prompt/names.ts";
import type { LockedChat } from "./types.ts";

/** What a request for a reply contains. */
export interface ReplyInput {
  readonly chat_key: string;
  readonly client_id: string;
  /** The persona from now on; undefined keeps the chat's persona. */
  readonly persona_id?: string | null | undefined;
}

/**
 * Locks a chat and loads what a reply needs, in two reads. Ends a reply whose process is gone. Null when the chat does not
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
    const dead = and(eq(generation.chat_key, input.chat_key), replies.abandoned);
    await endReplies(db, dead, { finish: "error", failure: interrupted });
    found = await selectContext(context, input, personaId);
  }
  const isChanged = personaId !== row.persona_id;
  if (isChanged && personaId !== null && !found.persona) throw invalidInput({ persona_id: "invalid_choice" });
  return {
    chatKey: row.chat_key,
    characterId: row.character_id,
    card: found.card,
    isAdult: character.rating === "nsfw",
    persona: personaOf(found.persona, found.userName),
    ...(isChanged ? { newPersonaId: personaId } : {}),
    plan: planOf(found.subscription, context.now),
    request: found.request,
    isReplying: found.isReplying,
  };
}

async function selectContext({ db, user }: UserContext, input: ReplyInput, personaId: string | null) {
  const [row] = await db
    .select({
      card: pinnedCard.card,
      userName: userTable.user_name,
      persona: { name: persona.name, description: persona.description },
      subscription: { plan_id: subscription.plan_id, end_time: subscription.end_time },
      request: chatRequest,
      isReplying: sql<boolean>`exists (select 1 from ${generation} where ${generation.chat_key} = ${chat.chat_key})`,
    })
    .from(chat)
    .innerJoin(
      pinnedCard,
      and(eq(pinnedCard.character_id, chat.character_id), eq(pinnedCard.revision, chat.character_revision)),
    )
    .innerJoin(userTable, eq(userTable.id, chat.user_id))
    .leftJoin(persona, and(eq(persona.id, personaId ?? ""), eq(persona.user_id, user.id)))
    .leftJoin(subscription, eq(subscription.user_id, chat.user_id))
    .leftJoin(
      chatRequest,
      and(eq(chatRequest.chat_key, chat.chat_key), eq(chatRequest.client_id, input.client_id)),
    )
    .where(eq(chat.chat_key, input.chat_key));
  if (!row) throw new Error("A chat has no pinned card; every chat stores one when it begins.");
  return row;
}
