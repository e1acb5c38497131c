import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/Database.ts";
import { auditEntry } from "../../db/schema/safety.ts";
import type { AuditRecord } from "../../shared/AuditRecord.ts";

/** The action of a deleted account. Its actor is the user. */
export const ACCOUNT_DELETED = "account.deleted";

/** Adds a line. The database refuses to change or delete it (product 7). */
export async function audit(db: Database, now: Date, record: AuditRecord): Promise<void> {
  const { actor, action, severity, kind = null, itemId = null, details = {} } = record;
  await db.insert(auditEntry).values({ at: now, actor, action, severity, kind, item_id: itemId, details });
}

/** Whether an account with this id existed here and was deleted. */
export async function accountWasDeleted(db: Database, userId: string): Promise<boolean> {
  const [entry] = await db
    .select({ id: auditEntry.id })
    .from(auditEntry)
    .where(and(eq(auditEntry.actor, userId), eq(auditEntry.action, ACCOUNT_DELETED)))
    .limit(1);
  return entry !== undefined;
}
