import { type DataOf, type ParsedInputOf, routes, type User } from "@mimi/contract";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/Database.ts";
import { user } from "../../db/schema/referenced.ts";
import { audit } from "../../domain/audit/audit.ts";
import type { Deps } from "../../domain/deps.ts";
import { handle } from "../../http/handle.ts";
import type { RequestContext } from "../../http/RequestContext.ts";
import { notAllowed, notFound } from "../../shared/errors/ApiError.ts";
import { beginAgeCheck, deleteChecks, hasOpenCheck, readAgeChecks, takeCheck } from "./ageChecks.ts";

type AttestInput = ParsedInputOf<typeof routes.attestAdult>;
type Attested = DataOf<typeof routes.attestAdult>;

/** What the user must still do where they are, and who can check their age. No verifier is asked. */
export function getAge({ db, now, settings }: Deps) {
  return handle(routes.getAge, async (_input, { user: caller, ageSteps }) => ({
    ...ageSteps,
    verifiers: settings.safety.adult.verifiers.map(({ id, name, ways }) => ({ id, name, ways: [...ways] })),
    checking: await hasOpenCheck(db, caller.id, now()),
  }));
}

/** Stores that the user is an adult, or is under 18 (product 7). The session reads it at its next call. */
export function attestAdult(deps: Deps) {
  const { db, now, settings } = deps;
  return handle(routes.attestAdult, async (input, context): Promise<Attested> => {
    const { id } = context.user;
    if (!input.value)
      return db.transaction(async (tx) => {
        await deleteChecks(tx, id);
        return write(tx, now(), id, input);
      });
    const { characters, service } = context.ageSteps;
    const step = characters === "unavailable" && settings.safety.adult.only ? service : characters;
    if (step === "unavailable") throw notAllowed("another_country");
    if (input.method === "statement") {
      if (step === "check") throw notAllowed("age_verification");
      return db.transaction((tx) => write(tx, now(), id, input));
    }
    if (deps.ageVerifiers.size === 0) throw notAllowed("statement");
    if (input.verifier !== undefined) {
      const url = await beginAgeCheck(deps, id, input.verifier);
      if (url !== null) return { adult_attested_at: null, verify_url: url };
    }
    return finish(deps, id, input);
  });
}

/** Stores the result of the user's checks. Throws 40401 when none is open, also when the same one was just used. */
async function finish(deps: Deps, userId: string, input: AttestInput): Promise<Attested> {
  const result = await readAgeChecks(deps, userId);
  if (result === null) throw notFound();
  if (result.kind === "open") return { adult_attested_at: null };
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    if (!(await takeCheck(tx, result.check, now))) throw notFound();
    return write(tx, now, userId, input);
  });
}

/**
 * Only the time and the method are stored. Confirming again keeps the first time; a check has its own, and a later statement does
 * not replace it.
 */
async function write(
  tx: Database,
  now: Date,
  id: string,
  { value, method, version }: AttestInput,
): Promise<Attested> {
  const [before] = await tx
    .select({ at: user.adult_attested_at, method: user.adult_method })
    .from(user)
    .where(eq(user.id, id))
    .for("update");
  if (!before) throw notFound();
  const isBetter = method === "verifier" && before.method === "statement";
  const at = isBetter ? now : (before.at ?? now);
  const isKept = before.method === "verifier" && method === "statement";
  const how = isKept ? {} : { adult_method: method, adult_version: version };
  const change = value
    ? { adult_attested_at: at, under_18: false, ...how }
    : { adult_attested_at: null, under_18: true, adult_method: null, adult_version: null };
  await tx.update(user).set(change).where(eq(user.id, id));
  const action = value ? "adult.attested" : "adult.under_18";
  await audit(tx, now, { actor: id, action, severity: "info", details: { method } });
  return { adult_attested_at: change.adult_attested_at?.toISOString() ?? null };
}

/** The user, without a confirmation that is not enough where they are: the app then asks. */
export function asUserHere(found: User, { ageSteps }: RequestContext): User {
  return ageSteps.service === "check" ? { ...found, adult_attested_at: null } : found;
}
