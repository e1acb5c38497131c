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
