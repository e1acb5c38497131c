import type { DataOf, OpenAppeal, Page, ParsedInputOf, routes } from "@mimi/contract";
import { and, asc, eq, isNull, ne } from "drizzle-orm";
import { audit } from "../../../domain/audit/audit.ts";
import type { Database } from "../../../db/Database.ts";
import { appeal, decisionNotice, type DecisionNoticeRow } from "../../../db/schema/decisionNotice.ts";
import { user } from "../../../db/schema/referenced.ts";
import { lockItem } from "../../../domain/takedown/lockItem.ts";
import { errorFor, notAllowed, notFound } from "../../../shared/errors/ApiError.ts";
import { decide, type DecideDeps } from "../decisions/decisions.ts";
import { selectNotices, toNotice } from "./notices.ts";

type DecideInput = ParsedInputOf<typeof routes.decideAppeal>;

/** Appeals that need a decision, oldest first. */
export async function listAppeals(
  db: Database,
  moderatorId: string,
  { page, count }: ParsedInputOf<typeof routes.listAppeals>,
  now: Date,
): Promise<Page<OpenAppeal> & { items: OpenAppeal[] }> {
  const rows = await selectNotices(db)
    .where(and(eq(appeal.notice_id, decisionNotice.id), isNull(appeal.decided_at)))
    .orderBy(asc(appeal.created_at), asc(appeal.notice_id))
    .limit(count + 1)
    .offset((page - 1) * count);
  const items: OpenAppeal[] = [];
  for (const row of rows.slice(0, count)) {
    const [account] = await db
      .select({ user_name: user.user_name })
      .from(user)
      .where(eq(user.id, row.notice.user_id));
    items.push({
      appeal_id: row.notice.id,
      uid: row.notice.user_id,
      user_name: account?.user_name ?? null,
      own: await isForAnother(db, row.notice, moderatorId),
      item_id: row.notice.item_id,
      notice: toNotice(row, now),
    });
  }
  return { items, page, has_more: rows.length > count, hidden: 0 };
}

/**
 * Decides an appeal, and writes the audit log. Throws 40401, 40901 when it is decided already or its content is deleted,
 * and 40301 for a moderator's own decision while there is another moderator.
 */
export async function decideAppeal(
  deps: DecideDeps,
  moderatorId: string,
  { appeal_id, result, answer }: DecideInput,
): Promise<DataOf<typeof routes.decideAppeal>> {
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    await lockItemOf(tx, appeal_id);
    const [decided] = await tx
      .select()
      .from(decisionNotice)
      .where(eq(decisionNotice.id, appeal_id))
      .for("update");
    const [open] = await tx.select().from(appeal).where(eq(appeal.notice_id, appeal_id));
    if (!decided || !open) throw notFound();
    if (open.decided_at) {
      throw errorFor("appeal_decided");
    }
    if (await isForAnother(tx, decided, moderatorId)) throw notAllowed("another_moderator");
    if (result === "reversed") await withdraw({ ...deps, db: tx }, moderatorId, decided, answer);
    await tx
      .update(appeal)
      .set({ decided_at: now, result, answer, moderator_id: moderatorId })
      .where(eq(appeal.notice_id, appeal_id));
    // The notice is unread again, so that the user sees the result.
    await tx
      .update(decisionNotice)
      .set({ seen_at: null, mailed_at: null })
      .where(eq(decisionNotice.id, appeal_id));
    const details = { notice: appeal_id, measure: decided.measure, result, answer };
    const record = { kind: decided.kind ?? "profile", itemId: decided.item_id ?? decided.user_id, details };
    await audit(tx, now, { actor: moderatorId, action: "appeal.decided", severity: "notice", ...record });
  });
  return {};
}

/** Locks the item of a notice before the notice, as decisions do. */
async function lockItemOf(db: Database, noticeId: string): Promise<void> {
  const [row] = await db.select().from(decisionNotice).where(eq(decisionNotice.id, noticeId));
  const { kind, item_id: id } = row ?? { kind: null, item_id: null };
  if (kind !== null && id !== null) await lockItem(db, { kind, id });
}

/**
 * The decision does not count any more: the measure ends, or the item is restored. A later decision about the item stays: it
 * has an appeal of its own.
 */
async function withdraw(
  deps: DecideDeps,
  moderatorId: string,
  { id, kind, item_id, ended_at }: DecisionNoticeRow,
  answer: string,
): Promise<void> {
  if (ended_at !== null) return;
  const { db, now } = deps;
  await db
    .update(decisionNotice)
    .set({ ended_at: now(), ended_by: "lifted" })
    .where(eq(decisionNotice.id, id));
  if (kind === null || item_id === null) return;
  const restore = { kind, id: item_id, decision: "restore", rule: "moderation" } as const;
  await decide(deps, moderatorId, { ...restore, reason: answer, note: "Appeal." });
}

/** Whether another moderator must decide: about own accounts always, about own decisions where there is another one. */
async function isForAnother(
  db: Database,
  { user_id, moderator_id }: DecisionNoticeRow,
  moderatorId: string,
): Promise<boolean> {
  if (user_id === moderatorId) return true;
  if (moderator_id !== moderatorId) return false;
  const others = and(eq(user.role, "moderator"), ne(user.id, moderatorId), ne(user.id, user_id));
  return (await db.$count(user, others)) > 0;
}
