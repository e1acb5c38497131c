import {
  type Chat,
  type ChatCharacter,
  DELETED_USER_ID,
  matchesSearch,
  type Page,
  type ParsedInputOf,
  type routes,
} from "@mimi/contract";
import { and, desc, eq, gt, inArray, isNull, ne, not, type SQL, sql } from "drizzle-orm";
import { BEING_COPIED } from "../../../domain/access/chatAccess.ts";
import type { Database } from "../../../db/Database.ts";
import { chat, message } from "../../../db/schema/chat.ts";
import { character, characterRevision } from "../../../db/schema/referenced.ts";
import { isOfRemoved, newestText, shownTitle } from "../../../domain/takedown/removedGreetings.ts";
import { notFound } from "../../../shared/errors/ApiError.ts";
import { previewOf } from "../../../shared/excerpt.ts";
import type { SessionUser } from "../../../domain/access/SessionUser.ts";

/** The condition that a chat is with another user's adult character: only for users who attested (product 7). */
export const forAdults = sql<boolean>`(${eq(character.rating, "nsfw")} and ${ne(character.creator_id, chat.user_id)})`;

/** The title of the chat that a chat was branched from. Read by its key; the chat of another user is never read. */
export const parentTitle = sql<string | null>`(
    select case when source.title_source = 'model' and ${isOfRemoved} then '' else source.title end from ${chat} as source
    where source.chat_key = ${chat.parent_chat_key} and source.user_id = ${chat.user_id}
      and source.deleted_at is null)`;

/** Why the page of a character is gone for the user of a chat, if it is (product 9). */
const state = sql<ChatCharacter["state"]>`case
  when ${character.status} in ('rejected', 'removed') then 'taken_down'
  when ${character.status} = 'pending' then 'in_review'
  when ${character.creator_id} = ${DELETED_USER_ID} then 'deleted'
  when ${character.deleted_at} is not null then 'withdrawn'
  when ${character.creator_id} = ${chat.user_id} then 'available'
  when ${character.status} = 'published' and ${character.visibility} <> 'private' then 'available'
  else 'withdrawn' end`;

/** A value of the revision of a chat. */
function ofRevision(value: SQL): SQL<string> {
  return sql<string>`(select ${value} from ${characterRevision}
    where ${characterRevision.character_id} = ${chat.character_id}
      and ${characterRevision.revision} = ${chat.character_revision})`;
}

const revisionName = sql`${characterRevision.fields} ->> 'name'`;
const revisionChatName = sql`coalesce(nullif(${characterRevision.fields} ->> 'chat_name', ''), ${revisionName})`;

/** The name now; null of a removed character. What a creator calls a character after its withdrawal is private, so then it is the name of the revision. */
export const characterName = sql<string | null>`case when ${state} in ('withdrawn', 'deleted')
  then coalesce(nullif(${ofRevision(revisionName)}, ''), ${character.name}) else ${character.name} end`;

/** Whether the cover can be shown: not one that is taken down, nor one that was set after the withdrawal. */
const isCoverShown = sql`(${state} = 'available' or (${state} = 'withdrawn' and (${character.creator_id} = ${chat.user_id}
  or ${character.avatar} = ${ofRevision(sql`${characterRevision.fields} ->> 'avatar'`)})))`;

const smallCover = sql<
  string | null
>`coalesce(${character.avatar_renditions} -> -1 ->> 'webp', ${character.avatar})`;

