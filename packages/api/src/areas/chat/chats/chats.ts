import { type Chat, type History, type Page, type ParsedInputOf, type routes } from "@mimi/contract";
import { and, desc, eq, isNotNull, isNull, ne, not, notInArray, type SQL, sql } from "drizzle-orm";
import { checkChatAccess, requireChatAccess } from "../../../domain/access/chatAccess.ts";
import { suspendedStatuses } from "../../../domain/access/characterAccess.ts";
import type { Database } from "../../../db/Database.ts";
import { character, chat, message } from "../../../db/schema.ts";
import { invalidInput, notFound } from "../../../shared/errors/ApiError.ts";
import type { SessionUser } from "../../../domain/access/SessionUser.ts";
import { type MessageRow, readMessageRow, readMessages } from "../messages/messages.ts";

/** Messages that open a chat. */
const FIRST_COUNT = 50;

/** The condition that a chat is with an adult character of another user's: for those who attested alone (product 7). */
export const forAdults = sql<boolean>`(${eq(character.rating, "nsfw")} and ${ne(character.creator_id, chat.user_id)})`;

/** How to select a chat as the contract shows it, and what decides who may read it. */
const chatColumns = {
  user_id: chat.user_id,
  character: { status: character.status, rating: character.rating, creator_id: character.creator_id },
  chat_key: chat.chat_key,
  character_id: chat.character_id,
  character_revision: chat.character_revision,
  character_name: character.name,
  // What may have to be blurred, or was taken suspended (product 7), does not show in a list of chats at all.
  character_thumb: sql<
    string | null
  >`case when ${character.rating} = 'sfw' and ${notInArray(character.status, suspendedStatuses)}
    then coalesce(${character.avatar_renditions} -> -1 ->> 'webp', ${character.avatar}) end`,
  title: chat.title,
  greeting_index: chat.greeting_index,
  created_at: chat.created_at,
  updated_at: chat.updated_at,
  message_count: chat.message_count,
  preview: chat.preview,
  pinned: chat.pinned,
  deleted_at: chat.deleted_at,
  persona_id: chat.persona_id,
  parent_chat_key: chat.parent_chat_key,
  parent_message_id: chat.parent_message_id,
  newer_revision: sql<number | null>`case
    when ${character.revision} > greatest(${chat.character_revision}, ${chat.dismissed_revision})
      and (${character.creator_id} = ${chat.user_id}
        or (${character.status} = 'published' and ${character.visibility} <> 'private'))
    then ${character.revision} end`,
  leaf_id: sql<string | null>`(
    select ${message.id} from ${message}
    where ${message.chat_key} = ${chat.chat_key} and ${message.deleted_at} is null
    order by ${message.position} desc limit 1)`,
};

type ChatRow = Awaited<ReturnType<typeof selectChats>>[number];

/** A chat as the contract shows it. Throws 40302 and 40401 when the user may not read it. */
function asChat(user: SessionUser, row: ChatRow, purpose: "read" | "restore" = "read"): Chat {
  checkChatAccess({ chat: row, character: row.character }, user, purpose);
  const { user_id: _user, character: _character, parent_chat_key, parent_message_id, ...shown } = row;
  const parent =
    parent_chat_key !== null && parent_message_id !== null
      ? { chat_key: parent_chat_key, message_id: parent_message_id }
      : null;
  return {
    ...shown,
    parent,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    deleted_at: row.deleted_at?.toISOString() ?? null,
  };
}

/** The newest chat with a character (§7). Throws 40302. */
export async function readLastHistory(
  db: Database,
  viewer: SessionUser,
  characterId: string,
): Promise<History> {
  const [last] = await selectChats(
    db,
    and(eq(chat.user_id, viewer.id), isNull(chat.deleted_at), eq(chat.character_id, characterId)),
  )
    .orderBy(desc(chat.updated_at), desc(chat.chat_key))
    .limit(1);
  if (!last) return { chat: null, messages: [], has_more: false, has_newer: false };
  return { chat: asChat(viewer, last), ...(await readMessages(db, last.chat_key, { count: FIRST_COUNT })) };
}

/**
 * The user's chats: pinned ones first, then latest first; or those in the trash, the newest there first. Those for adults
 * are counted alone while the user has not attested.
 */
export async function listChats(
  db: Database,
  viewer: SessionUser,
  { page, count, character_id, bin }: ParsedInputOf<typeof routes.listChats>,
): Promise<Page<Chat> & { items: Chat[] }> {
  const scope = and(
    eq(chat.user_id, viewer.id),
    bin ? isNotNull(chat.deleted_at) : isNull(chat.deleted_at),
    character_id ? eq(chat.character_id, character_id) : undefined,
  );
  const order = bin
    ? [desc(chat.deleted_at), desc(chat.chat_key)]
    : [desc(chat.pinned), desc(chat.updated_at), desc(chat.chat_key)];
  const rows = await selectChats(db, viewer.adult ? scope : and(scope, not(forAdults)))
    .orderBy(...order)
    .limit(count + 1)
    .offset((page - 1) * count);
  const hidden = viewer.adult ? 0 : await db.$count(selectChats(db, and(scope, forAdults)).as("hidden"));
  const items = rows.slice(0, count).map((row) => asChat(viewer, row, bin ? "restore" : "read"));
  return { items, page, has_more: rows.length > count, hidden };
}

/** A chat and its newest messages, or those before, after or around one. */
export async function readHistory(
  db: Database,
  viewer: SessionUser,
  { chat_key, count, ...places }: ParsedInputOf<typeof routes.listMessages>,
): Promise<History> {
  const found = await readChat(db, viewer, chat_key);
  const [named, second] = (["before_id", "after_id", "around_id"] as const).filter((name) => places[name]);
  if (second) throw invalidInput({ [second]: "invalid_choice" });
  const at = named ? await placeOf(db, chat_key, named, places[named] ?? "") : undefined;
  const place = {
    count,
    before: named === "before_id" ? at : undefined,
    after: named === "after_id" ? at : undefined,
    around: named === "around_id" ? at : undefined,
  };
  return { chat: found, ...(await readMessages(db, chat_key, place)) };
}

async function placeOf(db: Database, chatKey: string, name: string, id: string): Promise<MessageRow> {
  const row = await readMessageRow(db, chatKey, id);
  if (!row) throw invalidInput({ [name]: "invalid_choice" });
  return row;
}

/** A chat of the user's. Throws 40401 when it is absent, in the trash, or another user's, and 40302. */
export async function readChat(db: Database, viewer: SessionUser, chatKey: string): Promise<Chat> {
  const [row] = await selectChats(
    db,
    and(eq(chat.chat_key, chatKey), eq(chat.user_id, viewer.id), isNull(chat.deleted_at)),
  );
  if (!row) throw notFound();
  return asChat(viewer, row);
}

/** A reply in a chat of the user's. Throws 40401 and 40302. */
export async function readReplyRow(db: Database, viewer: SessionUser, chatKey: string, messageId: string) {
  await requireChatAccess(db, viewer, chatKey, "read");
  const row = await readMessageRow(db, chatKey, messageId);
  if (row?.role !== "character") throw notFound();
  return row;
}

function selectChats(db: Database, scope: SQL | undefined) {
  return db
    .select(chatColumns)
    .from(chat)
    .innerJoin(character, eq(character.id, chat.character_id))
    .where(scope)
    .$dynamic();
}
