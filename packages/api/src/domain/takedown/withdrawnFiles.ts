import { and, eq, lte, ne, sql } from "drizzle-orm";
import type { Database } from "../../db/Database.ts";
import { upload } from "../../db/schema/account.ts";
import { character, persona, user } from "../../db/schema/referenced.ts";
import { withdrawnFile } from "../../db/schema/safety.ts";
import { filesOf } from "../uploads/fileNames.ts";

/** How long a replaced image is still served, so that its owner can undo the change. */
const UNDO_MS = 60 * 60_000;

/** Whether a stored file is not served any more. */
export async function isWithdrawn(db: Database, name: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ name: withdrawnFile.name })
    .from(withdrawnFile)
    .where(and(eq(withdrawnFile.name, name), lte(withdrawnFile.since, now)))
    .limit(1);
  return row !== undefined;
}

/** The condition that an upload is not taken down. */
export const isNotTakenDown = sql`not exists (select 1 from ${withdrawnFile}
  where ${withdrawnFile.name} = substring(${upload.url} from '[^/]+$') and ${ne(withdrawnFile.kind, "upload")})`;

/**
 * After an image was replaced or set: an image that its owner uses nowhere else is not served any more, and one that is
 * used again is served again.
 */
export async function updateServedImages(
  db: Database,
  { before, after }: { readonly before: string | null; readonly after: string | null },
  now: Date,
): Promise<void> {
  if (before === after) return;
  if (after !== null) await db.delete(withdrawnFile).where(ofUpload(after));
  if (before === null) return;
  const [image] = await db.select().from(upload).where(eq(upload.url, before));
  if (!image || (await isUsed(db, before))) return;
  const since = new Date(now.getTime() + UNDO_MS);
  const rows = filesOf(image).map((name) => ({ name, kind: "upload" as const, item_id: before, since }));
  await db.insert(withdrawnFile).values(rows).onConflictDoNothing();
}

async function isUsed(db: Database, url: string): Promise<boolean> {
  const [row] = await db
    .select({ user_id: upload.user_id })
    .from(upload)
    .where(
      and(
        eq(upload.url, url),
        sql`(exists (select 1 from ${character} where ${character.creator_id} = ${upload.user_id} and ${character.avatar} = ${url})
          or exists (select 1 from ${user} where ${user.id} = ${upload.user_id} and ${user.avatar} = ${url})
          or exists (select 1 from ${persona} where ${persona.user_id} = ${upload.user_id} and ${persona.avatar} = ${url}))`,
      ),
    );
  return row !== undefined;
}

function ofUpload(url: string) {
  return and(eq(withdrawnFile.kind, "upload"), eq(withdrawnFile.item_id, url));
}
