import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "../../../db/Database.ts";
import { isReferenceMissing } from "../../../db/isReferenceMissing.ts";
import { variant, variantText } from "../../../db/schema/chat.ts";

/** Texts that one statement looks at, so that no statement blocks others for long. */
const BATCH = 500;

/** Deletes for good the texts that no variant has: of edits, and of deleted messages. Resolves to their number. */
export async function cleanUpTexts(db: Database): Promise<number> {
  let deleted = 0;
  for (let after = ""; ; ) {
    const last = await lastOfBatch(db, after);
    if (last === null) return deleted;
    deleted += await deleteUnused(db, after, last);
    after = last;
  }
}

async function lastOfBatch(db: Database, after: string): Promise<string | null> {
  const result = await db.execute(sql`
    select max(id) as last from (select id from ${variantText} where id > ${after} order by id limit ${BATCH}) as batch`);
  return rowsOf<{ last: string | null }>(result)[0]?.last ?? null;
}

/** Deletes the unused texts after an id and up to another. None when a branch has copied one meanwhile: the next run tries again. */
async function deleteUnused(db: Database, after: string, upTo: string): Promise<number> {
  // A text that a branch is copying is locked, and is skipped: the two must not wait for each other.
  const deleting = db.execute(sql`
    delete from ${variantText} where id in (
      select unused.id from ${variantText} as unused
      where unused.id > ${after} and unused.id <= ${upTo}
        and not exists (select 1 from ${variant} where ${variant.text_id} = unused.id)
      for update skip locked)
    returning id`);
  try {
    return rowsOf(await deleting).length;
  } catch (error) {
    if (isReferenceMissing(error)) return 0;
    throw error;
  }
}
