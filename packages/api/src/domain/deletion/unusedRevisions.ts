import { and, lt, sql } from "drizzle-orm";
import type { Database } from "../../db/Database.ts";
import { chat } from "../../db/schema/chat.ts";
import { character, characterRevision } from "../../db/schema/referenced.ts";
import { abuseReport } from "../../db/schema/safety.ts";

/** The condition that no chat is pinned to a revision. */
export const isWithoutChats = sql`not exists (select 1 from ${chat}
  where ${chat.character_id} = ${characterRevision.character_id}
    and ${chat.character_revision} = ${characterRevision.revision})`;

/**
 * Deletes the revisions before a time that nothing needs: no chat is pinned to them, they are not the current ones, and no
 * undecided report can name them. Resolves to their number.
 */
export async function deleteUnusedRevisions(db: Database, before: Date): Promise<number> {
  const isCurrent = sql`exists (select 1 from ${character} where ${character.id} = ${characterRevision.character_id}
    and ${character.revision} = ${characterRevision.revision})`;
  const isReported = sql`exists (select 1 from ${abuseReport} where ${abuseReport.kind} = 'character'
    and ${abuseReport.item_id} = ${characterRevision.character_id} and ${abuseReport.decided_at} is null)`;
  const deleted = await db
    .delete(characterRevision)
    .where(
      and(
        lt(characterRevision.created_at, before),
        sql`not ${isCurrent}`,
        isWithoutChats,
        sql`not ${isReported}`,
      ),
    )
    .returning({ id: characterRevision.character_id });
  return deleted.length;
}
