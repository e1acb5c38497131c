import { createHash } from "node:crypto";
import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, or } from "drizzle-orm";
import type { Database } from "../../db/Database.ts";
import { decisionNotice, stoppedIdentity } from "../../db/schema/decisionNotice.ts";
import type { IdentifiedUser } from "../../providers/identity/Identity.ts";
import { newId } from "../../shared/ids.ts";
import { stoppingMeasures } from "./requireAllowed.ts";

type IdentityFields = Pick<IdentifiedUser, "sub" | "email" | "emailVerified">;

/** Stores the identity of a user whose account is stopped, as hashes. Does nothing for other users. */
export async function storeStoppedIdentity(
  db: Database,
  userId: string,
  identity: IdentityFields,
  now: Date,
): Promise<void> {
  const [stop] = await db
    .select()
    .from(decisionNotice)
    .where(
      and(
        eq(decisionNotice.user_id, userId),
        inArray(decisionNotice.measure, [...stoppingMeasures]),
        isNull(decisionNotice.ended_at),
        or(isNull(decisionNotice.until), gt(decisionNotice.until, now)),
      ),
    )
    .orderBy(desc(decisionNotice.created_at))
    .limit(1);
  if (!stop) return;
  const { id: notice_id, rule, reason, until } = stop;
  const measure = stop.measure as (typeof stoppingMeasures)[number];
  // Anybody can sign up with the address of another user and never verify it.
  const hashes = hashesOf(identity.emailVerified ? identity : { ...identity, email: null });
  await db
    .insert(stoppedIdentity)
    .values(hashes.map((identity_hash) => ({ identity_hash, notice_id, measure, rule, reason, until })))
    .onConflictDoNothing();
}

/** Stops a new account by the decision that counts for an earlier account of the same identity, if there is one. */
export async function inheritStop(
  db: Database,
  userId: string,
  identity: IdentityFields,
  now: Date,
): Promise<void> {
  const [stop] = await db
    .select({ stopped: stoppedIdentity })
    .from(stoppedIdentity)
    .leftJoin(decisionNotice, eq(decisionNotice.id, stoppedIdentity.notice_id))
    .where(
      and(
        inArray(stoppedIdentity.identity_hash, hashesOf(identity)),
        isNull(decisionNotice.ended_at),
        or(isNull(stoppedIdentity.until), gt(stoppedIdentity.until, now)),
      ),
    )
    .limit(1);
  if (!stop) return;
  const { measure, rule, reason, until, notice_id } = stop.stopped;
  const id = newId();
  await db
    .insert(decisionNotice)
    .values({ id, user_id: userId, measure, rule, reason, until, created_at: now });
  // Who lifts the new decision lifts the old one, unless the earlier account still exists and has its own.
  const [earlier] = await db
    .select({ id: decisionNotice.id })
    .from(decisionNotice)
    .where(eq(decisionNotice.id, notice_id));
  if (!earlier) {
    await db.update(stoppedIdentity).set({ notice_id: id }).where(eq(stoppedIdentity.notice_id, notice_id));
  }
}

/** Deletes the hashes of decisions that do not count any more. Resolves to null when there are none. */
export async function deleteEndedIdentities(
  db: Database,
  now: Date,
): Promise<{ readonly identities: number } | null> {
  const ended = db
    .select({ id: decisionNotice.id })
    .from(decisionNotice)
    .where(isNotNull(decisionNotice.ended_at));
  const deleted = await db
    .delete(stoppedIdentity)
    .where(or(lte(stoppedIdentity.until, now), inArray(stoppedIdentity.notice_id, ended)))
    .returning({ hash: stoppedIdentity.identity_hash });
  return deleted.length > 0 ? { identities: deleted.length } : null;
}

function hashesOf({ sub, email }: Pick<IdentityFields, "sub" | "email">): string[] {
  const names = [`sub:${sub}`, ...(email === null ? [] : [`email:${email.toLowerCase()}`])];
  return names.map((name) => createHash("sha256").update(name).digest("hex"));
}
