import { DELETED_USER_ID, type ModerationDecision } from "@mimi/contract";
import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, ne, sql } from "drizzle-orm";
import type { ReportSettings } from "../../../config/safetySettings.ts";
import type { Database } from "../../../db/Database.ts";
import { character, user } from "../../../db/schema/referenced.ts";
import { abuseReport } from "../../../db/schema/safety.ts";
import type { ItemKey } from "../../../domain/takedown/ItemKey.ts";

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** Decisions that prove a report right. Others prove it wrong. */
export const upheld = ["uphold", "remove", "reject"] as const;

/** Whether a decision proves a report right: the item was taken down. */
export function isUpheld(decision: ModerationDecision): boolean {
  return upheld.some((one) => one === decision);
}

/**
 * Whether the undecided urgent reports of an item have the weight to hide it until a moderator decides (product 8): enough
 * accounts of some age that no decision has proved wrong, or one account whose last decided reports were upheld. Reports
 * of visitors and of the owner have no weight.
 */
export async function hasWeight(
  db: Database,
  { kind, id, ownerId }: ItemKey & { readonly ownerId: string },
  settings: ReportSettings,
  now: Date,
): Promise<boolean> {
  const reporters = await db
    .select({
      id: user.id,
      created_at: user.created_at,
      network: sql<string | null>`min(${abuseReport.network_hash})`,
      isOld: sql<boolean>`${lte(user.created_at, oldest(settings, now))}`,
    })
    .from(abuseReport)
    .innerJoin(user, eq(user.id, abuseReport.reporter_id))
    .where(
      and(
        eq(abuseReport.kind, kind),
        eq(abuseReport.item_id, id),
        ne(abuseReport.reporter_id, ownerId),
        eq(abuseReport.reason, "minors"),
        isNull(abuseReport.decided_at),
      ),
    )
    .groupBy(user.id)
    .orderBy(asc(user.created_at), asc(user.id));
  const records = await readRecords(
    db,
    reporters.map((one) => one.id),
  );
  const recordOf = (reporter: string) => records.get(reporter) ?? [];
  const { hideAccounts, hideUpheld } = settings;
  const counted = reporters.filter((one) => one.isOld && recordOf(one.id).every(Boolean));
  if (hideAccounts > 0 && countIndependent(counted) >= hideAccounts) return true;
  return (
    hideUpheld > 0 &&
    reporters.some((one) => {
      const last = recordOf(one.id).slice(0, hideUpheld);
      return last.length === hideUpheld && last.every(Boolean);
    })
  );
}

/** Signs that two accounts may belong to the same user. */
interface ReporterOrigin {
  readonly created_at: Date;
  /** The hash of the network at the time of the report; null when it is not known. */
  readonly network: string | null;
}

/**
 * The number of accounts that may be of different people, the oldest first: accounts that report from one network, or that
 * were created within one hour, count as one.
 */
function countIndependent(reporters: readonly ReporterOrigin[]): number {
  const counted: ReporterOrigin[] = [];
  for (const reporter of reporters) {
    if (!counted.some((other) => isSamePerson(other, reporter))) counted.push(reporter);
  }
  return counted.length;
}

function isSamePerson(one: ReporterOrigin, other: ReporterOrigin): boolean {
  if (one.network !== null && one.network === other.network) return true;
  return Math.abs(one.created_at.getTime() - other.created_at.getTime()) < HOUR_MS;
}

/**
 * The owner of a reported item. Only the user of a chat can report its messages. Null when the character is deleted for
 * good, because its owner is not known then.
 */
const ownerOfItem = sql<string | null>`case ${abuseReport.kind} when 'message' then ${abuseReport.reporter_id}
  when 'profile' then ${abuseReport.item_id} else nullif(${character.creator_id}, ${DELETED_USER_ID}) end`;

/**
 * The decided items of each reporter, the latest first: whether the report was upheld. Reports of one item count once. Own
 * items do not count, because their owner decides what a moderator finds in them.
 */
export async function readRecords(db: Database, ids: readonly string[]): Promise<Map<string, boolean[]>> {
  const records = new Map<string, boolean[]>();
  if (ids.length === 0) return records;
  const decided = sql<Date>`max(${abuseReport.decided_at})`;
  const rows = await db
    .select({
      reporter: abuseReport.reporter_id,
      isUpheld: sql<boolean>`bool_and(${inArray(abuseReport.decision, [...upheld])})`,
      isOwnerKnown: sql<boolean>`bool_and(${ownerOfItem} is not null)`,
    })
    .from(abuseReport)
    .leftJoin(
      character,
      and(inArray(abuseReport.kind, ["character", "image"]), eq(character.id, abuseReport.item_id)),
    )
    .where(
      and(
        inArray(abuseReport.reporter_id, [...ids]),
        isNotNull(abuseReport.decided_at),
        sql`${ownerOfItem} is distinct from ${abuseReport.reporter_id}`,
      ),
    )
    .groupBy(abuseReport.reporter_id, abuseReport.kind, abuseReport.item_id)
    .orderBy(desc(decided));
  for (const { reporter, isUpheld, isOwnerKnown } of rows) {
    // It can have been an own one. A report that was wrong counts in any case.
    if (reporter === null || (isUpheld && !isOwnerKnown)) continue;
    records.set(reporter, [...(records.get(reporter) ?? []), isUpheld]);
  }
  return records;
}

function oldest({ hideAccountDays }: ReportSettings, now: Date): Date {
  return new Date(now.getTime() - hideAccountDays * DAY_MS);
}
