import type { Database } from "../../db/Database.ts";
import { auditEntry } from "../../db/schema.ts";
import type { AuditRecord } from "../../shared/AuditRecord.ts";

/** Adds a line. The database refuses to change or delete it (product 7). */
export async function audit(db: Database, now: Date, record: AuditRecord): Promise<void> {
  const { actor, action, severity, kind = null, itemId = null, details = {} } = record;
  await db.insert(auditEntry).values({ at: now, actor, action, severity, kind, item_id: itemId, details });
}
