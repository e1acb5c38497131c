import type { ModerationAccount } from "@mimi/contract";
import { and, desc, eq, isNull } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../../db/Database.ts";
import { decisionNotice } from "../../../db/schema/decisionNotice.ts";
import { character, user } from "../../../db/schema/referenced.ts";
import { isInForce } from "../../../domain/accounts/accountStatus.ts";
import { notFound } from "../../../shared/errors/ApiError.ts";
import { readRecords } from "../reports/reportWeight.ts";

/** The most decisions. */
const DECISIONS_MAX = 50;

const moderator = alias(user, "moderator");

/** An account as moderators see it. Throws 40401. */
export async function readAccount(
  db: Database,
  moderatorId: string,
  uid: string,
  now: Date,
): Promise<ModerationAccount> {
  const [row] = await db.select().from(user).where(eq(user.id, uid));
  if (!row) throw notFound();
  const record = (await readRecords(db, [uid])).get(uid) ?? [];
  const upheld = record.filter(Boolean).length;
  const decisions = await db
    .select({ notice: decisionNotice, moderator: moderator.user_name })
    .from(decisionNotice)
    .leftJoin(moderator, eq(moderator.id, decisionNotice.moderator_id))
    .where(eq(decisionNotice.user_id, uid))
    .orderBy(desc(decisionNotice.created_at), desc(decisionNotice.id))
    .limit(DECISIONS_MAX);
  return {
    uid,
    user_name: row.user_name,
    avatar: row.avatar,
    biography: row.biography,
    role: row.role,
    created_at: row.created_at.toISOString(),
    own: uid === moderatorId,
    characters: {
      published: await countCharacters(db, uid, "published"),
      removed: await countCharacters(db, uid, "removed"),
    },
    reports: { upheld, wrong: record.length - upheld },
    decisions: decisions.map(({ notice: one, moderator: name }) => ({
      notice_id: one.id,
      measure: one.measure,
      kind: one.kind,
      rule: one.rule,
      reason: one.reason,
      until: one.until?.toISOString() ?? null,
      active: isInForce(one, now),
      moderator: name,
      at: one.created_at.toISOString(),
    })),
  };
}

function countCharacters(db: Database, uid: string, status: "published" | "removed"): Promise<number> {
  const condition = and(
    eq(character.creator_id, uid),
    eq(character.status, status),
    isNull(character.deleted_at),
  );
  return db.$count(character, condition);
}
