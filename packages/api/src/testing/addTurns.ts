import { sql } from "drizzle-orm";
import type { Database } from "../db/Database.ts";
import { chat, message, variant, variantText } from "../db/schema/chat.ts";

/** Adds messages to the end of a chat by SQL, user and character in turn; each has a text of this length. */
export async function addTurns(
  db: Database,
  chatKey: string,
  { count, length }: { readonly count: number; readonly length: number },
): Promise<void> {
  await db.execute(sql`
    insert into ${message} (id, chat_key, role, status, position)
    select ${chatKey} || '-' || place, ${chatKey}, case when place % 2 = 0 then 'character' else 'user' end, 'done', place
    from (
      select coalesce(max(position), -1) + offsets.n as place
      from ${message}, generate_series(1, ${count}::int) as offsets(n)
      where chat_key = ${chatKey} group by offsets.n
    ) as places`);
  await db.execute(sql`
    with added as (
      insert into ${variant} (id, message_id, user_id, index, text_id, finish)
      select m.id, m.id, c.user_id, 0, m.id, 'complete'
      from ${message} as m join ${chat} as c on c.chat_key = m.chat_key
      where m.chat_key = ${chatKey} and not exists (select 1 from ${variant} as a where a.message_id = m.id)
      returning id, user_id
    )
    insert into ${variantText} (id, user_id, text)
    select added.id, added.user_id, rpad(m.position || ' ', ${length}::int, 'word ')
    from added join ${message} as m on m.id = added.id`);
}
