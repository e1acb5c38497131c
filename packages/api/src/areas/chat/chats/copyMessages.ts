import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "../../../db/Database.ts";
import { isReferenceMissing } from "../../../db/isReferenceMissing.ts";
import { message, variant, type MessageRow } from "../../../db/schema/chat.ts";
import { withheld } from "../../../db/schema/safety.ts";
import { streamingConflict } from "../messages/decideChange.ts";

/** Messages that one statement copies. Others wait for a statement of the embedded database. */
const MESSAGES = 100;

/** A copied message. */
interface Copied {
  readonly id: string;
  readonly position: number;
}

/**
 * Copies the messages of a chat up to one of them, within the database, so that a long chat is not loaded into this process. The
 * copies of the variants share their texts. It runs in many short steps and not in one transaction, so that others do not wait.
 * See {@link isSameCopy}. Throws 40901 when a text was changed and deleted meanwhile.
 */
export async function copyMessages(db: Database, last: MessageRow, chatKey: string): Promise<void> {
  for (let before: Copied | null = null; ; ) {
    const copied: Copied | null = await copyNext(db, { last, chatKey, before });
    if (!copied) return;
    before = copied;
  }
}

/** Copies the next messages with their variants, and resolves to the last of them; null when there are no more. */
async function copyNext(
  db: Database,
  { last, chatKey, before }: { last: MessageRow; chatKey: string; before: Copied | null },
): Promise<Copied | null> {
  const copying = db.execute(sql`
    with source as materialized (
      select gen_random_uuid()::text as new_id, * from ${message}
      where chat_key = ${last.chat_key} and position > ${before?.position ?? -1} and position <= ${last.position}
        and deleted_at is null
      order by position limit ${MESSAGES}
    ), copied as (
      insert into ${message} (id, chat_key, parent_id, kind, role, selected, status, error, position, created_at, edited_at,
        pinned, crisis, taken_down, greeting_macros)
      select new_id, ${chatKey}, coalesce(lag(new_id) over (order by position), ${before?.id ?? null}::text), kind, role,
        selected, status, error, position, created_at, edited_at, pinned, crisis, taken_down, greeting_macros
      from source
    ), copied_variants as (
      insert into ${variant} (id, message_id, user_id, index, text_id, finish, error, feedback, feedback_text, created_at)
      select gen_random_uuid()::text, source.new_id, one.user_id, one.index, one.text_id, one.finish, one.error,
        one.feedback, one.feedback_text, one.created_at
      from source join ${variant} as one on one.message_id = source.id
    )
    select new_id as id, position from source order by position desc limit 1`);
  try {
    return rowsOf<Copied>(await copying)[0] ?? null;
  } catch (error) {
    if (isReferenceMissing(error)) throw streamingConflict();
    throw error;
  }
}

/** Withholds what a takedown has withheld of the source from the copies too, so that its reversal restores them. */
export async function copyWithheld(db: Database, last: MessageRow, chatKey: string): Promise<void> {
  await db.execute(sql`
    with copied as (
      select source.id as source_id, copy.id as copy_id from ${message} as source
      join ${message} as copy on copy.chat_key = ${chatKey} and copy.position = source.position
      where source.chat_key = ${last.chat_key} and source.position <= ${last.position} and source.taken_down
    ), pair as (
      select 'message' as slot, source_id, copy_id from copied
      union all select 'variant', one.id, other.id from copied
        join ${variant} as one on one.message_id = source_id
        join ${variant} as other on other.message_id = copy_id and other.index = one.index
    )
    insert into ${withheld} (kind, item_id, takedown_number, slot, row_id, content)
    select kind, item_id, takedown_number, pair.slot, copy_id, content
    from pair join ${withheld} on ${withheld.slot} = pair.slot and row_id = source_id`);
}

/** Whether a copy has what its source has now: the source can have changed while it was copied. */
export async function isSameCopy(db: Database, last: MessageRow, chatKey: string): Promise<boolean> {
  const result = await db.execute(sql`
    select
      (select count(*) from ${message} where chat_key = ${last.chat_key} and position <= ${last.position}
        and deleted_at is null)
      = (select count(*) from ${message} where chat_key = ${chatKey})
      and (select count(*) from ${message} where chat_key = ${chatKey})
      = (select count(*) from ${message} as source
        join ${message} as copy on copy.chat_key = ${chatKey} and copy.position = source.position
        where source.chat_key = ${last.chat_key} and source.position <= ${last.position} and source.deleted_at is null
          and (copy.status, copy.selected, copy.taken_down) = (source.status, source.selected, source.taken_down)
          and copy.edited_at is not distinct from source.edited_at)
      and not exists (select 1 from ${message} as copy join ${variant} as one on one.message_id = copy.id
        where copy.chat_key = ${chatKey} and one.finish is null) as same`);
  return rowsOf<{ same: boolean }>(result)[0]?.same === true;
}
