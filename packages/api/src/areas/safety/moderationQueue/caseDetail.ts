import { type ModerationCaseDetail, type ParsedInputOf, type routes } from "@mimi/contract";
import { and, asc, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../../../db/Database.ts";
import { decisionNotice } from "../../../db/schema/decisionNotice.ts";
import { user } from "../../../db/schema/referenced.ts";
import { readFields } from "../../../domain/characters/characterTexts.ts";
import { moderationDecision, abuseReport, takedown } from "../../../db/schema/safety.ts";
import { audit } from "../../../domain/audit/audit.ts";
import type { ItemKey } from "../../../domain/takedown/ItemKey.ts";
import { notFound } from "../../../shared/errors/ApiError.ts";
import { type CaseDeps, caseOf, imageFor } from "./queue.ts";
import { readableTextsOf } from "../moderatedItems/loadVisibleCharacter.ts";
import type { Evidence, ItemState } from "../moderatedItems/ModeratedItem.ts";
import { readRecords } from "../reports/reportWeight.ts";

/** The most earlier decisions, and the most reporters. */
const HISTORY_MAX = 50;

const characterEvidence = v.object({ revision: v.number() });

/**
 * One case with all that a decision needs. While it is open, the item is shown as it is now; afterwards only as the reports stored
 * it. Reading it is in the audit log. Throws 40401 for an item that was never reported, decided or submitted, and for a
 * deleted one without open reports.
 */
export async function readCase(
  deps: CaseDeps,
  moderatorId: string,
  item: ParsedInputOf<typeof routes.getModerationCase>,
): Promise<ModerationCaseDetail> {
  const { db, moderatedItems } = deps;
  const { kind, id } = item;
  const reports = await db
    .select({
      ...{ evidence: abuseReport.evidence, hid: abuseReport.hid, at: abuseReport.created_at },
      isOpen: sql<boolean>`${abuseReport.decided_at} is null`,
    })
    .from(abuseReport)
    .where(ofItem(item))
    .orderBy(asc(abuseReport.created_at));
  const open = reports.filter(({ isOpen }) => isOpen);
  const current = await moderatedItems[kind].loadVisible(db, id, null);
  const isOpen = open.length > 0 || current?.status === "pending";
  const isKnown = isOpen || reports.length > 0 || (await wasDecided(db, item));
  if (!isKnown || (!current && open.length === 0)) throw notFound();
  // A message is in a private chat, and a draft is private. Other items are public, or were submitted to become public.
  const isPrivate = kind === "message" || current?.status === "draft";
  if (isPrivate && reports.length === 0) throw notFound();
  const isShownNow = isOpen || reports.length === 0;
  const row = { kind, item_id: id, reports: open.length, hid: open.some(({ hid }) => hid) };
  const shown = await caseOf(deps, moderatorId, row, isShownNow ? null : (reports.at(-1)?.evidence ?? {}));
  const reported = await evidenceOf(deps, item, isOpen ? open : reports);
  const takenDown = await takenDownOf(deps, item, isOpen ? reported : []);
  const evidence = isOpen ? reported : reported.filter((state) => !isSame(state, takenDown));
  await audit(db, deps.now(), {
    actor: moderatorId,
    action: "case.read",
    severity: "info",
    ...{ kind, itemId: id },
  });
  return {
    ...shown,
    now: isShownNow && current ? await stateOf(deps, current) : null,
    evidence,
    taken_down: takenDown,
    history: await historyOf(db, item),
    record: shown.owner && (await recordOf(db, shown.owner.uid)),
    reporters: await reportersOf(db, item),
  };
}

async function wasDecided(db: Database, { kind, id }: ItemKey): Promise<boolean> {
  const ofDecision = and(eq(moderationDecision.kind, kind), eq(moderationDecision.item_id, id));
  const ofTakedown = and(eq(takedown.kind, kind), eq(takedown.item_id, id));
  return (await db.$count(moderationDecision, ofDecision)) + (await db.$count(takedown, ofTakedown)) > 0;
}

async function stateOf(
  deps: CaseDeps,
  { title, texts, image }: ItemState,
): Promise<NonNullable<ModerationCaseDetail["now"]>> {
  return { title, texts: [...texts], image: await imageFor(deps, image) };
}

/** What the last takedown withholds, unless a report shows the same. */
async function takenDownOf(
  deps: CaseDeps,
  { kind, id }: ItemKey,
  evidence: readonly ItemState[],
): Promise<ModerationCaseDetail["taken_down"]> {
  const withheld = await deps.moderatedItems[kind].loadWithheld(deps.db, id);
  const shown = withheld && (await stateOf(deps, withheld));
  return evidence.some((state) => isSame(state, shown)) ? null : shown;
}

function isSame({ texts, image }: ItemState, other: ItemState | null): boolean {
  return image === other?.image && JSON.stringify(texts) === JSON.stringify(other.texts);
}

/** The item as it was at each report; equal states once. */
async function evidenceOf(
  deps: CaseDeps,
  item: ItemKey,
  open: readonly { readonly evidence: Evidence; readonly at: Date }[],
): Promise<ModerationCaseDetail["evidence"]> {
  const states = new Map<string, ModerationCaseDetail["evidence"][number]>();
  for (const { evidence, at } of open) {
    const then = await showThen(deps, item, evidence);
    if (!then) continue;
    const { title, texts, image } = then;
    const key = JSON.stringify([title, texts, image]);
    if (!states.has(key)) states.set(key, { ...(await stateOf(deps, then)), at: at.toISOString() });
  }
  return [...states.values()];
}

/** The item as a report stored it. Of a character the report names the revision. */
async function showThen(
  { db, moderatedItems }: CaseDeps,
  { kind, id }: ItemKey,
  evidence: Evidence,
): Promise<ItemState | null> {
  const stored = v.safeParse(characterEvidence, evidence);
  if (kind !== "character" || !stored.success) return moderatedItems[kind].loadVisible(db, id, evidence);
  const fields = await readFields(db, id, stored.output.revision);
  return fields && { title: fields.name || null, texts: readableTextsOf(fields), image: fields.avatar };
}

async function historyOf(db: Database, { kind, id }: ItemKey): Promise<ModerationCaseDetail["history"]> {
  const rows = await db
    .select({ row: moderationDecision, moderator: user.user_name })
    .from(moderationDecision)
    .leftJoin(user, eq(user.id, moderationDecision.moderator_id))
    .where(and(eq(moderationDecision.kind, kind), eq(moderationDecision.item_id, id)))
    .orderBy(desc(moderationDecision.id))
    .limit(HISTORY_MAX);
  return rows.map(({ row: { decision, rule, note, created_at }, moderator }) => ({
    ...{ decision, rule, note, moderator },
    at: created_at.toISOString(),
  }));
}

async function recordOf(db: Database, uid: string): Promise<ModerationCaseDetail["record"]> {
  const [owner] = await db.select({ since: user.created_at }).from(user).where(eq(user.id, uid));
  if (!owner) return null;
  const counting = and(eq(decisionNotice.user_id, uid), isNull(decisionNotice.ended_at));
  const items = and(
    eq(decisionNotice.user_id, uid),
    isNotNull(decisionNotice.kind),
    isNull(decisionNotice.ended_at),
  );
  return {
    since: owner.since.toISOString(),
    decisions: await db.$count(decisionNotice, counting),
    upheld: await db.$count(decisionNotice, items),
  };
}

/** The reporters of a case. Moderators do not see whose chat a message is in, and only its user can report it. */
async function reportersOf(db: Database, item: ItemKey): Promise<ModerationCaseDetail["reporters"]> {
  const rows = await db
    .selectDistinct({ uid: abuseReport.reporter_id, user_name: user.user_name })
    .from(abuseReport)
    .leftJoin(user, eq(user.id, abuseReport.reporter_id))
    .where(and(ofItem(item), isNull(abuseReport.decided_at)))
    .orderBy(sql`2`)
    .limit(HISTORY_MAX);
  const records = await readRecords(
    db,
    rows.flatMap(({ uid }) => uid ?? []),
  );
  return rows.map(({ uid, user_name }) => {
    const record = records.get(uid ?? "") ?? [];
    const upheld = record.filter(Boolean).length;
    const named = item.kind === "message" ? { uid: null, user_name: null } : { uid, user_name };
    return { ...named, upheld, wrong: record.length - upheld };
  });
}

function ofItem({ kind, id }: ItemKey) {
  return and(eq(abuseReport.kind, kind), eq(abuseReport.item_id, id));
}
