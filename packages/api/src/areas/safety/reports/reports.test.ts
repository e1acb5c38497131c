import { ErrorCode, routes } from "@mimi/contract";
import { desc, eq } from "drizzle-orm";
import { pino } from "pino";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { character } from "../../../db/schema/referenced.ts";
import { auditEntry, abuseReport } from "../../../db/schema/safety.ts";
import { readRates } from "../../../config/rateLimitSettings.ts";
import { RateLimits } from "../../../domain/quota/RateLimits.ts";
import type { UrgentCase } from "../../../providers/alert/httpAlert.ts";
import { newId } from "../../../shared/ids.ts";
import { addCharacter } from "../../../testing/addCharacter.ts";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import { testApp } from "../../../testing/testApp.ts";
import { type SafetyFixture, safetyFixture, type TestUser } from "../testing/safetyFixture.ts";

describeDatabase("a report", (database) => {
  let safety: SafetyFixture;
  let reporter: TestUser;
  const alerts: UrgentCase[] = [];
  const log: string[] = [];

  beforeAll(async () => {
    safety = await safetyFixture(database(), {
      alertModerators: async (urgent) => void alerts.push(urgent),
      log: pino({ level: "error" }, { write: (line: string) => void log.push(line) }),
    });
  });
  beforeEach(async () => {
    alerts.length = 0;
    log.length = 0;
    reporter = await safety.newUser();
  });

  it("by a visitor is stored, has a receipt, and is in the queue of moderators", async () => {
    const id = await addCharacter(database().db, { name: "Reported", tagline: "Zz tagline" });
    const first = await safety.report({ kind: "character", id, reason: "hate", text: "Look." });
    const second = await safety.report({ kind: "character", id, reason: "spam" }, reporter.session);
    expect(first.data.receipt).toMatch(/^[\w-]{16,}$/);
    const waiting = await safety.waiting("character", id);
    expect(waiting).toMatchObject({
      ...{ title: "Reported", rating: "sfw", status: "published", hidden: false, report_count: 2 },
      reports: [
        { receipt: first.data.receipt, reason: "hate", text: "Look." },
        { receipt: second.data.receipt, reason: "spam", text: "" },
      ],
    });
    expect(waiting?.excerpt).toContain("Zz tagline");
    expect(await safety.codeOf(id)).toBe(0);
  });

  it("that is sent twice is one report", async () => {
    const id = await addCharacter(database().db);
    const input = { kind: "character", id, reason: "spam" } as const;
    const one = await safety.report(input, reporter.session);
    const two = await safety.report(input, reporter.session);
    expect(two.data.receipt).toBe(one.data.receipt);
    expect((await safety.waiting("character", id))?.report_count).toBe(1);
  });

  // Rule: one-case-per-item
  it("is one of 300 about an item: one case in the queue, which one decision closes", async () => {
    const id = await addCharacter(database().db);
    const one = {
      kind: "character",
      item_id: id,
      reason: "minors",
      evidence: {},
      created_at: new Date(),
    } as const;
    const rows = Array.from({ length: 299 }, () => ({ ...one, receipt: newId() }));
    await database().db.insert(abuseReport).values(rows);
    await safety.report({ kind: "character", id, reason: "minors" });
    const cases = (await safety.queue()).filter((one) => one.id === id);
    expect(cases).toMatchObject([{ report_count: 300, hidden: false }]);
    expect(cases[0]?.reports).toHaveLength(20);
    const decided = await safety.decide({ kind: "character", id, decision: "dismiss" });
    expect(decided).toEqual({ status: "published", answered: 300 });
    expect(await safety.waiting("character", id)).toBeUndefined();
  });

  it("is refused about an item that the user cannot see", async () => {
    const { db } = database();
    const hidden = await addCharacter(db, { visibility: "private" });
    const adult = await addCharacter(db, { rating: "nsfw" });
    const bare = await addCharacter(db);
    const { reply } = await safety.chat(reporter.session);
    const stranger = await safety.newUser();
    const cases: ["character" | "image" | "profile" | "message", string, string | undefined, number][] = [
      ["character", hidden, reporter.session, ErrorCode.notFound],
      ["character", "absent", reporter.session, ErrorCode.notFound],
      ["character", adult, reporter.session, ErrorCode.adultNotAttested],
      ["image", bare, reporter.session, ErrorCode.notFound],
      ["profile", "absent", reporter.session, ErrorCode.notFound],
      ["message", reply, stranger.session, ErrorCode.notFound],
      ["message", reply, undefined, ErrorCode.notFound],
      ["message", "absent", reporter.session, ErrorCode.notFound],
    ];
    for (const [kind, id, session, code] of cases) {
      expect((await safety.report({ kind, id, reason: "minors" }, session)).code, `${kind} ${id}`).toBe(code);
    }
  });

  // Rule: ipv6-rate-limit
  it("is rate limited by user or by network, and a network has all addresses of a /64", async () => {
    const limits = new RateLimits({ rates: readRates({}) });
    const settings = { ...safety.api.deps.settings, trustProxy: true };
    const limited = testApp(database(), { limits, settings });
    const id = await addCharacter(database().db);
    const codes = async (address: (count: number) => string) => {
      const all = [];
      for (let count = 0; count < 11; count += 1) {
        const headers = { "X-Forwarded-For": address(count) };
        const input = { kind: "character", id, reason: "spam" } as const;
        all.push((await limited.call(routes.report, input, { headers })).code);
      }
      return all;
    };
    const allowed = Array.from({ length: 10 }, () => 0);
    expect(await codes((count) => `2001:db8:1:2::${count + 1}`)).toEqual([...allowed, ErrorCode.rateLimited]);
    expect(await codes((count) => `2001:db8:1:${count + 3}::1`)).toEqual([...allowed, 0]);
  });

  // Rule: report-hides-nothing
  it("of minors alone hides nothing: by a visitor, a new account, or three new accounts", async () => {
    const { db } = database();
    const id = await addCharacter(db, { avatar: "/uploads/cover.webp" });
    const { uid } = await safety.newUser({ isModerator: true });
    const { reply, messages } = await safety.chat(reporter.session);
    const sessions = [undefined, reporter.session, (await safety.newUser({ days: 6 })).session];
    for (const session of sessions) {
      for (const kind of ["character", "image"] as const)
        await safety.report({ kind, id, reason: "minors" }, session);
      await safety.report({ kind: "profile", id: uid, reason: "minors" }, session);
    }
    await safety.report({ kind: "message", id: reply, reason: "minors" }, reporter.session);
    expect(await safety.codeOf(id)).toBe(0);
    expect(await safety.rowOf(id)).toMatchObject({ status: "published", avatar: "/uploads/cover.webp" });
    expect((await messages()).at(-1)).toMatchObject({ status: "done" });
    for (const [kind, item] of [
      ["character", id],
      ["image", id],
      ["profile", uid],
      ["message", reply],
    ] as const) {
      expect(await safety.waiting(kind, item), kind).toMatchObject({ hidden: false });
    }
  });

  // Rule: report-hides-nothing
  it("of minors is first in the queue, alerts the moderators once for each item, and is logged", async () => {
    const { db } = database();
    const [calm, urgent] = [await addCharacter(db), await addCharacter(db)];
    await safety.report({ kind: "character", id: calm, reason: "spam" });
    expect(alerts).toEqual([]);
    for (let count = 0; count < 3; count += 1) {
      await safety.report({ kind: "character", id: urgent, reason: "minors" });
    }
    expect(alerts).toEqual([{ kind: "character", id: urgent, reason: "minors", hidden: false }]);
    expect(log.filter((line) => line.includes("an urgent report waits for a moderator"))).toHaveLength(1);
    const order = (await safety.queue()).map(({ id }) => id);
    expect(order.indexOf(urgent)).toBeLessThan(order.indexOf(calm));
    const filed = db.select().from(auditEntry).where(eq(auditEntry.action, "report.filed"));
    const [last] = await filed.orderBy(desc(auditEntry.id)).limit(1);
    expect(last).toMatchObject({ actor: "visitor", item_id: urgent, severity: "critical" });
  });

  // Rule: report-hides-nothing
  it("of one visitor about every character leaves the list as it is", async () => {
    const { db } = database();
    const listed = async () =>
      (await safety.api.call(routes.listIndex, { rating: "sfw", count: 50, page: 1 })).data.items.length;
    const before = await listed();
    const all = await db.select({ id: character.id }).from(character).where(eq(character.listed, true));
    for (const { id } of all) await safety.report({ kind: "character", id, reason: "minors" });
    expect(before).toBeGreaterThan(2);
    expect(await listed()).toBe(before);
  });

  it("is stored when the moderators cannot be alerted", async () => {
    const deaf = testApp(database(), { alertModerators: () => Promise.reject(new Error("No.")) });
    const id = await addCharacter(database().db);
    expect((await deaf.call(routes.report, { kind: "character", id, reason: "minors" })).code).toBe(0);
    expect(await safety.waiting("character", id)).toMatchObject({ report_count: 1 });
  });
});
