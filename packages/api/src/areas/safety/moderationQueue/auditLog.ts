import type { AuditLine, Page, ParsedInputOf, routes } from "@mimi/contract";
import { and, asc, desc, eq, gt, gte, lte, type SQL } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { user } from "../../../db/schema/referenced.ts";
import { auditEntry } from "../../../db/schema/safety.ts";

/** Lines per query of the export, so that a log of any size uses little memory. */
const CHUNK_ROWS = 500;

type Filter = ParsedInputOf<typeof routes.exportAudit>;

/** The audit log, newest first. */
export async function listAudit(
  db: Database,
  { page, count, ...filter }: ParsedInputOf<typeof routes.listAudit>,
): Promise<Page<AuditLine> & { items: AuditLine[] }> {
  const rows = await selectLines(db)
    .where(matching(filter))
    .orderBy(desc(auditEntry.id))
    .limit(count + 1)
    .offset((page - 1) * count);
  return { items: rows.slice(0, count).map(toLine), page, has_more: rows.length > count, hidden: 0 };
}

/** The lines as a file, written while they are read: one JSON object per line, oldest first. */
export function exportAudit(db: Database, filter: Filter, now: Date): Response {
  const encoder = new TextEncoder();
  let after = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const rows = await selectLines(db)
        .where(and(matching(filter), gt(auditEntry.id, after)))
        .orderBy(asc(auditEntry.id))
        .limit(CHUNK_ROWS);
      const last = rows.at(-1);
      if (!last) return controller.close();
      after = last.entry.id;
      controller.enqueue(encoder.encode(rows.map((row) => `${JSON.stringify(toLine(row))}\n`).join("")));
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": "application/jsonl; charset=utf-8",
      "Content-Disposition": `attachment; filename="mimi-audit-${now.toISOString().slice(0, 10)}.jsonl"`,
    },
  });
}

function selectLines(db: Database) {
  return db
    .select({ entry: auditEntry, name: user.user_name })
    .from(auditEntry)
    .leftJoin(user, eq(user.id, auditEntry.actor))
    .$dynamic();
}

function matching({ action, severity, actor, item_id, from, to }: Filter): SQL | undefined {
  return and(
    action === undefined ? undefined : eq(auditEntry.action, action),
    severity === undefined ? undefined : eq(auditEntry.severity, severity),
    actor === undefined ? undefined : eq(auditEntry.actor, actor),
    item_id === undefined ? undefined : eq(auditEntry.item_id, item_id),
    from === undefined ? undefined : gte(auditEntry.at, new Date(from)),
    to === undefined ? undefined : lte(auditEntry.at, new Date(to)),
  );
}

function toLine({
  entry,
  name,
}: {
  readonly entry: typeof auditEntry.$inferSelect;
  readonly name: string | null;
}): AuditLine {
  const { id, at, actor, action, severity, kind, item_id, details } = entry;
  return { id, at: at.toISOString(), actor, actor_name: name, action, severity, kind, item_id, details };
}
