import { and, eq, ne } from "drizzle-orm";
import { audit } from "../audit/audit.ts";
import type { Database } from "../../db/Database.ts";
import { user } from "../../db/schema/referenced.ts";

type Role = (typeof user.$inferSelect)["role"];

/** Adds or removes the moderator role; it is valid from the next call on. False when there is no such user. */
export async function setRole(db: Database, userId: string, role: Role, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const changed = await tx
      .update(user)
      .set({ role })
      .where(and(eq(user.id, userId), ne(user.role, role)))
      .returning({ id: user.id });
    if (changed.length > 0) {
      const record = { kind: "profile", itemId: userId, details: { role } };
      await audit(tx, now, { actor: "system", action: "role.changed", severity: "notice", ...record });
      return true;
    }
    return (await tx.select({ id: user.id }).from(user).where(eq(user.id, userId))).length > 0;
  });
}
