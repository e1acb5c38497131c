import { and, eq, gt } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../../db/Database.ts";
import { ageCheck } from "../../db/schema/account.ts";
import { user } from "../../db/schema/referenced.ts";
import type { AgeVerifier } from "../../providers/identity/AgeVerifier.ts";
import { invalidInput, notFound } from "../../shared/errors/ApiError.ts";
import { newId } from "../../shared/ids.ts";

/** Minutes after which a check that has begun does not count any more. */
const CHECK_MINUTES = 60;

type CheckRow = typeof ageCheck.$inferSelect;

interface CheckDeps {
  readonly db: Database;
  readonly log: Logger;
  readonly now: () => Date;
  readonly ageVerifiers: ReadonlyMap<string, AgeVerifier>;
}

/** What the verifiers say of the checks that a user has begun. Null: none is open. */
export type CheckResult =
  | { readonly kind: "verified"; readonly check: CheckRow }
  | { readonly kind: "open" }
  | null;

/**
 * Begins a check, or continues the one that is open with this verifier. Resolves to the address where the user continues; null
 * when the verifier already says that the user is an adult. Throws 40001 for an unknown verifier, 50301 for one that is down, and
 * 40401 when the verifier refuses a new check.
 */
export async function beginAgeCheck(
  { db, now, ageVerifiers }: CheckDeps,
  userId: string,
  verifierId: string,
): Promise<string | null> {
  const verifier = ageVerifiers.get(verifierId);
  if (!verifier) throw invalidInput({ verifier: "invalid_choice" });
  const begin = async () => {
    const check = await openCheck(db, userId, verifierId, now());
    const answer = await verifier.check(check.check_id);
    if (answer.kind === "refused") await deleteCheck(db, check);
    return answer;
  };
  let answer = await begin();
  // That was the result of an earlier check, which the user had not read. They want another one.
  if (answer.kind === "refused") answer = await begin();
  if (answer.kind === "refused") throw notFound();
  return answer.kind === "open" ? answer.url : null;
}

/** Asks the verifiers for the results of a user's checks. Throws 50301 when none has a result and one is down. */
export async function readAgeChecks(deps: CheckDeps, userId: string): Promise<CheckResult> {
  const checks = await deps.db.select().from(ageCheck).where(isOpen(userId, deps.now()));
  const answers = await Promise.allSettled(checks.map((check) => readCheck(deps, check)));
  const found = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
  const failure = answers.find((answer) => answer.status === "rejected");
  const verified = found.find((result) => result?.kind === "verified");
  if (!verified && failure) throw failure.reason;
  return verified ?? found.find((result) => result !== null) ?? null;
}

/** Whether a check of the user is open. */
export async function hasOpenCheck(db: Database, userId: string, now: Date): Promise<boolean> {
  return (await db.$count(ageCheck, isOpen(userId, now))) > 0;
}

/** Uses a check, which counts once. False when it was used meanwhile, was withdrawn, or is too old. */
export async function takeCheck(tx: Database, check: CheckRow, now: Date): Promise<boolean> {
  const isThis = and(isOpen(check.user_id, now), eq(ageCheck.check_id, check.check_id));
  return (await tx.delete(ageCheck).where(isThis).returning()).length > 0;
}

/** Withdraws the checks of a user. */
export async function deleteChecks(tx: Database, userId: string): Promise<void> {
  await tx.delete(ageCheck).where(eq(ageCheck.user_id, userId));
}

async function readCheck({ db, log, ageVerifiers }: CheckDeps, check: CheckRow): Promise<CheckResult> {
  // The operator has removed it.
  const verifier = ageVerifiers.get(check.verifier);
  if (!verifier) return null;
  try {
    const { kind } = await verifier.check(check.check_id);
    if (kind === "verified") return { kind, check };
    if (kind === "open") return { kind };
    await deleteCheck(db, check);
    return null;
  } catch (error) {
    log.warn({ verifier: check.verifier }, "an age verifier did not answer");
    throw error;
  }
}

/** The open check with a verifier, or a new one. */
function openCheck(db: Database, userId: string, verifier: string, now: Date): Promise<CheckRow> {
  return db.transaction(async (tx) => {
    // Two tabs that begin at once get the same check.
    await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for("update");
    const [open] = await tx
      .select()
      .from(ageCheck)
      .where(and(isOpen(userId, now), eq(ageCheck.verifier, verifier)));
    if (open) return open;
    const fresh = { check_id: newId(), expires_at: new Date(now.getTime() + CHECK_MINUTES * 60_000) };
    const [row] = await tx
      .insert(ageCheck)
      .values({ user_id: userId, verifier, ...fresh })
      .onConflictDoUpdate({ target: [ageCheck.user_id, ageCheck.verifier], set: fresh })
      .returning();
    if (!row) throw notFound();
    return row;
  });
}

async function deleteCheck(db: Database, { check_id: id }: CheckRow): Promise<void> {
  await db.delete(ageCheck).where(eq(ageCheck.check_id, id));
}

function isOpen(userId: string, now: Date) {
  return and(eq(ageCheck.user_id, userId), gt(ageCheck.expires_at, now));
}