/** How to select a chat as the contract shows it. */
const chatColumns = {
  chat_key: chat.chat_key,
  character_id: chat.character_id,
  character_revision: chat.character_revision,
  character_name: characterName,
  character: {
    state,
    own: sql<boolean>`${character.creator_id} = ${chat.user_id}`,
    draft: sql<boolean>`${character.status} = 'draft' and ${character.creator_id} = ${chat.user_id}`,
    chat_name: ofRevision(revisionChatName),
    cover: sql<string | null>`case when ${isCoverShown} then ${smallCover} end`,
    color: sql<string | null>`case when ${isCoverShown} then ${character.avatar_color} end`,
    rating: character.rating,
    language: ofRevision(sql`${characterRevision.fields} ->> 'language'`),
  },
  title: shownTitle,
  greeting_index: chat.greeting_index,
  created_at: chat.created_at,
  updated_at: chat.updated_at,
  message_count: chat.message_count,
  preview: newestText(sql`${chat}.chat_key`),
  pinned: chat.pinned,
  deleted_at: chat.deleted_at,
  persona_id: chat.persona_id,
  reply_language: chat.reply_language,
  parent_chat_key: chat.parent_chat_key,
  // Read by its key, together with the list.
  parent_message_id: sql<string | null>`(
    select source.id from ${message} as source
    where source.id = ${chat.parent_message_id} and source.chat_key = ${chat.parent_chat_key}
      and source.deleted_at is null)`,
  parent_title: parentTitle,
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

type ChatColumns = Awaited<ReturnType<typeof selectChats>>[number];

/** A chat as the contract shows it. */
function asChat(row: ChatColumns): Chat {
  const { parent_chat_key, parent_message_id: message_id, parent_title: title, ...shown } = row;
  const { rating, cover } = row.character;
  const parent =
    parent_chat_key === null
      ? null
      : { chat_key: parent_chat_key, message_id: title === null ? null : message_id, title };
  return {
    ...shown,
    preview: previewOf(row.preview),
    // Adult covers are left out of lists of chats (product 7).
    character_thumb: rating === "sfw" ? cover : null,
    parent,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    deleted_at: row.deleted_at?.toISOString() ?? null,
  };
}

/** Loads a chat. The caller has checked the access. */
export async function loadChat(db: Database, chatKey: string): Promise<Chat> {
  const [row] = await selectChats(db, eq(chat.chat_key, chatKey));
  if (!row) throw notFound();
  return asChat(row);
}

/** The user's newest chat with a character; null without one. The caller checks the access. */
export async function findLastChat(db: Database, userId: string, characterId: string): Promise<Chat | null> {
  const [last] = await selectChats(
    db,
    and(eq(chat.user_id, userId), isNull(chat.deleted_at), eq(chat.character_id, characterId)),
  )
    .orderBy(desc(chat.updated_at), desc(chat.chat_key))
    .limit(1);
  return last ? asChat(last) : null;
}

/**
 * The user's chats, pinned ones first, then the latest; or the chats in the bin, the latest deleted first. Chats with adult
 * characters are only counted while the user has not attested.
 */
export async function listChats(
  db: Database,
  user: SessionUser,
  { page, count, character_id, title, bin }: ParsedInputOf<typeof routes.listChats>,
): Promise<Page<Chat> & { items: Chat[] }> {
  const listed = and(
    eq(chat.user_id, user.id),
    bin ? gt(chat.deleted_at, BEING_COPIED) : isNull(chat.deleted_at),
    character_id ? eq(chat.character_id, character_id) : undefined,
  );
  const scope = title === undefined ? listed : and(listed, await chatsWithTitle(db, listed, title));
  const order = bin
    ? [desc(chat.deleted_at), desc(chat.chat_key)]
    : [desc(chat.pinned), desc(chat.updated_at), desc(chat.chat_key)];
  const rows = await selectChats(db, user.adult ? scope : and(scope, not(forAdults)))
    .orderBy(...order)
    .limit(count + 1)
    .offset((page - 1) * count);
  const hidden = user.adult ? 0 : await db.$count(selectChats(db, and(scope, forAdults)).as("hidden"));
  const items = rows.slice(0, count).map(asChat);
  return { items, page, has_more: rows.length > count, hidden };
}

/** The chats of a scope whose titles match. Titles are compared here, because a user has few. */
async function chatsWithTitle(db: Database, scope: SQL | undefined, text: string): Promise<SQL> {
  const rows = await db.select({ key: chat.chat_key, title: shownTitle }).from(chat).where(scope);
  const keys = rows.filter(({ title }) => matchesSearch(title, text)).map(({ key }) => key);
  return inArray(chat.chat_key, keys);
}

function selectChats(db: Database, scope: SQL | undefined) {
  return db
    .select(chatColumns)
    .from(chat)
    .innerJoin(character, eq(character.id, chat.character_id))
    .where(scope)
    .$dynamic();
}
