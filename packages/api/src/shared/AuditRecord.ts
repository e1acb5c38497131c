/** A line of the audit log: who did what to which item. It contains no text of users. */
export interface AuditRecord {
  /** A user's id, `visitor` or `system`. */
  readonly actor: string;
  /** An item and a verb, such as `report.decided`. */
  readonly action: string;
  /** An operator must look at `critical` lines. */
  readonly severity: "info" | "notice" | "critical";
  readonly kind?: string;
  readonly itemId?: string | null;
  readonly details?: Readonly<Record<string, unknown>>;
}
