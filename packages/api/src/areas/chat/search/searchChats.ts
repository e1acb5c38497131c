import type { ChatHit, Page, ParsedInputOf, routes } from "@mimi/contract";
import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { alternative, character, chat, message } from "../../../db/schema.ts";
import type { SessionUser } from "../../../domain/access/SessionUser.ts";
import { forAdults } from "../chats/chats.ts";
import { findPassage, searchTerms } from "./passage.ts";

/**
 * Finds words in the selected variants of a user's chats, newest first. Text without a word finds nothing. What is for
 * adults is counted alone while the user has not attested.
 */
export async function searchChats(
  db: Database,
  viewer: SessionUser,
  { text, chat_key, character_id, page, count }: ParsedInputOf<typeof routes.searchChats>,
): Promise<Page<ChatHit> & { items: ChatHit[] }> {
  const words = searchTerms(text);
  if (words.length === 0) return { items: [], page, has_more: false, hidden: 0 };
  const scope = { ...(chat_key ? { chat_key } : {}), ...(character_id ? { character_id } : {}) };
  const seen = viewer.adult ? scope : { ...scope, forAdults: false };
  const rows = await selectFound(db, viewer.id, words, seen)
    .limit(count + 1)
    .offset((page - 1) * count);
  const unseen = selectFound(db, viewer.id, words, { ...scope, forAdults: true });
  const hidden = viewer.adult ? 0 : await db.$count(unseen.as("hidden"));
  const items = rows.slice(0, count).map(({ text: whole, created_at, ...row }) => ({
    ...row,
    ...findPassage(whole, words),
    created_at: created_at.toISOString(),
  }));
  return { items, page, has_more: rows.length > count, hidden };
}

/** The statement behind {@link searchChats}; a test asks the database how it would run it. */
export function selectFound(
  db: Database,
  userId: string,
  words: readonly string[],
  scope: { readonly chat_key?: string; readonly character_id?: string; readonly forAdults?: boolean } = {},
) {
  return db
    .select({
      chat_key: chat.chat_key,
      character_id: chat.character_id,
      character_name: character.name,
      title: chat.title,
      message_id: message.id,
      role: message.role,
      text: alternative.text,
      position: message.position,
      created_at: alternative.created_at,
    })
    .from(alternative)
    .innerJoin(message, and(eq(message.id, alternative.message_id), eq(message.selected, alternative.index)))
    .innerJoin(chat, eq(chat.chat_key, message.chat_key))
    .innerJoin(character, eq(character.id, chat.character_id))
    .where(
      and(
        sql`${alternative.words} @@ (${ownMessagesQuery(userId, words)})`,
        eq(chat.user_id, userId),
        isNull(chat.deleted_at),
        isNull(message.deleted_at),
        scope.chat_key ? eq(chat.chat_key, scope.chat_key) : undefined,
        scope.forAdults === undefined ? undefined : eq(forAdults, scope.forAdults),
        scope.character_id ? eq(chat.character_id, scope.character_id) : undefined,
      ),
    )
    .orderBy(desc(alternative.created_at), desc(message.position))
    .$dynamic();
}

/** Every word, or the beginning of one, in the chats of the user; each is quoted, so that none is an operator. */
function ownMessagesQuery(userId: string, words: readonly string[]): SQL {
  const owner = sql`${quoted(`@${userId}`)}::tsquery`;
  return words.reduce((query, word) => sql`${query} && to_tsquery('simple', ${`${quoted(word)}:*`})`, owner);
}

function quoted(word: string): string {
  return `'${word.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}
