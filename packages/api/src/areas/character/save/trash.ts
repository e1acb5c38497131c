import { DELETED_USER_ID, RESTORE_DAYS } from "@mimi/contract";
import { and, asc, eq, inArray, lt, ne, sql } from "drizzle-orm";
import {
  deleteUnusedAnonymized,
  hasChats,
  anonymizeCharacters,
} from "../../../domain/deletion/anonymizeCharacters.ts";
import type { Database } from "../../../db/Database.ts";
import { upload } from "../../../db/schema/account.ts";
import { character, characterRevision } from "../../../db/schema/referenced.ts";
import { abuseReport } from "../../../db/schema/safety.ts";
import { deleteUnusedRevisions } from "../../../domain/deletion/unusedRevisions.ts";
import type { Deps } from "../../../domain/deps.ts";
import { filesOf } from "../../../domain/uploads/fileNames.ts";

const DAY_MS = 24 * 60 * 60_000;
/** The most characters of one run, so that a run is short; the next run continues. */
const PURGE_COUNT = 500;

/** What a run deleted. */
export interface Purged {
  /** Characters that were deleted completely. */
  readonly characters: number;
  /** Deleted characters that other users still chat with: only what their chats need is kept. */
  readonly anonymized: number;
  /** Anonymized characters that were deleted because their last chat was deleted. */
  readonly unused: number;
  /** Revisions that nothing needs any more. */
  readonly revisions: number;
}

/**
 * Deletes characters, with their images, that were deleted too long ago to be restored. A character with chats of users
 * is anonymized instead. A character with an open report stays until moderators have decided. Revisions that nothing needs are
 * deleted after the time for an appeal.
 */
export async function purgeCharacters(
  deps: Pick<Deps, "db" | "files" | "log" | "settings">,
  now: Date,
): Promise<Purged> {
  const { db, log, settings } = deps;
  const unappealed = new Date(now.getTime() - settings.safety.appealDays * DAY_MS);
  const before = new Date(now.getTime() - RESTORE_DAYS * DAY_MS);
  const old = await db
    .select({ id: character.id })
    .from(character)
    .where(isExpired(before))
    .orderBy(asc(character.deleted_at))
    .limit(PURGE_COUNT);
  const done = { characters: 0, anonymized: 0 };
  for (const { id } of old) {
    try {
      const kind = await purge(deps, id, before);
      if (kind) done[kind] += 1;
    } catch (err) {
      // The next run tries again. One failure must not stop the others.
      log.warn({ err, id }, "a deleted character could not be purged");
    }
  }
  return {
    ...done,
    unused: await deleteUnusedAnonymized(db),
    revisions: await deleteUnusedRevisions(db, unappealed),
  };
}

function isExpired(before: Date) {
  const isUndecided = sql`exists (select 1 from ${abuseReport} where ${abuseReport.kind} in ('character', 'image')
    and ${abuseReport.item_id} = ${character.id} and ${abuseReport.decided_at} is null)`;
  return and(
    lt(character.deleted_at, before),
    ne(character.creator_id, DELETED_USER_ID),
    sql`not ${isUndecided}`,
  );
}

// Files are removed first: after a crash the rows still name them. The character can no longer be restored at this point.
async function purge(
  { db, files }: Pick<Deps, "db" | "files">,
  id: string,
  before: Date,
): Promise<"characters" | "anonymized" | null> {
  const images = await imagesToDelete(db, id);
  for (const name of images.flatMap(filesOf)) await files.remove(name);
  return db.transaction(async (tx) => {
    const here = and(eq(character.id, id), isExpired(before));
    const [row] = await tx.select({ isTalkedTo: hasChats() }).from(character).where(here).for("update");
    if (!row) return null;
    const urls = images.map(({ url }) => url);
    await tx.delete(upload).where(inArray(upload.url, urls));
    if (row.isTalkedTo) await anonymizeCharacters(tx, [id]);
    else await tx.delete(character).where(eq(character.id, id));
    return row.isTalkedTo ? "anonymized" : "characters";
  });
}

/** The images of a character, present and past, that no other character of the creator uses. */
function imagesToDelete(db: Database, id: string) {
  const shown = (whose: ReturnType<typeof sql>) => sql`(
    exists (select 1 from ${character} as c where c.creator_id = ${upload.user_id} and c.id ${whose}
      and c.avatar = ${upload.url})
    or exists (select 1 from ${characterRevision} as r join ${character} as c on c.id = r.character_id
      where c.creator_id = ${upload.user_id} and c.id ${whose} and r.fields->>'avatar' = ${upload.url}))`;
  const creator = db.select({ id: character.creator_id }).from(character).where(eq(character.id, id));
  return db
    .select()
    .from(upload)
    .where(
      and(
        eq(upload.kind, "character"),
        inArray(upload.user_id, creator),
        shown(sql`= ${id}`),
        sql`not ${shown(sql`<> ${id}`)}`,
      ),
    );
}
