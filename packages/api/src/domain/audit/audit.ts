import type { Database } from "../../db/Database.ts";
import { auditEntry } from "../../db/schema.ts";

/** A line of the audit log: who did what to what. It holds no text that anybody wrote. */
export interface AuditRecord {
  /** A user's id, `visitor` or `system`. */
  readonly actor: string;
  /** A verb and what it is about, such as `report.decided`. */
  readonly action: string;
  /** `critical` is what an operator has to look at. */
  readonly severity: "info" | "notice" | "critical";
  readonly kind?: string;
  readonly itemId?: string | null;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Adds a line. The database refuses to change or remove it afterwards (product 7). */
export async function audit(db: Database, now: Date, record: AuditRecord): Promise<void> {
  const { actor, action, severity, kind = null, itemId = null, details = {} } = record;
  await db.insert(auditEntry).values({ at: now, actor, action, severity, kind, item_id: itemId, details });
}
