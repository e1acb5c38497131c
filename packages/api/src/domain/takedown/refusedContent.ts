import { and, eq, inArray, lt, ne, or, sql } from "drizzle-orm";
import type { Database } from "../../db/Database.ts";
import { upload } from "../../db/schema/account.ts";
import { character } from "../../db/schema/referenced.ts";
import { refusedContent } from "../../db/schema/safety.ts";
import { Refusal } from "../../shared/errors/Refusal.ts";
import { sha256 } from "../../shared/ids.ts";
import type { ItemKey } from "./ItemKey.ts";
import { comparableForms } from "./letters.ts";
import { lastTakedownNumber, takedownStatusOf } from "./takedowns.ts";

/** The fewest letters of a text that is recognised: shorter texts are often the same by chance. */
const LETTERS_MIN = 12;

/** Content to refuse from now on. */
export interface NewRefusal extends ItemKey {
  readonly hashes: readonly string[];
  /** The user to whom it is refused. @default everybody */
  readonly userId?: string;
  /** When the content was created: what is older is no copy. */
  readonly createdAt: Date;
}

/** Refuses content with these hashes from now on, while the last takedown of the item counts. */
export async function refuseContent(
  db: Database,
  { kind, id, hashes, userId = "", createdAt }: NewRefusal,
): Promise<void> {
  const rows = [...new Set(hashes)].map((hash) => ({
    ...{ hash, kind, item_id: id, user_id: userId, created_at: createdAt },
    takedown_number: lastTakedownNumber({ kind, id }),
  }));
  if (rows.length > 0) await db.insert(refusedContent).values(rows).onConflictDoNothing();
}

/** The hashes of texts that are long enough to be recognised. */
export function textHashes(texts: readonly string[]): string[] {
  return texts
    .flatMap(comparableForms)
    .filter((letters) => letters.length >= LETTERS_MIN)
    .map(sha256);
}

/** Throws a Refusal for a text that was taken down from the same user. */
export async function requireNoRemovedText(db: Database, userId: string, texts: unknown): Promise<void> {
  if (await hasRemovedText(db, userId, texts)) throw new Refusal("moderation");
}

/** Whether one of these texts was taken down from the same user. */
export async function hasRemovedText(db: Database, userId: string, texts: unknown): Promise<boolean> {
  const hashes = textHashes([texts].flat(2).filter((text) => typeof text === "string"));
  if (hashes.length === 0) return false;
  const found = await db.$count(
    refusedContent,
    and(inArray(refusedContent.hash, hashes), eq(refusedContent.user_id, userId)),
  );
  return found > 0;
}

/** Throws a Refusal for an image that was taken down. */
export async function requireNoRemovedImage(db: Database, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  const everybody = and(inArray(refusedContent.hash, [...hashes]), eq(refusedContent.user_id, ""));
  if ((await db.$count(refusedContent, everybody)) > 0) throw new Refusal("moderation");
}

/** The condition that an upload has no content that was taken down. An image that another user had before is no copy. */
export const isNotRefused = sql`not exists (select 1 from ${refusedContent}
  where ${refusedContent.hash} = any(${upload.hashes}) and ${eq(refusedContent.user_id, "")}
  and ${refusedContent.created_at} <= ${upload.created_at})`;

/** Since when a character has its texts. */
export const textsSince = sql<Date>`coalesce(${character.content_since}, ${character.created_at})`;

/** A character that is saved. */
interface SavedCharacter {
  /** Null for a new one. */
  readonly id: string | null;
  readonly creatorId: string;
  /** Since when it has its texts. */
  readonly since: Date;
  readonly hashes: readonly string[];
  /** Whether other users can see it afterwards. */
  readonly isShown: boolean;
}

/**
 * Throws a Refusal for the texts of a character that was removed, and for publishing those of a character that is suspended.
 * Another user's character that had the texts before is no copy: otherwise a copy that is removed would take the original
 * with it.
 */
export async function requireNoRemovedCopy(
  db: Database,
  { id, creatorId, since, hashes, isShown }: SavedCharacter,
): Promise<void> {
  if (hashes.length === 0) return;
  const removedFromCreator = sql`exists (select 1 from ${character} where ${character.id} = ${refusedContent.item_id}
    and ${eq(character.creator_id, creatorId)})`;
  const removed = await db.$count(
    refusedContent,
    and(
      inArray(refusedContent.hash, [...hashes]),
      eq(refusedContent.kind, "character"),
      ne(refusedContent.item_id, id ?? ""),
      or(lt(refusedContent.created_at, since), removedFromCreator),
    ),
  );
  if (removed > 0) throw new Refusal("moderation");
  if (!isShown) return;
  const suspended = and(
    inArray(character.content_hash, [...hashes]),
    ne(character.id, id ?? ""),
    inArray(character.status, ["pending", "rejected"]),
    or(lt(textsSince, since), eq(character.creator_id, creatorId)),
  );
  if ((await db.$count(character, suspended)) > 0) throw new Refusal("moderation");
}

/** Throws a Refusal while an item is taken down and its owner cannot change it. */
export async function requireNotTakenDown(db: Database, item: ItemKey): Promise<void> {
  const status = await takedownStatusOf(db, item);
  if (status === "hidden" || status === "removed") throw new Refusal("moderation");
}
