import type { DataOf, DecisionNotice, Page, ParsedInputOf, routes } from "@mimi/contract";
import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { appeal, decisionNotice, type DecisionNoticeRow } from "../../../db/schema/decisionNotice.ts";
import { character, user } from "../../../db/schema/referenced.ts";
import { takedown } from "../../../db/schema/safety.ts";
import { findStop } from "../../../domain/accounts/accountStatus.ts";
import { audit } from "../../../domain/audit/audit.ts";
import type { Deps } from "../../../domain/deps.ts";
import { errorFor, notFound } from "../../../shared/errors/ApiError.ts";

type AppealRow = typeof appeal.$inferSelect;

/** A decision with its appeal, and with what is shown of its item. */
export interface NoticeWithAppeal {
  readonly notice: DecisionNoticeRow;
  readonly appeal: AppealRow | null;
  /** The character, or the one with the image. */
  readonly character: Pick<typeof character.$inferSelect, "id" | "name" | "deleted_at"> | null;
  /** The end of the time for an appeal; null when the content is deleted. */
  readonly purgeAt: Date | null;
}

/** Selects decisions with what {@link toNotice} needs. */
export function selectNotices(db: Database) {
  return db
    .select({
      ...{ notice: decisionNotice, appeal, purgeAt: takedown.purge_at },
      character: { id: character.id, name: character.name, deleted_at: character.deleted_at },
    })
    .from(decisionNotice)
    .leftJoin(appeal, eq(appeal.notice_id, decisionNotice.id))
    .leftJoin(
      character,
      and(inArray(decisionNotice.kind, ["character", "image"]), eq(character.id, decisionNotice.item_id)),
    )
    .leftJoin(
      takedown,
      and(
        eq(takedown.kind, decisionNotice.kind),
        eq(takedown.item_id, decisionNotice.item_id),
        isLastTakedown,
      ),
    )
    .$dynamic();
}

const isLastTakedown = sql`not exists (select 1 from ${takedown} as later where later.kind = ${takedown.kind}
  and later.item_id = ${takedown.item_id} and later.takedown_number > ${takedown.takedown_number})`;

/** A decision as its user reads it. */
export function toNotice(one: NoticeWithAppeal, now: Date): DecisionNotice {
  const { notice: row, appeal: appealed, character: found } = one;
  const isRemoved = row.kind === "character" && row.measure === "remove" && row.ended_at === null;
  return {
    notice_id: row.id,
    measure: row.measure,
    kind: row.kind,
    character_id: found && !isRemoved && found.deleted_at === null ? found.id : null,
    // The name of a removed character was taken down.
    title: isRemoved ? null : (found?.name ?? null),
    rule: row.rule,
    reason: row.reason,
    until: row.until?.toISOString() ?? null,
    payment: row.payment,
    created_at: row.created_at.toISOString(),
    seen: row.seen_at !== null,
    ended_by: row.ended_by,
    appealable: isAppealable(one, now),
    appeal: appealed && {
      text: appealed.text,
      created_at: appealed.created_at.toISOString(),
      result: appealed.result,
      answer: appealed.answer,
    },
  };
}

/** One appeal for each decision, while it counts, and while its content can be brought back. */
function isAppealable({ notice: row, appeal: appealed, purgeAt }: NoticeWithAppeal, now: Date): boolean {
  const isOver = row.ended_at !== null || (row.until !== null && row.until <= now);
  if (appealed || isOver || row.measure === "lift") return false;
  return row.kind === null || (purgeAt !== null && purgeAt > now);
}

/** The decisions about a user and the user's items, newest first. */
export async function listNotices(
  db: Database,
  userId: string,
  { page, count }: ParsedInputOf<typeof routes.listNotices>,
  now: Date,
): Promise<Page<DecisionNotice> & { items: DecisionNotice[] }> {
  const rows = await selectNotices(db)
    .where(eq(decisionNotice.user_id, userId))
    .orderBy(desc(decisionNotice.created_at), desc(decisionNotice.id))
    .limit(count + 1)
    .offset((page - 1) * count);
  const items = rows.slice(0, count).map((row) => toNotice(row, now));
  return { items, page, has_more: rows.length > count, hidden: 0 };
}

/** Marks every decision about a user as read. */
export async function seeNotices(db: Database, userId: string, now: Date): Promise<object> {
  await db
    .update(decisionNotice)
    .set({ seen_at: now })
    .where(and(eq(decisionNotice.user_id, userId), isNull(decisionNotice.seen_at)));
  return {};
}

/** Stores the appeal of a user against a decision. Throws 40401, and 40901 when it is too late or was done before. */
export async function appealNotice(
  { db, now: clock }: Pick<Deps, "db" | "now">,
  userId: string,
  { notice_id, text }: ParsedInputOf<typeof routes.appealNotice>,
): Promise<DataOf<typeof routes.appealNotice>> {
  const now = clock();
  await db.transaction(async (tx) => {
    // A second appeal at the same time waits, and then finds this one.
    await tx
      .select({ id: decisionNotice.id })
      .from(decisionNotice)
      .where(eq(decisionNotice.id, notice_id))
      .for("update");
    const own = and(eq(decisionNotice.id, notice_id), eq(decisionNotice.user_id, userId));
    const [found] = await selectNotices(tx).where(own);
    if (!found) throw notFound();
    if (!isAppealable(found, now)) {
      throw errorFor("appeal_over");
    }
    await tx.insert(appeal).values({ notice_id, user_id: userId, text, created_at: now });
    const details = { notice: notice_id };
    const record = { kind: "profile", itemId: userId, details };
    await audit(tx, now, { actor: userId, action: "appeal.filed", severity: "notice", ...record });
  });
  return {};
}

/** Appeals against the decision that refuses the sign-in of an identity. Throws 40401 when nothing refuses it. */
export async function appealStop(
  deps: Pick<Deps, "db" | "now">,
  identitySub: string,
  text: string,
): Promise<DataOf<typeof routes.appealStop>> {
  const rows = await deps.db
    .select({ notice: decisionNotice })
    .from(decisionNotice)
    .innerJoin(user, eq(user.id, decisionNotice.user_id))
    .where(and(eq(user.identity_sub, identitySub), isNull(decisionNotice.ended_at)))
    .orderBy(desc(decisionNotice.created_at));
  const stop = findStop(
    rows.map((row) => row.notice),
    "sign_in",
    deps.now(),
  );
  if (!stop) throw notFound();
  return appealNotice(deps, stop.user_id, { notice_id: stop.id, text });
}
