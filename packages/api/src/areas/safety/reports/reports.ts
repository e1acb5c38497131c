import type { ParsedInputOf, routes } from "@mimi/contract";
import { and, eq, isNull, ne } from "drizzle-orm";
import { audit } from "../../../domain/audit/audit.ts";
import type { Database } from "../../../db/Database.ts";
import { abuseReport } from "../../../db/schema/safety.ts";
import type { Deps } from "../../../domain/deps.ts";
import type { RequestContext } from "../../../http/RequestContext.ts";
import { lockItem } from "../../../domain/takedown/lockItem.ts";
import { endTakedown } from "../../../domain/takedown/endTakedown.ts";
import { lockLastTakedown, storeTakedown } from "../../../domain/takedown/takedowns.ts";
import { newId } from "../../../shared/ids.ts";
import type { ItemKey } from "../../../domain/takedown/ItemKey.ts";
import { readCleared } from "./judgedContent.ts";
import { networkHashOf } from "./networkHash.ts";
import { hasWeight } from "./reportWeight.ts";
import { nextTakedownNumber } from "../takedown/nextTakedownNumber.ts";
import type { JudgedContent, ModeratedItems } from "../moderatedItems/ModeratedItem.ts";

type ReportInput = ParsedInputOf<typeof routes.report>;
type ReportDeps = Pick<Deps, "db" | "log" | "now" | "screening" | "settings" | "alertModerators"> & {
  readonly moderatedItems: ModeratedItems;
};

/** A stored report. */
interface FiledReport {
  readonly receipt: string;
  /** Whether it is the first undecided report of minors about the item. */
  readonly isAlarming: boolean;
  /** Whether it hid the item. */
  readonly hid: boolean;
}

/**
 * Stores a report. The same report, while undecided, returns the same receipt. A report alone hides nothing: a report of
 * minors alerts the moderators, and hides the item only together with other evidence (product 8).
 */
export async function fileReport(
  deps: ReportDeps,
  context: RequestContext,
  input: ReportInput,
): Promise<string> {
  const { kind, id, reason } = input;
  const isUrgent = reason === "minors";
  const { networkKey } = deps.settings.safety.reports;
  const evidence = await deps.moderatedItems[kind].report(deps.db, context.sessionUser, id);
  const isConfirmed = isUrgent && (await isConfirmedByScreening(deps, context, input));
  const filed = await deps.db.transaction(async (tx): Promise<FiledReport> => {
    await lockItem(tx, input);
    const earlier = await findSameReport(tx, context, input);
    if (earlier) return { receipt: earlier, isAlarming: false, hid: false };
    const receipt = newId();
    await tx.insert(abuseReport).values({
      receipt,
      kind,
      item_id: id,
      reason,
      text: input.text,
      reporter_id: context.sessionUser?.id ?? null,
      network_hash: isUrgent && context.sessionUser ? networkHashOf(context.network, networkKey) : null,
      evidence,
      created_at: deps.now(),
    });
    const hid = isUrgent && (await hideIfWeighty(tx, deps, { kind, id }, isConfirmed));
    if (hid) await tx.update(abuseReport).set({ hid }).where(eq(abuseReport.receipt, receipt));
    await audit(tx, deps.now(), {
      actor: context.actor,
      action: "report.filed",
      severity: isUrgent ? "critical" : "info",
      kind,
      itemId: id,
      details: { receipt, reason, hid },
    });
    const isAlarming = isUrgent && (hid || (await countUrgent(tx, input, receipt)) === 0);
    return { receipt, isAlarming, hid };
  });
  if (filed.isAlarming) alert(deps, { kind, id, reason, hidden: filed.hid });
  return filed.receipt;
}

async function findSameReport(
  db: Database,
  { sessionUser }: RequestContext,
  { kind, id, reason }: ReportInput,
): Promise<string | null> {
  if (!sessionUser) return null;
  const item = and(eq(abuseReport.kind, kind), eq(abuseReport.item_id, id), isNull(abuseReport.decided_at));
  const [row] = await db
    .select({ receipt: abuseReport.receipt })
    .from(abuseReport)
    .where(and(item, eq(abuseReport.reporter_id, sessionUser.id), eq(abuseReport.reason, reason)));
  return row?.receipt ?? null;
}

/** Not inside the transaction, because the screening can wait for the network. */
async function isConfirmedByScreening(
  { db, screening, settings, moderatedItems }: ReportDeps,
  { actor }: RequestContext,
  input: ReportInput,
): Promise<boolean> {
  if (!settings.safety.reports.hideOnScreening) return false;
  const content = await moderatedItems[input.kind].loadForDecision(db, input.id);
  if (!content) return false;
  const cleared = await readCleared(db, input, content);
  const { adult, minor } = content;
  const source = input.kind === "image" ? "character" : input.kind;
  const screened = { source, texts: cleared.newTexts, adult, minor, actor, itemId: input.id };
  return (await screening.findBrokenRule(screened, cleared.texts)) !== null;
}

/** Hides the item until a moderator has decided, if there is enough evidence. */
async function hideIfWeighty(
  db: Database,
  { settings, now, moderatedItems }: ReportDeps,
  item: ItemKey,
  isConfirmed: boolean,
): Promise<boolean> {
  const moderatedItem = moderatedItems[item.kind];
  const content: JudgedContent | null = await moderatedItem.loadForDecision(db, item.id);
  if (!content || (await readCleared(db, item, content)).isWhole) return false;
  const { ownerId } = content;
  const isWeighty =
    isConfirmed || (await hasWeight(db, { ...item, ownerId }, settings.safety.reports, now()));
  if (!isWeighty) return false;
  // A decision stays as it is. What the owner wrote after the decision can be hidden.
  const last = await lockLastTakedown(db, item);
  const takedownNumber = await nextTakedownNumber(db, moderatedItem, item.id, last, []);
  const hidden = { status: "hidden", now: now() } as const;
  if (!(await storeTakedown(db, { ...item, ...hidden, takedownNumber, purgeAt: null }))) return false;
  const isHidden = await moderatedItem.takeDown(db, item.id, { ...hidden, rule: "minors", evidence: [] });
  if (!isHidden) await endTakedown(db, item);
  return isHidden;
}

/** The number of other undecided urgent reports of an item. */
async function countUrgent(db: Database, { kind, id }: ItemKey, receipt: string): Promise<number> {
  const item = and(eq(abuseReport.kind, kind), eq(abuseReport.item_id, id), eq(abuseReport.reason, "minors"));
  return db.$count(abuseReport, and(item, isNull(abuseReport.decided_at), ne(abuseReport.receipt, receipt)));
}

/** A user who reports does not wait until the moderators are notified. */
export function alert(
  { log, alertModerators }: Pick<ReportDeps, "log" | "alertModerators">,
  urgent: { readonly kind: string; readonly id: string; readonly reason: string; readonly hidden: boolean },
): void {
  log.error(urgent, "an urgent report waits for a moderator");
  alertModerators?.(urgent).catch((err: unknown) =>
    log.error({ ...urgent, err }, "the moderators could not be alerted to an urgent report"),
  );
}
