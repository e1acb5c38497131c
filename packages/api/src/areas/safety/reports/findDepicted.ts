import { and, asc, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { upload } from "../../../db/schema/account.ts";
import { character, user } from "../../../db/schema/referenced.ts";
import type { ItemKey } from "../../../domain/takedown/ItemKey.ts";
import { coverEvidence } from "../moderatedItems/coverEvidence.ts";
import type { Evidence, ModeratedItems } from "../moderatedItems/ModeratedItem.ts";

/** An image that a request names, as it is now. */
interface Depicted {
  readonly item: ItemKey;
  readonly evidence: Evidence;
}

/**
 * The cover or avatar at an address: that of the page of a character, or of an image file. Null when there is none. It is
 * found also for adult and private characters: the depicted person need not be a user who can see it.
 */
export async function findDepicted(
  db: Database,
  moderatedItems: ModeratedItems,
  place: string,
): Promise<Depicted | null> {
  const file = /\/uploads\/[\w.-]+/.exec(place)?.[0];
  if (file !== undefined) return findByFile(db, moderatedItems, file);
  const id = /\/character\/([\w-]{1,64})/.exec(place)?.[1];
  return id === undefined ? null : findCover(db, eq(character.id, id));
}

async function findByFile(db: Database, { profile }: ModeratedItems, file: string): Promise<Depicted | null> {
  const holds = (format: "avif" | "webp") =>
    sql`${upload.renditions} @> ${JSON.stringify([{ [format]: file }])}::jsonb`;
  const [stored] = await db
    .select({ url: upload.url })
    .from(upload)
    .where(or(eq(upload.url, file), holds("avif"), holds("webp")));
  const address = stored?.url ?? file;
  const cover = await findCover(db, eq(character.avatar, address));
  if (cover) return cover;
  const [owner] = await db.select({ id: user.id }).from(user).where(eq(user.avatar, address)).limit(1);
  if (!owner) return null;
  const evidence = await profile.report(db, null, owner.id);
  return { item: { kind: "profile", id: owner.id }, evidence };
}

async function findCover(db: Database, which: ReturnType<typeof eq>): Promise<Depicted | null> {
  const [row] = await db
    .select()
    .from(character)
    .where(and(which, isNull(character.deleted_at), isNotNull(character.avatar)))
    .orderBy(asc(character.created_at))
    .limit(1);
  const evidence = row && coverEvidence(row);
  return evidence ? { item: { kind: "image", id: row.id }, evidence } : null;
}
