import { isDeepStrictEqual } from "node:util";
import { type DataOf, type ParsedInputOf, type routes, STOP_DAYS_MAX } from "@mimi/contract";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { stoppingMeasures } from "../../../domain/accounts/requireAllowed.ts";
import { closeOpenCheckout, settlePayment } from "../../../domain/accounts/settlePayments.ts";
import { audit } from "../../../domain/audit/audit.ts";
import type { Database } from "../../../db/Database.ts";
import { session } from "../../../db/schema/account.ts";
import { decisionNotice } from "../../../db/schema/decisionNotice.ts";
import { user } from "../../../db/schema/referenced.ts";
import type { Deps } from "../../../domain/deps.ts";
import { errorFor, invalidInput, notAllowed, notFound } from "../../../shared/errors/ApiError.ts";
import { newId } from "../../../shared/ids.ts";

const DAY_MS = 24 * 60 * 60_000;

type DecideInput = ParsedInputOf<typeof routes.decideAccount>;
type AccountDeps = Pick<Deps, "db" | "now" | "log" | "billing" | "suspendedUsers">;

/**
 * Applies a decision about an account, and writes the audit log. A suspension or a ban ends all sessions and streams at
 * once. Throws 40001 for a contradictory decision, 40401 for an unknown account, 40301 for the account of a moderator, and
 * 40901 for a `client_id` that was used for another decision.
 */
export async function decideAccount(
  deps: AccountDeps,
  moderatorId: string,
  input: DecideInput,
): Promise<DataOf<typeof routes.decideAccount>> {
  const { db, log, suspendedUsers } = deps;
  const { uid, measure } = input;
  const now = deps.now();
  const until = untilOf(input, now);
  const stops = measure === "suspend" || measure === "ban";
  const decided = await db.transaction(async (tx) => {
    // A sign-in that has begun ends first; a later one finds this decision.
    const [account] = await tx.select({ role: user.role }).from(user).where(eq(user.id, uid)).for("update");
    if (!account) throw notFound();
    const earlier = await findRepeated(tx, moderatorId, input, until);
    if (earlier) return { noticeId: earlier, isNew: false };
    if (uid === moderatorId) throw notAllowed("another_moderator");
    if (account.role === "moderator") throw notAllowed("operator");
    if (measure !== "warn") await endEarlier(tx, input, now);
    if (stops) await tx.delete(session).where(eq(session.user_id, uid));
    const noticeId = await storeDecision(tx, moderatorId, input, until, now);
    return { noticeId, isNew: true };
  });
  if (decided.isNew && stops) {
    await suspendedUsers
      .announce(uid)
      .catch((err: unknown) => log.error({ err, uid }, "replies of a stopped account could not be ended"));
  }
  if (stops && input.payment === "keep") await closeOpenCheckout(deps, uid);
  return { notice_id: decided.noticeId, payment: await settlePayment(deps, decided.noticeId) };
}

/** The end of a measure. Throws 40001 for an end that is missing, past, too late, or that the measure cannot have. */
function untilOf({ measure, until, reason, payment }: DecideInput, now: Date): Date | null {
  if (measure !== "lift" && reason.trim() === "") throw invalidInput({ reason: "required" });
  const stops = measure === "suspend" || measure === "ban";
  if (payment !== "keep" && !stops) throw invalidInput({ payment: "invalid_choice" });
  if (until === undefined) {
    if (measure === "suspend") throw invalidInput({ until: "required" });
    return null;
  }
  if (measure !== "suspend" && measure !== "restrict") throw invalidInput({ until: "invalid_choice" });
  const end = new Date(until);
  if (end <= now) throw invalidInput({ until: "too_small" });
  if (end.getTime() > now.getTime() + STOP_DAYS_MAX * DAY_MS) throw invalidInput({ until: "too_large" });
  return end;
}

/** The decision that the same `client_id` has stored. Throws 40901 when it was another decision. */
async function findRepeated(
  db: Database,
  moderatorId: string,
  { client_id, uid, measure, rule, reason, payment }: DecideInput,
  until: Date | null,
): Promise<string | null> {
  const [row] = await db
    .select()
    .from(decisionNotice)
    .where(and(eq(decisionNotice.moderator_id, moderatorId), eq(decisionNotice.client_id, client_id)));
  if (!row) return null;
  const stored = [
    row.user_id,
    row.measure,
    row.rule,
    row.reason,
    row.payment ?? "keep",
    row.until?.getTime(),
  ];
  if (!isDeepStrictEqual(stored, [uid, measure, rule, reason, payment, until?.getTime()]))
    throw errorFor("client_id_used");
  return row.id;
}

/** The newest decision counts: it replaces the one before, also when it is milder. */
async function endEarlier(db: Database, { uid, measure }: DecideInput, now: Date): Promise<void> {
  await db
    .update(decisionNotice)
    .set({ ended_at: now, ended_by: measure === "lift" ? "lifted" : "replaced" })
    .where(
      and(
        eq(decisionNotice.user_id, uid),
        inArray(decisionNotice.measure, [...stoppingMeasures]),
        isNull(decisionNotice.ended_at),
      ),
    );
}

async function storeDecision(
  db: Database,
  moderatorId: string,
  { uid, measure, rule, reason, payment, note, client_id }: DecideInput,
  until: Date | null,
  now: Date,
): Promise<string> {
  const id = newId();
  await db.insert(decisionNotice).values({
    ...{ id, user_id: uid, measure, rule, reason, until, client_id },
    payment: payment === "keep" ? null : payment,
    moderator_id: moderatorId,
    created_at: now,
  });
  await audit(db, now, {
    actor: moderatorId,
    action: "account.decided",
    severity: measure === "ban" || rule === "minors" ? "critical" : "notice",
    kind: "profile",
    itemId: uid,
    details: { measure, rule, reason, until: until?.toISOString() ?? null, payment, note, notice: id },
  });
  return id;
}
