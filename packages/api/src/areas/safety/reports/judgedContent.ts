import { and, desc, eq } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../../../db/Database.ts";
import { moderationDecision } from "../../../db/schema/safety.ts";
import type { ItemKey } from "../../../domain/takedown/ItemKey.ts";
import { sha256 } from "../../../shared/ids.ts";
import type { JudgedContent } from "../moderatedItems/ModeratedItem.ts";

const fingerprint = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    /** A hash of each text and of each address: content that is taken down must not be here. */
    texts: v.array(v.string()),
    images: v.array(v.string()),
    adult: v.boolean(),
    minor: v.boolean(),
  }),
);
type Fingerprint = v.InferOutput<typeof fingerprint>;

/** What the last decision has found right, if it did. */
export interface Cleared {
  /** Whether this is everything that is judged of the item. */
  readonly isWhole: boolean;
  /** The texts that it has found right, under the same rating. */
  readonly texts: readonly unknown[];
  /** The texts that were written since, or all when the rating has changed. */
  readonly newTexts: readonly unknown[];
}

/** Hashes of what is judged of an item, as it is stored with a decision. */
export function fingerprintOf({ texts, images, adult, minor }: JudgedContent): string {
  const hashes = [...new Set(texts.map(hashOf))];
  return JSON.stringify({ texts: hashes, images: images.map(sha256), adult, minor } satisfies Fingerprint);
}

/** What of an item as it is now the last decision has found right. */
export async function readCleared(
  db: Database,
  { kind, id }: ItemKey,
  { texts, images, adult, minor }: JudgedContent,
): Promise<Cleared> {
  const [last] = await db
    .select({ decision: moderationDecision.decision, fingerprint: moderationDecision.fingerprint })
    .from(moderationDecision)
    .where(and(eq(moderationDecision.kind, kind), eq(moderationDecision.item_id, id)))
    .orderBy(desc(moderationDecision.id))
    .limit(1);
  const isAllowed = last?.decision === "dismiss" || last?.decision === "restore";
  // A fingerprint of an earlier version is one hash of everything, which says nothing about single texts.
  const stored = v.safeParse(fingerprint, last?.fingerprint);
  const judged = isAllowed && stored.success ? stored.output : null;
  if (judged?.adult !== adult || judged.minor !== minor)
    return { isWhole: false, texts: [], newTexts: texts };
  const hashes = new Set(judged.texts);
  const newTexts = texts.filter((text) => !hashes.has(hashOf(text)));
  return {
    isWhole: newTexts.length === 0 && images.every((image) => judged.images.includes(sha256(image))),
    texts: texts.filter((text) => hashes.has(hashOf(text))),
    newTexts,
  };
}

/** It is the same when only spaces, punctuation or upper case change. */
function hashOf(text: unknown): string {
  const letters = JSON.stringify(text)
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ");
  return sha256(letters);
}
