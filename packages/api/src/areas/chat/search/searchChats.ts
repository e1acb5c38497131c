import type { ChatHit, Page, ParsedInputOf, routes } from "@mimi/contract";
import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { alternative, character, chat, message } from "../../../db/schema.ts";
import type { SessionUser } from "../../../domain/access/SessionUser.ts";
import { forAdults } from "../chats/chats.ts";
import { findPassage, searchTerms } from "./passage.ts";

/**
 * Searches the selected variants of a user's chats, newest first. A text without a word finds nothing. Messages with adult
 * characters are only counted while the user has not attested.
 */
export async function searchChats(
  db: Database,
  user: SessionUser,
  { text, chat_key, character_id, page, count }: ParsedInputOf<typeof routes.searchChats>,
): Promise<Page<ChatHit> & { items: ChatHit[] }> {
  const words = searchTerms(text);
  if (words.length === 0) return { items: [], page, has_more: false, hidden: 0 };
  const scope = { ...(chat_key ? { chat_key } : {}), ...(character_id ? { character_id } : {}) };
  const allowed = user.adult ? scope : { ...scope, forAdults: false };
  const rows = await selectFound(db, user.id, words, allowed)
    .limit(count + 1)
    .offset((page - 1) * count);
  const adultOnly = selectFound(db, user.id, words, { ...scope, forAdults: true });
  const hidden = user.adult ? 0 : await db.$count(adultOnly.as("hidden"));
  const items = rows.slice(0, count).map(({ text: found, created_at, ...row }) => ({
    ...row,
    ...findPassage(found, words),
    created_at: created_at.toISOString(),
  }));
  return { items, page, has_more: rows.length > count, hidden };
}

/** The query of {@link searchChats}. Exported for a test of its query plan. */
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

/** Matches texts of the user that contain all words, or words that begin with them. Quoted, so that no word is an operator. */
function ownMessagesQuery(userId: string, words: readonly string[]): SQL {
  const owner = sql`${quoted(`@${userId}`)}::tsquery`;
  return words.reduce((query, word) => sql`${query} && to_tsquery('simple', ${`${quoted(word)}:*`})`, owner);
}

function quoted(word: string): string {
  return `'${word.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}
