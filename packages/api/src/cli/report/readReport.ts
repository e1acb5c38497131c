import { type SQL, sql } from "drizzle-orm";
import { type Database, rowsOf } from "../../db/Database.ts";
import { appeal, decisionNotice } from "../../db/schema/decisionNotice.ts";
import { helpShown, moderationDecision, abuseReport } from "../../db/schema/safety.ts";

/** From the start of a month to that of another one, which is no longer part of it. UTC. */
export interface Period {
  readonly from: Date;
  readonly until: Date;
}

/** One table of the report. */
export interface ReportTable {
  readonly title: string;
  /** What the rules ask for this table, and what it counts. */
  readonly about: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

/**
 * The figures of moderation in a period: those of the EU Digital Services Act (articles 15 and 24), the complaints about content
 * that card networks ask for, and how often help in a crisis was shown. No figure names a user.
 */
export async function readReport(db: Database, period: Period): Promise<readonly ReportTable[]> {
  const inPeriod = (at: unknown) => sql`${at} >= ${period.from} and ${at} < ${period.until}`;
  const read = async (columns: readonly string[], query: SQL) => ({
    columns,
    rows: rowsOf<Record<string, string | number | null>>(await db.execute(query)).map((row) =>
      columns.map((name) => row[name] ?? null),
    ),
  });
  const hours = sql`(percentile_cont(0.5) within group (
    order by extract(epoch from ${abuseReport.decided_at} - ${abuseReport.created_at}) / 3600))`;
  return [
    {
      title: "Notices by reason",
      about: "Articles 15(1)(b) and 16: reports of users and visitors, and the median time until a decision.",
      ...(await read(
        ["reason", "received", "by visitors", "decided", "upheld", "median hours"],
        sql`select ${abuseReport.reason} as reason, count(*)::int as received,
          (count(*) filter (where ${abuseReport.reporter_id} is null))::int as "by visitors",
          (count(*) filter (where ${abuseReport.decided_at} is not null))::int as decided,
          (count(*) filter (where ${abuseReport.decision} in ('uphold', 'remove', 'reject')))::int as upheld,
          round(${hours}::numeric, 1)::float8 as "median hours"
          from ${abuseReport} where ${inPeriod(abuseReport.created_at)} group by reason order by reason`,
      )),
    },
    {
      title: "Decisions about content",
      about:
        "Article 15(1)(c) and 24: decisions of moderators, by kind of content and rule. A person made each of them.",
      ...(await read(
        ["decision", "kind", "rule", "count"],
        sql`select decision, kind, rule, count(*)::int as count from ${moderationDecision}
          where ${inPeriod(moderationDecision.created_at)} group by decision, kind, rule
          order by decision, kind, rule`,
      )),
    },
    {
      title: "Content hidden before a decision",
      about:
        "Article 15(1)(e): by independent reports or the screening service. Moderators decide about each afterwards.",
      ...(await read(
        ["kind", "hidden", "confirmed", "dismissed"],
        sql`select kind, count(*)::int as hidden,
          (count(*) filter (where ${abuseReport.decision} in ('uphold', 'remove', 'reject')))::int as confirmed,
          (count(*) filter (where ${abuseReport.decision} in ('dismiss', 'restore')))::int as dismissed
          from ${abuseReport} where ${abuseReport.hid} and ${inPeriod(abuseReport.created_at)} group by kind order by kind`,
      )),
    },
    {
      title: "Decisions about accounts",
      about:
        "Article 24(1)(b): warnings, restrictions, suspensions and bans. Without those of accounts that were deleted.",
      ...(await read(
        ["measure", "rule", "count"],
        sql`select measure, rule, count(*)::int as count from ${decisionNotice}
          where ${decisionNotice.kind} is null and ${inPeriod(decisionNotice.created_at)} group by measure, rule order by measure, rule`,
      )),
    },
    {
      title: "Appeals",
      about:
        "Article 15(1)(d): complaints about decisions, the median time until an answer, and how many were reversed.",
      ...(await read(
        ["received", "decided", "reversed", "median hours"],
        sql`select count(*)::int as received, (count(*) filter (where ${appeal.decided_at} is not null))::int as decided,
          (count(*) filter (where ${appeal.result} = 'reversed'))::int as reversed,
          round((percentile_cont(0.5) within group (
            order by extract(epoch from ${appeal.decided_at} - ${appeal.created_at}) / 3600))::numeric, 1)::float8
            as "median hours"
          from ${appeal} where ${inPeriod(appeal.created_at)}`,
      )),
    },
    {
      title: "Complaints about content by month",
      about: "Card networks: complaints, how many were decided within seven days, and their result.",
      ...(await read(
        ["month", "received", "within 7 days", "later", "open", "upheld", "dismissed"],
        sql`select to_char(${abuseReport.created_at} at time zone 'UTC', 'YYYY-MM') as month, count(*)::int as received,
          (count(*) filter (where ${abuseReport.decided_at} <= ${abuseReport.created_at} + interval '7 days'))::int
            as "within 7 days",
          (count(*) filter (where ${abuseReport.decided_at} > ${abuseReport.created_at} + interval '7 days'))::int as later,
          (count(*) filter (where ${abuseReport.decided_at} is null))::int as open,
          (count(*) filter (where ${abuseReport.decision} in ('uphold', 'remove', 'reject')))::int as upheld,
          (count(*) filter (where ${abuseReport.decision} in ('dismiss', 'restore')))::int as dismissed
          from ${abuseReport} where ${inPeriod(abuseReport.created_at)} group by month order by month`,
      )),
    },
    {
      title: "Help in a crisis by region",
      about: "California SB 243, Oregon SB 1546, Washington HB 2225: how often help was shown.",
      ...(await read(
        ["region", "shown"],
        sql`select region, sum(count)::int as shown from ${helpShown}
          where month >= ${monthOf(period.from)} and month < ${monthOf(period.until)} group by region order by region`,
      )),
    },
  ];
}

const monthOf = (date: Date) => date.toISOString().slice(0, 7);
