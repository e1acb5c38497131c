import { and, asc, eq, lte, sql } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { appeal, decisionNotice } from "../../../db/schema/decisionNotice.ts";
import { abuseReport, takedown, withdrawnFile } from "../../../db/schema/safety.ts";
import type { Deps } from "../../../domain/deps.ts";
import type { TakedownKey } from "../../../domain/takedown/ItemKey.ts";
import { deleteRemovedGreetings } from "../../../domain/takedown/removedGreetings.ts";
import { takedownStatusOf } from "../../../domain/takedown/takedowns.ts";
import { deleteWithheld } from "../../../domain/takedown/withheld.ts";

/** The most takedowns of one run, so that a run is short; the next run continues. */
const PURGE_COUNT = 200;

/**
 * Deletes the content of items whose time for an appeal is over: withheld content, evidence in reports, and files. The
 * takedown stays, so that the files are still answered with 410 and no user fills the item again.
 */
export async function purgeTakedowns(
  deps: Pick<Deps, "db" | "files" | "log">,
  now: Date,
): Promise<{ readonly takedowns: number }> {
  const { db, log } = deps;
  const due = await db
    .select({ kind: takedown.kind, id: takedown.item_id, takedownNumber: takedown.takedown_number })
    .from(takedown)
    .where(isDue(now))
    .orderBy(asc(takedown.purge_at))
    .limit(PURGE_COUNT);
  let takedowns = 0;
  for (const item of due) {
    try {
      await purge(deps, item, now);
      takedowns += 1;
    } catch (err) {
      // The next run tries again. One failure must not stop the others.
      log.warn({ err, ...item }, "the content of a takedown could not be deleted");
    }
  }
  return { takedowns };
}

/** An open appeal keeps the content. */
function isDue(now: Date) {
  const appealed = sql`exists (select 1 from ${appeal} join ${decisionNotice} on ${decisionNotice.id} = ${appeal.notice_id}
    where ${decisionNotice.kind} = ${takedown.kind} and ${decisionNotice.item_id} = ${takedown.item_id}
    and ${appeal.decided_at} is null)`;
  return and(lte(takedown.purge_at, now), sql`not ${appealed}`);
}

// Files are removed first: after a crash the rows still name them.
async function purge({ db, files }: Pick<Deps, "db" | "files">, item: TakedownKey, now: Date): Promise<void> {
  const { kind, id, takedownNumber } = item;
  if (kind !== "message") {
    const names = await db
      .select({ name: withdrawnFile.name })
      .from(withdrawnFile)
      .where(
        and(
          eq(withdrawnFile.kind, kind),
          eq(withdrawnFile.item_id, id),
          eq(withdrawnFile.takedown_number, takedownNumber),
        ),
      );
    for (const { name } of names) await files.remove(name);
  }
  if (kind === "character") await deleteOfChats(db, item);
  await db.transaction(async (tx) => {
    const [done] = await tx
      .update(takedown)
      .set({ purge_at: null })
      .where(
        and(
          eq(takedown.kind, kind),
          eq(takedown.item_id, id),
          eq(takedown.takedown_number, takedownNumber),
          isDue(now),
        ),
      )
      .returning({ id: takedown.item_id });
    // A decision in the meantime has changed the takedown.
    if (!done) return;
    await deleteWithheld(tx, item);
    await tx
      .update(abuseReport)
      .set({ evidence: {} })
      .where(and(eq(abuseReport.kind, kind), eq(abuseReport.item_id, id)));
  });
}

/** Chats with a removed character are not changed until then. Only a removal withholds something of them. */
async function deleteOfChats(db: Database, { kind, id }: TakedownKey): Promise<void> {
  if ((await takedownStatusOf(db, { kind, id })) === "removed") await deleteRemovedGreetings(db, id);
}
