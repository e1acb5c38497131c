import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../../db/Database.ts";
import { moderationDecision } from "../../db/schema.ts";
import type { ItemKey } from "../../domain/takedown/withheld.ts";
import { sha256 } from "../../shared/ids.ts";
import type { JudgedContent } from "./Subject.ts";

/** A hash of what is judged of an item. It is the same when only spaces, punctuation or upper case change. */
export function fingerprintOf({ texts, images, adult, minor }: JudgedContent): string {
  const letters = JSON.stringify(texts)
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ");
  return sha256(JSON.stringify([letters, images, adult, minor]));
}

/** Whether the last decision about an item found nothing wrong with it as it is now. */
export async function isCleared(
  db: Database,
  { kind, id }: ItemKey,
  content: JudgedContent,
): Promise<boolean> {
  const [last] = await db
    .select({ decision: moderationDecision.decision, fingerprint: moderationDecision.fingerprint })
    .from(moderationDecision)
    .where(and(eq(moderationDecision.kind, kind), eq(moderationDecision.item_id, id)))
    .orderBy(desc(moderationDecision.id))
    .limit(1);
  const isAllowed = last?.decision === "dismiss" || last?.decision === "restore";
  return isAllowed && last.fingerprint === fingerprintOf(content);
}
