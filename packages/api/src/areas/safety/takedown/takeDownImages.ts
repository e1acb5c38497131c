import { and, arrayOverlaps, asc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { upload } from "../../../db/schema/account.ts";
import { character, characterRevision, persona, user } from "../../../db/schema/referenced.ts";
import { withdrawnFile } from "../../../db/schema/safety.ts";
import { refuseContent } from "../../../domain/takedown/refusedContent.ts";
import type { ItemKey } from "../../../domain/takedown/ItemKey.ts";
import { lastTakedownNumber } from "../../../domain/takedown/takedowns.ts";
import { withhold } from "../../../domain/takedown/withheld.ts";
import type { Takedown } from "../moderatedItems/ModeratedItem.ts";
import { fileNameOf, filesOf } from "../../../domain/uploads/fileNames.ts";

type UploadRow = typeof upload.$inferSelect;

/** Images that are taken down together with an item. */
export interface ImageTakedown {
  readonly item: Omit<ItemKey, "kind"> & { readonly kind: Exclude<ItemKey["kind"], "message"> };
  /** The user of the images. */
  readonly ownerId: string;
  readonly addresses: readonly string[];
  /** Which uploads of the same files by other users are taken down too: only after a decision. See {@link copiesFor}. */
  readonly copies: "none" | "later" | "all";
  readonly now: Date;
}

/**
 * The copies that a takedown reaches. An upload that is older can be the original, which a copy must not take down; but an image of a
 * minor, or of a person without consent, has no original that may stay.
 */
export function copiesFor({ status, rule }: Pick<Takedown, "status" | "rule">): ImageTakedown["copies"] {
  if (status === "hidden") return "none";
  return rule === "real_person" || rule === "minors" ? "all" : "later";
}

/** Withholds images wherever they are used. Their files are not served, and the same files cannot be uploaded again. */
export async function takeDownImages(
  db: Database,
  { item, ownerId, addresses, copies: reached, now }: ImageTakedown,
): Promise<void> {
  if (addresses.length === 0) return;
  const named = await db
    .select()
    .from(upload)
    .where(inArray(upload.url, [...addresses]));
  const own = await findOwnCopies(db, ownerId, named);
  const copies = reached === "none" ? [] : await findCopies(db, own, reached);
  const all = [...own, ...copies];
  const urls = [...new Set([...addresses, ...all.map(({ url }) => url)])];
  await lockUploads(db, urls);
  const owners = [...new Set([ownerId, ...all.map(({ user_id }) => user_id)])];
  const names = [...all.flatMap(filesOf), ...(await filesWithoutUpload(db, owners, urls))];
  for (const [slot, where] of usesOf(urls, owners)) await withhold(db, item, slot, where);
  const { kind, id } = item;
  const rows = [...new Set(names)].map((name) => ({
    ...{ name, kind, item_id: id, since: now },
    takedown_number: lastTakedownNumber(item),
  }));
  await db.insert(withdrawnFile).values(rows).onConflictDoNothing();
  const createdAt = new Date(Math.min(now.getTime(), ...all.map((one) => one.created_at.getTime())));
  await refuseContent(db, { ...item, hashes: all.flatMap(({ hashes }) => hashes), createdAt });
}

/** Waits for users who set one of these images now, so that the image is withheld where they set it. */
async function lockUploads(db: Database, urls: readonly string[]): Promise<void> {
  await db
    .select({ url: upload.url })
    .from(upload)
    .where(inArray(upload.url, [...urls]))
    .orderBy(asc(upload.url))
    .for("update");
}

/** These uploads, and all others of the same files by their user. */
async function findOwnCopies(
  db: Database,
  ownerId: string,
  uploads: readonly UploadRow[],
): Promise<UploadRow[]> {
  const hashes = [...new Set(uploads.flatMap((one) => one.hashes))];
  if (hashes.length === 0) return [...uploads];
  const urls = uploads.map(({ url }) => url);
  const same = and(eq(upload.user_id, ownerId), arrayOverlaps(upload.hashes, hashes));
  return db
    .select()
    .from(upload)
    .where(or(inArray(upload.url, urls), same));
}

/** Uploads of the same files by any user: all, or those that are newer. */
async function findCopies(
  db: Database,
  uploads: readonly UploadRow[],
  which: "later" | "all",
): Promise<UploadRow[]> {
  const same = uploads.flatMap(({ hashes, created_at }) =>
    hashes.length === 0
      ? []
      : [
          and(
            arrayOverlaps(upload.hashes, [...hashes]),
            which === "later" ? sql`${upload.created_at} >= ${created_at.toISOString()}` : undefined,
          ),
        ],
  );
  return same.length === 0
    ? []
    : db
        .select()
        .from(upload)
        .where(or(...same));
}

/** The files of images that no upload issued, such as those of the sample characters. */
async function filesWithoutUpload(
  db: Database,
  owners: readonly string[],
  urls: readonly string[],
): Promise<string[]> {
  const shown = await db
    .select({ url: character.avatar, renditions: character.avatar_renditions })
    .from(character)
    .where(and(inArray(character.creator_id, [...owners]), inArray(character.avatar, [...urls])));
  const files = shown.flatMap(({ url, renditions }) => (url === null ? [] : filesOf({ url, renditions })));
  return [...files, ...urls.map(fileNameOf)];
}

/** Where images of these users can be. */
function usesOf(urls: readonly string[], owners: readonly string[]) {
  const image = (column: SQL) => inArray(column, [...urls]);
  const byOwners = sql`${inArray(character.creator_id, [...owners])}`;
  return [
    ["characterImage", sql`${byOwners} and ${image(sql`${character.avatar}`)}`],
    [
      "revisionImage",
      sql`${characterRevision.character_id} in (select ${character.id} from ${character} where ${byOwners})
        and ${image(sql`${characterRevision.fields} ->> 'avatar'`)}`,
    ],
    ["userImage", sql`${inArray(user.id, [...owners])} and ${image(sql`${user.avatar}`)}`],
    ["personaImage", sql`${inArray(persona.user_id, [...owners])} and ${image(sql`${persona.avatar}`)}`],
    ["upload", image(sql`${upload.url}`)],
  ] as const;
}
