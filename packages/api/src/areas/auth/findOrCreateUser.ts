import { randomInt } from "node:crypto";
import type { LanguageTag } from "@mimi/contract";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/Database.ts";
import { user } from "../../db/schema/referenced.ts";
import { userSearch } from "../../db/search/searchColumns.ts";
import { asciiLowerCase } from "../../shared/asciiLowerCase.ts";
import { newId } from "../../shared/ids.ts";
import { setRole } from "../../domain/access/moderators.ts";
import { inheritStop, storeStoppedIdentity } from "../../domain/accounts/stoppedIdentities.ts";
import { texts } from "../../locales/texts.ts";
import type { IdentifiedUser } from "../../providers/identity/Identity.ts";

/** The user of an identity, created at the first sign-in. A verified address in MODERATORS makes the user a moderator. */
export async function findOrCreateUser(
  db: Database,
  identity: IdentifiedUser,
  {
    moderators,
    now,
    language,
    consumeNewAccount,
  }: {
    readonly moderators: readonly string[];
    readonly now: Date;
    /** The language of the page, in which a new user is named. */
    readonly language: LanguageTag;
    /** Called before a user is created. Throws 42901 when there are too many. */
    readonly consumeNewAccount: () => Promise<void>;
  },
): Promise<string> {
  const id = await findOrInsert(db, identity, { now, language, consumeNewAccount });
  const address = identity.emailVerified ? identity.email : null;
  if (address && moderators.includes(asciiLowerCase(address))) await setRole(db, id, "moderator", now);
  return id;
}

async function findOrInsert(
  db: Database,
  identity: IdentifiedUser,
  { now, language, consumeNewAccount }: Omit<Parameters<typeof findOrCreateUser>[2], "moderators">,
): Promise<string> {
  const known = await find(db, identity.sub);
  if (known) {
    await storeStoppedIdentity(db, known, identity, now);
    return known;
  }
  await consumeNewAccount();
  const id = newId();
  const user_name = neutralName(language);
  const isNew = await db.transaction(async (tx) => {
    const created = await tx
      .insert(user)
      .values({ id, identity_sub: identity.sub, user_name, ...userSearch(user_name), name_state: "unset" })
      // Two first sign-ins at once create one user.
      .onConflictDoNothing({ target: user.identity_sub })
      .returning({ id: user.id });
    if (created.length > 0) await inheritStop(tx, id, identity, now);
    return created.length > 0;
  });
  if (isNew) return id;
  const other = await find(db, identity.sub);
  if (!other) throw new Error("A user that was just created cannot be found.");
  return other;
}

/** The name of a new account until the user chooses one. Nothing of the identity is in it: the name is public. */
function neutralName(language: LanguageTag): string {
  return texts(language).names.newUser(randomInt(1000, 10_000));
}

async function find(db: Database, sub: string): Promise<string | null> {
  const [row] = await db.select({ id: user.id }).from(user).where(eq(user.identity_sub, sub));
  return row?.id ?? null;
}
