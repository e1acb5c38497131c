import type { CaseField, ModerationCase, Page, ReportKind } from "@mimi/contract";
import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { rowsOf } from "../../../db/Database.ts";
import { character } from "../../../db/schema/referenced.ts";
import { abuseReport } from "../../../db/schema/safety.ts";
import type { Deps } from "../../../domain/deps.ts";
import { audit } from "../../../domain/audit/audit.ts";
import { isWithdrawn } from "../../../domain/takedown/withdrawnFiles.ts";
import { fileNameOf } from "../../../domain/uploads/fileNames.ts";
import type { Evidence, ModeratedItems } from "../moderatedItems/ModeratedItem.ts";

/** The most reports of one item that a moderator sees. */
const REPORTS_MAX = 20;

/** What showing a case needs. */
export type CaseDeps = Pick<Deps, "db" | "files" | "now"> & { readonly moderatedItems: ModeratedItems };

interface QueueRow {
  readonly kind: ReportKind;
  readonly item_id: string;
  readonly reports: number;
  readonly hid: boolean;
}

/** Items that need a decision, also resubmitted ones, in the order of the queue. */
export async function readQueue(
  deps: CaseDeps,
  moderatorId: string,
  { page, count }: { readonly page: number; readonly count: number },
): Promise<Page<ModerationCase> & { items: ModerationCase[] }> {
  const { db } = deps;
  const result = await db.execute(sql`select kind, item_id, reports, hid from (${waitingItems()}) as waiting
    order by urgent desc, due, since, item_id limit ${count + 1} offset ${(page - 1) * count}`);
  const rows = rowsOf<QueueRow>(result);
  const items: ModerationCase[] = [];
  for (const row of rows.slice(0, count)) items.push(await caseOf(deps, moderatorId, row));
  // The excerpt of a message is from a private chat.
  const messages = items.flatMap(({ kind, id }) => (kind === "message" ? id : []));
  if (messages.length > 0) {
    const record = {
      actor: moderatorId,
      action: "queue.read",
      severity: "info",
      details: { messages },
    } as const;
    await audit(db, deps.now(), record);
  }
  return { items, page, has_more: rows.length > count, hidden: 0 };
}

/** Every item that needs a decision: `kind`, `item_id`, `reports`, `hid`, `urgent`, `since` when, and `due` until when. */
export function waitingItems(): SQL {
  const reported = sql`select ${abuseReport.kind} as kind, ${abuseReport.item_id} as item_id, count(*)::int as reports,
    bool_or(${abuseReport.hid}) as hid, bool_or(${abuseReport.reason} = 'minors') as urgent, min(${abuseReport.created_at}) as since,
    min(${abuseReport.due_at}) as due
    from ${abuseReport} where ${abuseReport.decided_at} is null group by ${abuseReport.kind}, ${abuseReport.item_id}`;
  const open = sql`select 1 from ${abuseReport} where ${abuseReport.decided_at} is null and ${abuseReport.kind} = 'character'
    and ${abuseReport.item_id} = ${character.id}`;
  const resubmitted = sql`select 'character', ${character.id}, 0, true, false, ${character.updated_at}, null::timestamptz from ${character}
    where ${character.status} = 'pending' and not exists (${open})`;
  return sql`${reported} union all ${resubmitted}`;
}

/** The most characters of an item's text in the queue. */
const EXCERPT_MAX = 600;

/** A case as the queue shows it: by its first open report, or by `frozen` evidence. */
export async function caseOf(
  deps: CaseDeps,
  moderatorId: string,
  { kind, item_id: id, reports: count, hid }: QueueRow,
  frozen: Evidence | null = null,
): Promise<ModerationCase> {
  const { db, moderatedItems } = deps;
  // Requests that have to be decided until a time are among the reports of every case.
  const first = await db
    .select()
    .from(abuseReport)
    .where(and(eq(abuseReport.kind, kind), eq(abuseReport.item_id, id), isNull(abuseReport.decided_at)))
    .orderBy(asc(abuseReport.due_at), asc(abuseReport.created_at))
    .limit(REPORTS_MAX);
  const reports = first.toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime());
  const shown = await moderatedItems[kind].loadVisible(db, id, reports[0]?.evidence ?? frozen);
  const content = await moderatedItems[kind].loadForDecision(db, id);
  const { texts, ...summary } = shown ?? deletedItem;
  const told = texts.filter(({ field }) => !NAMES.includes(field));
  const excerpt = told.map(({ text }) => text).join("\n\n");
  return {
    ...summary,
    excerpt: excerpt.length > EXCERPT_MAX ? `${excerpt.slice(0, EXCERPT_MAX).toWellFormed()}…` : excerpt,
    kind,
    id,
    image: shown && (await imageFor(deps, shown.image)),
    hidden: hid,
    own: content?.ownerId === moderatorId,
    reports: reports.map(({ receipt, reason, text, created_at, signature, email }) => ({
      ...{ receipt, reason, text, signature, email },
      created_at: created_at.toISOString(),
    })),
    report_count: count,
    due_at: first[0]?.due_at?.toISOString() ?? null,
  };
}

/** Texts that say nothing of an item beside its title. */
const NAMES: readonly CaseField[] = ["name", "chat_name", "book_name", "user_name"];

const deletedItem = { title: "", texts: [], image: null, rating: null, status: null, owner: null };

/** The image of a case: its address, or its content when the address is not served any more. */
export async function imageFor(
  { db, files, now }: Pick<Deps, "db" | "files" | "now">,
  address: string | null,
): Promise<string | null> {
  if (address === null || !(await isWithdrawn(db, fileNameOf(address), now()))) return address;
  const bytes = await files.get(fileNameOf(address));
  return bytes && `data:image/webp;base64,${Buffer.from(bytes).toString("base64")}`;
}
