import { describe, expect, it } from "vitest";
import { appeal, decisionNotice } from "../../db/schema/decisionNotice.ts";
import { user } from "../../db/schema/referenced.ts";
import { helpShown, moderationDecision, abuseReport } from "../../db/schema/safety.ts";
import { describeDatabase } from "../../testing/describeEachDatabase.ts";
import { asCsv, asMarkdown } from "./formats.ts";
import { periodOf } from "./period.ts";
import { readReport } from "./readReport.ts";

const at = (time: string) => new Date(`${time}:00Z`);

describeDatabase("the report of the figures of moderation", (database) => {
  // Rule: moderation-report
  it("counts what happened in the period, and how long it took", async () => {
    const { db } = database();
    await db.insert(user).values(["ada", "bo"].map((id) => ({ id, user_name: id })));
    const reported = { kind: "character" as const, item_id: "odile", evidence: {} };
    await db.insert(abuseReport).values([
      {
        ...reported,
        ...{ receipt: "1", reason: "hate" as const, reporter_id: "ada", created_at: at("2026-03-01T00:00") },
        ...{ decided_at: at("2026-03-01T10:00"), decision: "remove" as const },
      },
      {
        ...reported,
        ...{ receipt: "2", reason: "hate" as const, hid: true, created_at: at("2026-03-31T23:59") },
        ...{ decided_at: at("2026-04-10T23:59"), decision: "dismiss" as const },
      },
      { ...reported, receipt: "3", reason: "spam" as const, created_at: at("2026-04-02T00:00") },
      { ...reported, receipt: "4", reason: "spam" as const, created_at: at("2027-01-01T00:00") },
    ]);
    await db.insert(moderationDecision).values([
      { ...decided("remove"), created_at: at("2026-03-01T10:00") },
      { ...decided("dismiss"), created_at: at("2026-04-10T23:59") },
      { ...decided("remove"), created_at: at("2025-12-31T23:59") },
    ]);
    const told = { id: "n", user_id: "bo", measure: "suspend" as const, rule: "hate" };
    await db.insert(decisionNotice).values({ ...told, created_at: at("2026-05-01T00:00") });
    await db.insert(appeal).values({
      ...{ notice_id: "n", user_id: "bo", text: "", created_at: at("2026-05-02T00:00") },
      ...{ decided_at: at("2026-05-03T12:00"), result: "reversed" as const },
    });
    await db.insert(helpShown).values([
      { month: "2026-01", region: "us-ca", count: 3 },
      { month: "2026-12", region: "us-ca", count: 4 },
      { month: "2027-01", region: "us-ca", count: 5 },
    ]);

    const tables = await readReport(db, periodOf(["2026"]));
    expect(Object.fromEntries(tables.map(({ title, rows }) => [title, rows]))).toEqual({
      "Notices by reason": [
        ["hate", 2, 1, 2, 1, 125],
        ["spam", 1, 1, 0, 0, null],
      ],
      "Decisions about content": [
        ["dismiss", "character", "hate", 1],
        ["remove", "character", "hate", 1],
      ],
      "Content hidden before a decision": [["character", 1, 0, 1]],
      "Decisions about accounts": [["suspend", "hate", 1]],
      Appeals: [[1, 1, 1, 36]],
      "Complaints about content by month": [
        ["2026-03", 2, 1, 1, 0, 1, 1],
        ["2026-04", 1, 0, 0, 1, 0, 0],
      ],
      "Help in a crisis by region": [["us-ca", 7]],
    });
    const [march] = (await readReport(db, periodOf(["2026-03"]))).filter(({ title }) =>
      title.startsWith("Notices"),
    );
    expect(march?.rows).toEqual([["hate", 2, 1, 2, 1, 125]]);
  });
});

const decided = (decision: "remove" | "dismiss") => ({
  ...{ kind: "character" as const, item_id: "odile", decision, rule: "hate" },
});

describe("the formats", () => {
  const tables = [
    { title: "A, b", about: "What it counts.", columns: ["reason", "count"], rows: [['say "no"', null]] },
    { title: "C", about: "More.", columns: ["count"], rows: [] },
  ];

  it("are Markdown", () => {
    expect(asMarkdown(tables, periodOf(["2026-02"]))).toBe(
      "# Moderation from 2026-02-01 until 2026-03-01\n\n## A, b\n\nWhat it counts.\n\n" +
        '| reason | count |\n| --- | --- |\n| say "no" | - |\n\n## C\n\nMore.\n\nNone.\n\n',
    );
  });

  it("are CSV", () => {
    expect(asCsv(tables)).toBe(
      'table,row,column,value\r\n"A, b",1,reason,"say ""no"""\r\n"A, b",1,count,\r\n',
    );
  });
});

describe("the period", () => {
  it.each([
    [["2026"], "2026-01-01", "2027-01-01"],
    [["2026-12"], "2026-12-01", "2027-01-01"],
    [["2026-02", "2026-06"], "2026-02-01", "2026-07-01"],
  ])("of %j is from %s until %s", (given, from, until) => {
    const period = periodOf(given);
    expect([period.from, period.until]).toEqual([new Date(from), new Date(until)]);
  });

  it.each([[[]], [["26"]], [["2026-13"]], [["2026-05", "2026-01"]], [["2026", "2026", "2026"]]])(
    "is asked for after %j",
    (given) => {
      expect(() => periodOf(given)).toThrow("which period?");
    },
  );
});
