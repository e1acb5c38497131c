import { RESTORE_DAYS } from "@mimi/contract";
import { and, asc, eq, inArray, lt, ne, sql } from "drizzle-orm";
import {
  DELETED_USER,
  deleteUnusedAnonymized,
  hasChats,
  anonymizeCharacters,
} from "../../../domain/deletion/anonymizeCharacters.ts";
import type { Database } from "../../../db/Database.ts";
import { character, characterRevision, report, upload } from "../../../db/schema.ts";
import type { Deps } from "../../../domain/deps.ts";
import { filesOf } from "../../../domain/uploads/images.ts";

const DAY_MS = 24 * 60 * 60_000;
/** Characters of one sweep, so that none takes long; the next goes on. */
const PURGE_COUNT = 500;

/** What a sweep did. */
export interface Purged {
  /** Characters that are gone altogether. */
  readonly characters: number;
  /** Characters of which only their chats' cards are left. */
  readonly emptied: number;
  /** Remains whose last chat is gone. */
  readonly remains: number;
}

/**
 * Deletes for real the characters that have been deleted for longer than they can be restored, with their images. Of
 * those that somebody has a chat with, what the chats need stays. One that moderators have yet to decide on waits for them.
 */
export async function purgeCharacters(deps: Pick<Deps, "db" | "files" | "log">, now: Date): Promise<Purged> {
  const { db, log } = deps;
  const before = new Date(now.getTime() - RESTORE_DAYS * DAY_MS);
  const old = await db
    .select({ id: character.id })
    .from(character)
    .where(isPurgeable(before))
    .orderBy(asc(character.deleted_at))
    .limit(PURGE_COUNT);
  const done = { characters: 0, emptied: 0 };
  for (const { id } of old) {
    try {
      const kind = await purge(deps, id, before);
      if (kind) done[kind] += 1;
    } catch (err) {
      // The next sweep finds it again; the others shall not wait for it.
      log.warn({ err, id }, "a deleted character could not be purged");
    }
  }
  return { ...done, remains: await deleteUnusedAnonymized(db) };
}

function isPurgeable(before: Date) {
  const undecided = sql`exists (select 1 from ${report} where ${report.kind} in ('character', 'image')
    and ${report.item_id} = ${character.id} and ${report.decided_at} is null)`;
  return and(lt(character.deleted_at, before), ne(character.creator_id, DELETED_USER), sql`not ${undecided}`);
}

// Files first: if this ends halfway, the rows still say which. Nobody can bring the character back meanwhile.
async function purge(
  { db, files }: Pick<Deps, "db" | "files">,
  id: string,
  before: Date,
): Promise<"characters" | "emptied" | null> {
  const pictures = await ownPictures(db, id);
  for (const name of pictures.flatMap(filesOf)) await files.remove(name);
  return db.transaction(async (tx) => {
    const here = and(eq(character.id, id), isPurgeable(before));
    const [row] = await tx.select({ isTalkedTo: hasChats() }).from(character).where(here).for("update");
    if (!row) return null;
    const urls = pictures.map(({ url }) => url);
    await tx.delete(upload).where(inArray(upload.url, urls));
    if (row.isTalkedTo) await anonymizeCharacters(tx, [id]);
    else await tx.delete(character).where(eq(character.id, id));
    return row.isTalkedTo ? "emptied" : "characters";
  });
}

/** The images that a character has or had, and no other character of its maker. */
function ownPictures(db: Database, id: string) {
  const shown = (whose: ReturnType<typeof sql>) => sql`(
    exists (select 1 from ${character} as c where c.creator_id = ${upload.user_id} and c.id ${whose}
      and c.avatar = ${upload.url})
    or exists (select 1 from ${characterRevision} as r join ${character} as c on c.id = r.character_id
      where c.creator_id = ${upload.user_id} and c.id ${whose} and r.fields->>'avatar' = ${upload.url}))`;
  const maker = db.select({ id: character.creator_id }).from(character).where(eq(character.id, id));
  return db
    .select()
    .from(upload)
    .where(
      and(
        eq(upload.kind, "character"),
        inArray(upload.user_id, maker),
        shown(sql`= ${id}`),
        sql`not ${shown(sql`<> ${id}`)}`,
      ),
    );
}
