import { and, eq, isNull, ne, or } from "drizzle-orm";
import { rectifyConfusion } from "unicode-confusables";
import type { Database } from "../../db/Database.ts";
import { user } from "../../db/schema/referenced.ts";

/** A name that consists of these words alone speaks for the house. */
const HOUSE_WORDS = [
  ...["mimi", "admin", "admins", "administrator", "moderator", "moderators", "moderation", "mod", "mods"],
  ...["official", "staff", "support", "system", "team", "help"],
];

/** Whether a name looks like that of a moderator, of an account of the house, or of the house itself. */
export async function isStaffName(db: Database, userId: string, name: string): Promise<boolean> {
  const forms = formsOf(name);
  if (forms.some((form) => houseName.test(form))) return true;
  const ofStaff = or(eq(user.role, "moderator"), isNull(user.identity_sub));
  const staff = await db
    .select({ name: user.user_name })
    .from(user)
    .where(and(ofStaff, ne(user.id, userId)));
  return staff.some((other) => formsOf(other.name ?? "").some((form) => forms.includes(form)));
}

/**
 * The skeletons of a name by UTS 39: as it is written, in lower and in upper case, because "I" looks like "l" and "1", and "i" does
 * not. Only letters and digits: a name with other spaces, punctuation or accents looks the same. A name without letters has none.
 */
function formsOf(name: string): string[] {
  const letters = name.normalize("NFKD").replaceAll(/\p{M}|\p{Default_Ignorable_Code_Point}/gu, "");
  const cases = [letters, letters.toLowerCase(), letters.toUpperCase()];
  const forms = cases.map((one) => skeletonOf(skeletonOf(one)).replaceAll(/[^\p{L}\p{N}]/gu, ""));
  return [...new Set(forms)].filter((form) => form !== "");
}

/** In lower case. A capital has another skeleton than the small letter, so it is made twice. */
function skeletonOf(text: string): string {
  return rectifyConfusion(text).toLowerCase();
}

const houseName = new RegExp(`^(?:${HOUSE_WORDS.flatMap(formsOf).join("|")})+$`);
