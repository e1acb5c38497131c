import { isDeepStrictEqual } from "node:util";
import type { DataOf, ParsedInputOf, routes } from "@mimi/contract";
import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { character } from "../../../db/schema/referenced.ts";
import { type ItemVisibility, moderationDecision, abuseReport } from "../../../db/schema/safety.ts";
import { audit } from "../../../domain/audit/audit.ts";
import type { Deps } from "../../../domain/deps.ts";
import { endTakedown } from "../../../domain/takedown/endTakedown.ts";
import { lockItem } from "../../../domain/takedown/lockItem.ts";
import type { ItemKey } from "../../../domain/takedown/ItemKey.ts";
import { lockLastTakedown, storeTakedown } from "../../../domain/takedown/takedowns.ts";
import { errorFor } from "../../../shared/errors/ApiError.ts";
import { undoItemNotices } from "../notices/itemNotices.ts";
import type { ModeratedItem, ModeratedItems, Takedown } from "../moderatedItems/ModeratedItem.ts";
import { UNDO_MS } from "./undoTime.ts";
import { readVisibility } from "./visibility.ts";

/**
 * Undoes the moderator's own last decision about an item: the item is as visible as before, and its reports wait again. The
 * audit log has both. Throws 40901 for what cannot be undone.
 */
export async function undoDecision(
  { db, now: clock, moderatedItems }: Pick<Deps, "db" | "now"> & { readonly moderatedItems: ModeratedItems },
  moderatorId: string,
  item: ParsedInputOf<typeof routes.undoModeration>,
): Promise<DataOf<typeof routes.undoModeration>> {
  const { kind, id } = item;
  const moderatedItem = moderatedItems[kind];
  const now = clock();
  return db.transaction(async (tx) => {
    await lockItem(tx, item);
    const [last] = await tx
      .select()
      .from(moderationDecision)
      .where(and(eq(moderationDecision.kind, kind), eq(moderationDecision.item_id, id)))
      .orderBy(desc(moderationDecision.id))
      .limit(1)
      .for("update");
    const changes = last?.changes;
    if (!last || !changes || last.moderator_id !== moderatorId) {
      throw errorFor("nothing_to_undo");
    }
    const { decision, rule, created_at: decidedAt } = last;
    if (now.getTime() - decidedAt.getTime() > UNDO_MS) {
      throw errorFor("undo_too_late");
    }
    const current = await readVisibility(tx, item);
    if (!isDeepStrictEqual(current, changes.after)) throw errorFor("changed_meanwhile");
    const reopened = await tx
      .update(abuseReport)
      .set({ decided_at: null, decision: null })
      .where(
        and(eq(abuseReport.kind, kind), eq(abuseReport.item_id, id), eq(abuseReport.decided_at, decidedAt)),
      )
      .returning({ evidence: abuseReport.evidence });
    if (!isDeepStrictEqual(current, changes.before)) {
      const evidence = reopened.map((one) => one.evidence);
      await restoreVisibility(tx, moderatedItem, item, changes.before, { rule, evidence, now });
    }
    for (const { receipt, decision: earlier } of changes.corrected) {
      await tx.update(abuseReport).set({ decision: earlier }).where(eq(abuseReport.receipt, receipt));
    }
    await undoItemNotices(tx, item, decidedAt, now);
    await tx.delete(moderationDecision).where(eq(moderationDecision.id, last.id));
    await audit(tx, now, {
      ...{ actor: moderatorId, action: "report.undone", severity: "notice", kind, itemId: id },
      details: { decision, rule, reopened: reopened.length },
    });
    return {
      status: (await moderatedItem.loadVisible(tx, id, null))?.status ?? null,
      reopened: reopened.length,
    };
  });
}

/**
 * Makes an item as visible as it was: ends a takedown, or takes the content down again. A decision can have changed a
 * takedown, begun one after another, or ended the last one.
 */
async function restoreVisibility(
  db: Database,
  moderatedItem: ModeratedItem,
  item: ItemKey,
  before: ItemVisibility,
  how: Omit<Takedown, "status">,
): Promise<void> {
  const { id } = item;
  const current = (await lockLastTakedown(db, item))?.takedown_number ?? 0;
  const earlier = before.takedown?.takedown_number ?? 0;
  if (current >= earlier) await endTakedown(db, item);
  if (before.takedown && current <= earlier) {
    const { takedown_number: takedownNumber, status, purge_at } = before.takedown;
    const purgeAt = purge_at === null ? null : new Date(purge_at);
    await storeTakedown(db, { ...item, takedownNumber, status, now: how.now, purgeAt });
    await moderatedItem.takeDown(db, id, { ...how, status });
  }
  if (before.character) {
    const { status, reason } = before.character;
    await db.update(character).set({ status, status_reason: reason }).where(eq(character.id, id));
  }
}
