import { sql } from "drizzle-orm";
import type { Database } from "../db/Database.ts";
import { addCharacter } from "./addCharacter.ts";

/** Adds a character with so many chats, each with the greeting and one message. Resolves to the id of the character. */
export async function addChatsWith(db: Database, chats: number): Promise<string> {
  const id = `bench-${chats}`;
  const greeting =
    "Good evening. The lamp is lit, and the tide comes in over the long grey stones of the harbour.";
  await addCharacter(db, { id, greeting, definition: "A keeper who counts the ships at night." });
  await db.execute(
    sql`insert into "user" (id, user_name) select ${id} || '-user-' || n, 'Ada' from generate_series(1, 100) as n`,
  );
  await db.execute(sql`insert into chat (chat_key, user_id, character_id, character_revision, title, message_count)
    select ${id} || '-' || n, ${id} || '-user-' || (n % 100 + 1), ${id}, 1, 'A title', 2 from generate_series(1, ${chats}::int) as n`);
  await db.execute(sql`insert into message (id, chat_key, role, kind, status, position)
    select chat_key || '-' || place, chat_key, case place when 0 then 'character' else 'user' end,
      case place when 0 then 'greeting' else 'turn' end, 'done', place
    from chat, generate_series(0, 1) as place where character_id = ${id}`);
  await db.execute(sql`insert into variant_text (id, user_id, text, line)
    select message.id, user_id, case position when 0 then ${greeting} else 'Hello.' end, ' hello'
    from message join chat using (chat_key) where character_id = ${id}`);
  await db.execute(sql`insert into variant (id, message_id, user_id, index, text_id, finish)
    select message.id, message.id, user_id, 0, message.id, 'complete'
    from message join chat using (chat_key) where character_id = ${id}`);
  await db.execute(sql`analyze`);
  return id;
}
