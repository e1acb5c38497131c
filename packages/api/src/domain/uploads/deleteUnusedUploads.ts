import { and, asc, eq, gt, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "../../db/Database.ts";
import { upload } from "../../db/schema/account.ts";
import { character, characterRevision, persona, user } from "../../db/schema/referenced.ts";
import { abuseReport, withdrawnFile, withheld } from "../../db/schema/safety.ts";
import type { Deps } from "../deps.ts";
import { isNotTakenDown } from "../takedown/withdrawnFiles.ts";
import { filesOf } from "./fileNames.ts";

/** How long an image can be unused: for a form that is still open. */
const UNUSED_MS = 24 * 60 * 60_000;
/** Images that one statement looks at. */
const PAGE = 100;

/**
 * Deletes images that are older than a day and that nothing shows: no character and none of its stored revisions, no
 * profile, no persona. Images that moderators have taken down, or are to decide about, stay. Resolves to their number.
 */
export async function deleteUnusedUploads(
  deps: Pick<Deps, "db" | "files" | "log">,
  now: Date,
): Promise<number> {
  const { db, log } = deps;
  const old = lt(upload.created_at, new Date(now.getTime() - UNUSED_MS));
  let deleted = 0;
  let after = "";
  for (;;) {
    const page = await db
      .select({ url: upload.url })
      .from(upload)
      .where(and(old, gt(upload.url, after)))
      .orderBy(asc(upload.url))
      .limit(PAGE);
    const last = page.at(-1);
    if (!last) return deleted;
    after = last.url;
    for (const url of await unusedOf(
      db,
      page.map((one) => one.url),
    )) {
      try {
        deleted += await remove(deps, url);
      } catch (err) {
        // The next run tries again. One failure must not stop the others.
        log.warn({ err, url }, "an unused image could not be deleted");
      }
    }
  }
}

async function unusedOf(db: Database, urls: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ url: upload.url })
    .from(upload)
    .where(and(inArray(upload.url, urls), isUnused));
  return rows.map(({ url }) => url);
}

// When a file cannot be removed, the row stays and names it.
function remove({ db, files }: Pick<Deps, "db" | "files">, url: string): Promise<number> {
  return db.transaction(async (tx) => {
    const [image] = await tx
      .delete(upload)
      .where(and(eq(upload.url, url), isUnused))
      .returning();
    if (!image) return 0;
    await tx
      .delete(withdrawnFile)
      .where(and(eq(withdrawnFile.kind, "upload"), eq(withdrawnFile.item_id, url)));
    for (const name of filesOf(image)) await files.remove(name);
    return 1;
  });
}

const isUnused = and(
  isNotTakenDown,
  sql`not exists (select 1 from ${character} where ${character.creator_id} = ${upload.user_id}
    and ${character.avatar} = ${upload.url})`,
  sql`not exists (select 1 from ${characterRevision} join ${character} on ${character.id} = ${characterRevision.character_id}
    where ${character.creator_id} = ${upload.user_id} and ${characterRevision.fields} ->> 'avatar' = ${upload.url})`,
  sql`not exists (select 1 from ${user} where ${user.id} = ${upload.user_id} and ${user.avatar} = ${upload.url})`,
  sql`not exists (select 1 from ${persona} where ${persona.user_id} = ${upload.user_id} and ${persona.avatar} = ${upload.url})`,
  sql`not exists (select 1 from ${withheld} where ${withheld.slot} = 'upload' and ${withheld.row_id} = ${upload.url})`,
  sql`not exists (select 1 from ${abuseReport} where ${abuseReport.decided_at} is null
    and strpos(${abuseReport.evidence}::text, ${upload.url}) > 0)`,
);
