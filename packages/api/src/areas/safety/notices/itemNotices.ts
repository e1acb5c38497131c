import { DELETED_USER_ID } from "@mimi/contract";
import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { decisionNotice } from "../../../db/schema/decisionNotice.ts";
import type { ItemKey } from "../../../domain/takedown/ItemKey.ts";
import { newId } from "../../../shared/ids.ts";

/** A decision about an item, for its owner. */
interface ItemDecision extends ItemKey {
  readonly measure: "reject" | "remove";
  readonly rule: string;
  readonly reason: string;
  readonly ownerId: string;
  readonly moderatorId: string;
}

/** Notifies the owner of an item of a decision. The same decision again makes no second notice. */
export async function storeItemNotice(db: Database, decision: ItemDecision, now: Date): Promise<void> {
  const { kind, id, measure, rule, reason, ownerId, moderatorId } = decision;
  if (ownerId === DELETED_USER_ID) return;
  const [current] = await db.select().from(decisionNotice).where(isCurrent(decision));
  if (current?.measure === measure && current.rule === rule && current.reason === reason) return;
  await endItemNotices(db, decision, "replaced", now);
  await db.insert(decisionNotice).values({
    ...{ id: newId(), user_id: ownerId, measure, kind, item_id: id, rule, reason },
    ...{ moderator_id: moderatorId, created_at: now },
  });
}

/** Ends the decisions about an item that still count. */
export async function endItemNotices(
  db: Database,
  item: ItemKey,
  endedBy: "lifted" | "replaced",
  now: Date,
): Promise<void> {
  await db.update(decisionNotice).set({ ended_at: now, ended_by: endedBy }).where(isCurrent(item));
}

/** Undoes what a decision of that time did to the notices of an item: its own ends, and those that it ended count again. */
export async function undoItemNotices(
  db: Database,
  { kind, id }: ItemKey,
  decidedAt: Date,
  now: Date,
): Promise<void> {
  const ofItem = and(eq(decisionNotice.kind, kind), eq(decisionNotice.item_id, id));
  await db
    .update(decisionNotice)
    .set({ ended_at: null, ended_by: null })
    .where(and(ofItem, eq(decisionNotice.ended_at, decidedAt)));
  await db
    .update(decisionNotice)
    .set({ ended_at: now, ended_by: "lifted" })
    .where(and(ofItem, eq(decisionNotice.created_at, decidedAt)));
}

function isCurrent({ kind, id }: ItemKey) {
  return and(eq(decisionNotice.kind, kind), eq(decisionNotice.item_id, id), isNull(decisionNotice.ended_at));
}
