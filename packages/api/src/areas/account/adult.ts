import { type DataOf, type ParsedInputOf, routes } from "@mimi/contract";
import { eq } from "drizzle-orm";
import { audit } from "../../domain/audit/audit.ts";
import { user } from "../../db/schema/referenced.ts";
import type { Deps } from "../../domain/deps.ts";
import { notAllowed, notFound } from "../../shared/errors/ApiError.ts";
import { handle } from "../../http/handle.ts";
import type { RequestContext } from "../../http/RequestContext.ts";

type AttestInput = ParsedInputOf<typeof routes.attestAdult>;
type Attested = DataOf<typeof routes.attestAdult>;

/** Stores that the user is an adult, or is under 18 (product 7). The session reads it at its next call. */
export function attestAdult(deps: Deps) {
  return handle(routes.attestAdult, async (input, context): Promise<Attested> => {
    if (!input.value) return write(deps, context, input);
    if (!context.adultAvailable && !deps.settings.safety.adult.only) throw notAllowed("another_country");
    if (!deps.ageVerifier) {
      if (input.method === "verifier") throw notAllowed("statement");
      return write(deps, context, input);
    }
    if (input.method === "statement") throw notAllowed("age_verification");
    const check = await deps.ageVerifier.check(context.user.id);
    if (check.kind === "open") return { adult_attested_at: null, verify_url: check.url };
    return write(deps, context, input);
  });
}

/** Only the time and the method are stored. Confirming again keeps the first time. */
async function write({ db, now }: Deps, context: RequestContext, input: AttestInput): Promise<Attested> {
  const { id } = context.user;
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select({ at: user.adult_attested_at })
      .from(user)
      .where(eq(user.id, id))
      .for("update");
    if (!before) throw notFound();
    const at = input.value ? (before.at ?? now()) : null;
    const how = input.value ? { adult_method: input.method, adult_version: input.version } : refusal;
    await tx
      .update(user)
      .set({ adult_attested_at: at, under_18: !input.value, ...how })
      .where(eq(user.id, id));
    const action = input.value ? "adult.attested" : "adult.under_18";
    await audit(tx, now(), { actor: id, action, severity: "info", details: { method: input.method } });
    return { adult_attested_at: at?.toISOString() ?? null };
  });
}

const refusal = { adult_method: null, adult_version: null };
