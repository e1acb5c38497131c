import { sql } from "drizzle-orm";
import type { Database } from "../db/Database.ts";
import { chat } from "../db/schema/chat.ts";
import { user } from "../db/schema/referenced.ts";
import { fillSearch } from "../db/search/fillSearch.ts";
import { addCharacter } from "./addCharacter.ts";

/** A user with one long chat; each message has this many of 5,000 different words. */
export interface LongChat {
  /** The identity of the user, at its sign-in provider. */
  readonly identity: string;
  readonly chatKey: string;
  readonly characterId: string;
  readonly messages: number;
  readonly words: number;
}

/** Adds a user with one long chat. The messages have the ids `<chat>-1`, `<chat>-2` and so on, and even ones are replies. */
export async function addLongChat(
  db: Database,
  { identity, chatKey, characterId, messages, words }: LongChat,
): Promise<void> {
  const owner = { id: `user-${chatKey}`, identity_sub: identity, user_name: "Ada" };
  await db.insert(user).values(owner);
  await addCharacter(db, { id: characterId, creator_id: owner.id, definition: "Keeps the light." });
  await db
    .insert(chat)
    .values({ chat_key: chatKey, user_id: owner.id, character_id: characterId, character_revision: 1 });
  await db.execute(sql`
    insert into message (id, chat_key, role, status, position)
    select ${chatKey}::text || '-' || n, ${chatKey}, case when n % 2 = 0 then 'character' else 'user' end, 'done', n - 1
    from generate_series(1, ${messages}::int) as n`);
  await db.execute(sql`
    insert into variant_text (id, user_id, text)
    select id, ${owner.id}, (
      select string_agg('w' || (position * 7919 + n * 104729) % 5000, ' ') from generate_series(1, ${words}::int) as n
    ) from message where chat_key = ${chatKey}`);
  await db.execute(sql`
    insert into variant (id, message_id, user_id, index, text_id, finish)
    select id, id, ${owner.id}, 0, id, 'complete' from message where chat_key = ${chatKey}`);
  await fillSearch(db);
}
