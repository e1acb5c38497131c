import { randomBytes } from "node:crypto";
import { ErrorCode, FRESH_SIGN_IN_MINUTES } from "@mimi/contract";
import { and, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "../../db/Database.ts";
import { isReadOnly } from "../../db/isReadOnly.ts";
import { session } from "../../db/schema/account.ts";
import { user } from "../../db/schema/referenced.ts";
import { requireAllowed } from "../accounts/requireAllowed.ts";
import type { SessionUser } from "../access/SessionUser.ts";
import type { IdentifiedUser } from "../../providers/identity/Identity.ts";
import { ApiError } from "../../shared/errors/ApiError.ts";
import { sha256 } from "../../shared/ids.ts";

const DAY_MS = 86_400_000;
/** A session ends after this many days without a call. */
const IDLE_DAYS = 14;
/** A session ends after this many days in any case. */
const ABSOLUTE_DAYS = 60;
/** The time of the last call is written at most this often, to save a write per call. */
const SEEN_EVERY_MS = 5 * 60_000;
const FORM = /^ms1_[\w-]{43}$/;

/** What a session keeps of a sign-in. */
type SignIn = Pick<IdentifiedUser, "authenticatedAt" | "emailVerified" | "provider">;

/** Sessions of signed-in devices (contract 4). Only the client has the value; the database has its hash. */
export class Sessions {
  readonly #db: Database;
  readonly #now: () => Date;
  readonly #find: ReturnType<typeof prepareFind>;

  constructor(db: Database, now: () => Date) {
    this.#db = db;
    this.#now = now;
    this.#find = prepareFind(db);
  }

  /**
   * Opens a session for a sign-in, and ends the device's previous one. Resolves to the value for the client. Throws 40303 for
   * a suspended or banned account, 40101 for a sign-in before the address was verified.
   */
  async open(userId: string, previous: string | null, signIn: SignIn): Promise<string> {
    const now = this.#now();
    const value = `ms1_${randomBytes(32).toString("base64url")}`;
    await this.#db.transaction(async (tx) => {
      if (previous) await tx.delete(session).where(eq(session.token_hash, sha256(previous)));
      await endUnverified(tx, userId, signIn);
      await tx.insert(session).values({
        token_hash: sha256(value),
        user_id: userId,
        created_at: now,
        authenticated_at: signIn.authenticatedAt,
        seen_at: now,
        verified: signIn.emailVerified,
        provider: signIn.provider,
      });
      // After the insert: it waits for a suspension that is being stored, and a later one waits for it.
      await requireAllowed(tx, userId, "sign_in", now);
    });
    return value;
  }

  /** The user of a session; null when the value is unknown, expired or revoked. */
  async find(value: string | null): Promise<SessionUser | null> {
    if (!value || !FORM.test(value)) return null;
    const hash = sha256(value);
    const now = this.#now();
    const [row] = await this.#find.execute({ hash, ...oldest(now) });
    if (!row) return null;
    if (now.getTime() - row.seen_at.getTime() > SEEN_EVERY_MS) {
      await this.#markSeen(hash, now);
    }
    const proven = row.authenticated_at?.getTime() ?? 0;
    return {
      id: row.user_id,
      adult: row.adult_attested_at !== null,
      ageChecked: row.adult_method === "verifier",
      moderator: row.role === "moderator",
      fresh: now.getTime() - proven <= FRESH_SIGN_IN_MINUTES * 60_000,
      sessionHash: hash,
    };
  }

  async #markSeen(hash: string, now: Date): Promise<void> {
    try {
      await this.#db.update(session).set({ seen_at: now }).where(eq(session.token_hash, hash));
    } catch (error) {
      // Reading works on a full disk.
      if (!isReadOnly(error)) throw error;
    }
  }

  /** Whether the session still exists. */
  async isOpen({ sessionHash }: SessionUser): Promise<boolean> {
    return (await this.#find.execute({ hash: sessionHash, ...oldest(this.#now()) })).length > 0;
  }

  /** Ends this session, or every session of the user. */
  async end(sessionUser: SessionUser, everywhere: boolean): Promise<void> {
    const condition = everywhere
      ? eq(session.user_id, sessionUser.id)
      : eq(session.token_hash, sessionUser.sessionHash);
    await this.#db.delete(session).where(condition);
  }

  /** Deletes expired sessions. */
  async deleteExpired(): Promise<void> {
    const { idleSince, openedSince } = oldest(this.#now());
    await this.#db
      .delete(session)
      .where(or(lt(session.seen_at, idleSince), lt(session.created_at, openedSince)));
  }
}

/**
 * A stranger can create an account with the address of another person, and keep its session. So sessions without a verified
 * address end when somebody signs in with one, or in another way (for example Google instead of a password).
 */
async function endUnverified(tx: Database, userId: string, signIn: SignIn): Promise<void> {
  if (signIn.emailVerified) {
    await tx
      .update(user)
      .set({ verified_at: signIn.authenticatedAt })
      .where(and(eq(user.id, userId), isNull(user.verified_at)));
  }
  // The stranger's own token becomes a verified one when it is renewed, but the time of its sign-in stays.
  const [row] = await tx.select({ verified_at: user.verified_at }).from(user).where(eq(user.id, userId));
  if (row?.verified_at && signIn.authenticatedAt < row.verified_at) throw new ApiError(ErrorCode.signedOut);
  const ended = signIn.emailVerified
    ? undefined
    : sql`${session.provider} is distinct from ${signIn.provider}`;
  await tx.delete(session).where(and(eq(session.user_id, userId), eq(session.verified, false), ended));
}

function oldest(now: Date) {
  return {
    idleSince: new Date(now.getTime() - IDLE_DAYS * DAY_MS),
    openedSince: new Date(now.getTime() - ABSOLUTE_DAYS * DAY_MS),
  };
}

function prepareFind(db: Database) {
  return db
    .select({
      user_id: session.user_id,
      seen_at: session.seen_at,
      authenticated_at: session.authenticated_at,
      adult_attested_at: user.adult_attested_at,
      adult_method: user.adult_method,
      role: user.role,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.user_id))
    .where(
      and(
        eq(session.token_hash, sql.placeholder("hash")),
        gt(session.seen_at, sql.placeholder("idleSince")),
        gt(session.created_at, sql.placeholder("openedSince")),
      ),
    )
    .prepare("session_find");
}
