import type { DataOf, ModerationDecision, ParsedInputOf, routes } from "@mimi/contract";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { audit } from "../../../domain/audit/audit.ts";
import type { Database } from "../../../db/Database.ts";
import { character } from "../../../db/schema/referenced.ts";
import {
  type DecisionChanges,
  type ItemVisibility,
  moderationDecision,
  abuseReport,
} from "../../../db/schema/safety.ts";
import { suspendedStatuses } from "../../../domain/access/characterAccess.ts";
import type { Deps } from "../../../domain/deps.ts";
import { lockItem } from "../../../domain/takedown/lockItem.ts";
import { endTakedown } from "../../../domain/takedown/endTakedown.ts";
import { storeTakedown, type TakedownStatus } from "../../../domain/takedown/takedowns.ts";
import { errorFor, notAllowed, notFound } from "../../../shared/errors/ApiError.ts";
import { fingerprintOf } from "../reports/judgedContent.ts";
import { endItemNotices, storeItemNotice } from "../notices/itemNotices.ts";
import { upheld } from "../reports/reportWeight.ts";
import { readVisibility } from "./visibility.ts";
import { nextTakedownNumber } from "../takedown/nextTakedownNumber.ts";
import type {
  JudgedContent,
  ModeratedItem,
  ModeratedItems,
  Takedown,
} from "../moderatedItems/ModeratedItem.ts";

const DAY_MS = 24 * 60 * 60_000;

type DecideInput = ParsedInputOf<typeof routes.decideModeration>;

/** What a decision needs. */
export type DecideDeps = Pick<Deps, "db" | "now" | "settings"> & { readonly moderatedItems: ModeratedItems };

/**
 * Applies a decision about an item, closes its open reports, and writes the audit log. Throws 40401 for a deleted item, and
 * 40301 for a moderator's own item.
 */
export async function decide(
  { db, now: clock, settings, moderatedItems }: DecideDeps,
  moderatorId: string,
  input: DecideInput,
): Promise<DataOf<typeof routes.decideModeration>> {
  const { kind, id, decision, rule, reason, note } = input;
  const moderatedItem = moderatedItems[kind];
  const { appealDays } = settings.safety;
  const now = clock();
  return db.transaction(async (tx) => {
    await lockItem(tx, input);
    const judged = await moderatedItem.loadForDecision(tx, id);
    const ownerId = judged?.ownerId;
    if (ownerId === moderatorId) throw notAllowed("another_moderator");
    const open = await tx
      .update(abuseReport)
      .set({ decided_at: now, decision, network_hash: null })
      .where(and(ofItem(input), isNull(abuseReport.decided_at)))
      .returning({ evidence: abuseReport.evidence });
    if (!judged && open.length === 0) throw notFound();
    const before = await readVisibility(tx, input);
    const result = results[decision];
    if (result === "back") await bringBack(tx, input, before);
    else {
      const evidence = open.map((one) => one.evidence);
      const purgeAt = new Date(now.getTime() + appealDays * DAY_MS);
      const how = { status: result, rule, evidence, now };
      await takeDown(tx, moderatedItem, input, { ...how, last: before.takedown, purgeAt });
      if (ownerId !== undefined) {
        const measure = result === "removed" ? "remove" : "reject";
        await storeItemNotice(tx, { ...input, measure, ownerId, moderatorId }, now);
      }
    }
    const corrected = decision === "restore" ? await correctEarlierReports(tx, input) : [];
    if (decision === "restore") await endItemNotices(tx, input, "lifted", now);
    const changes = { before, after: await readVisibility(tx, input), corrected };
    const content = await moderatedItem.loadForDecision(tx, id);
    await storeDecision(tx, moderatorId, { ...input, changes, content }, now);
    const answered = open.length;
    const record = { kind, itemId: id, details: { decision, rule, reason, note, answered } };
    await audit(tx, now, {
      actor: moderatorId,
      action: "report.decided",
      severity: rule === "minors" && result !== "back" ? "critical" : "notice",
      ...record,
    });
    return { status: (await moderatedItem.loadVisible(tx, id, null))?.status ?? null, answered };
  });
}

/** A decision that is withdrawn proves no report right. Resolves to the reports that were right before. */
async function correctEarlierReports(
  db: Database,
  input: DecideInput,
): Promise<DecisionChanges["corrected"]> {
  const right = await db
    .select({ receipt: abuseReport.receipt, decision: abuseReport.decision })
    .from(abuseReport)
    .where(and(ofItem(input), inArray(abuseReport.decision, [...upheld])));
  const receipts = right.map(({ receipt }) => receipt);
  await db.update(abuseReport).set({ decision: "restore" }).where(inArray(abuseReport.receipt, receipts));
  return right.flatMap(({ receipt, decision }) => (decision ? [{ receipt, decision }] : []));
}

interface StoredDecision extends DecideInput {
  readonly changes: DecisionChanges;
  /** What was judged; null when the item is deleted. */
  readonly content: JudgedContent | null;
}

async function storeDecision(
  db: Database,
  moderatorId: string,
  { kind, id, decision, rule, note, changes, content }: StoredDecision,
  now: Date,
): Promise<void> {
  await db.insert(moderationDecision).values({
    ...{ kind, item_id: id, decision, rule, note, changes, moderator_id: moderatorId, created_at: now },
    fingerprint: content && fingerprintOf(content),
  });
}

interface DecidedTakedown extends Takedown {
  /** The last takedown of the item before this decision. */
  readonly last: ItemVisibility["takedown"];
  readonly purgeAt: Date;
}

/** Takes the item down, for good or until its creator changes it. */
async function takeDown(
  db: Database,
  moderatedItem: ModeratedItem,
  { kind, id }: DecideInput,
  { last, purgeAt, ...takedown }: DecidedTakedown,
): Promise<void> {
  const item = { kind, id };
  const { status, now, evidence } = takedown;
  const takedownNumber = await nextTakedownNumber(db, moderatedItem, id, last, evidence);
  // A creator whose item is no longer removed for good needs the texts to change them.
  const isReturned = status === "rejected" && last?.status === "removed";
  if (isReturned && takedownNumber === last.takedown_number) await endTakedown(db, item);
  await storeTakedown(db, { ...item, takedownNumber, status, now, purgeAt });
  await moderatedItem.takeDown(db, id, takedown);
}

/**
 * Ends a takedown. A dismissed report does not bring back what another decision took down, except for a character that was
 * submitted again: its creator has changed it. Throws 40901 when it is too late.
 */
async function bringBack(
  db: Database,
  { kind, id, decision }: DecideInput,
  { takedown: last, character: shown }: ItemVisibility,
): Promise<void> {
  const isWaiting = last?.status === "hidden" || shown?.status === "pending";
  if (decision === "dismiss" && !isWaiting) return;
  if (last && !isWaiting && last.purge_at === null) {
    throw errorFor("appeal_over");
  }
  if (last) await endTakedown(db, { kind, id });
  // A character that was submitted again, or suspended without a takedown.
  if (kind === "character") await publishSuspended(db, id);
}

async function publishSuspended(db: Database, id: string): Promise<void> {
  await db
    .update(character)
    .set({ status: "published", status_reason: null })
    .where(and(eq(character.id, id), inArray(character.status, suspendedStatuses)));
}

/** The result of each decision. */
const results = {
  uphold: "rejected",
  reject: "rejected",
  remove: "removed",
  dismiss: "back",
  restore: "back",
} as const satisfies Record<ModerationDecision, TakedownStatus | "back">;

function ofItem({ kind, id }: DecideInput) {
  return and(eq(abuseReport.kind, kind), eq(abuseReport.item_id, id));
}
