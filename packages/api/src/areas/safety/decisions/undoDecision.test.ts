import { ErrorCode, type ReportKind, routes } from "@mimi/contract";
import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { character, user } from "../../../db/schema/referenced.ts";
import { moderationDecision, abuseReport } from "../../../db/schema/safety.ts";
import { addCharacter } from "../../../testing/addCharacter.ts";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import { type SafetyFixture, safetyFixture, type TestUser } from "../testing/safetyFixture.ts";

const MINUTE_MS = 60_000;

describeDatabase("an undone decision", (database) => {
  let safety: SafetyFixture;
  let late = 0;
  beforeAll(async () => {
    safety = await safetyFixture(database(), { now: () => new Date(Date.now() + late) });
  });

  const undo = (kind: ReportKind, id: string, { session }: TestUser = safety.moderator) =>
    safety.api.call(routes.undoModeration, { kind, id }, { session });

  // Rule: moderator-undo
  it.each(["dismiss", "uphold", "remove", "restore"] as const)(
    "to %s leaves the character and its case as they were",
    async (decision) => {
      const id = await addCharacter(database().db);
      await safety.report({ kind: "character", id, reason: "hate", text: "Look." });
      const waiting = await safety.waiting("character", id);
      await safety.decide({ kind: "character", id, decision, rule: "banned", reason: "Why." });
      expect(await safety.waiting("character", id)).toBeUndefined();
      expect((await undo("character", id)).data).toEqual({ status: "published", reopened: 1 });
      expect(await safety.waiting("character", id)).toEqual(waiting);
      expect(await safety.codeOf(id)).toBe(0);
      expect(await safety.rowOf(id)).toMatchObject({ status: "published", status_reason: null });
    },
  );

  // Rule: moderator-undo
  it("to dismiss hides again what reports had hidden", async () => {
    const id = await addCharacter(database().db);
    const item = { kind: "character", id } as const;
    await safety.hide(item);
    const hidden = await safety.rowOf(id);
    expect(hidden?.status).toBe("pending");
    await safety.decide({ ...item, decision: "dismiss" });
    expect(await safety.codeOf(id)).toBe(0);
    expect((await undo("character", id)).data).toEqual({ status: "pending", reopened: 3 });
    expect(await safety.codeOf(id)).not.toBe(0);
    expect(await safety.rowOf(id)).toMatchObject({ status_reason: hidden?.status_reason });
    expect(await safety.waiting("character", id)).toMatchObject({ report_count: 3, hidden: true });
    // The next decision works as if there had been none.
    expect(await safety.decide({ ...item, decision: "restore" })).toEqual({
      status: "published",
      answered: 3,
    });
  });

  it("to remove brings back a profile as it was; a hidden one stays hidden", async () => {
    const profile = { user_name: "Ada", avatar: null, biography: "Likes rain, and lighthouses." };
    const [open, hidden] = [await safety.newUser(), await safety.newUser()];
    const biographyOf = async ({ session }: TestUser) =>
      (await safety.api.call(routes.getUser, {}, { session })).data.biography;
    for (const { uid } of [open, hidden]) {
      await database().db.update(user).set(profile).where(eq(user.id, uid));
    }
    await safety.hide({ kind: "profile", id: hidden.uid });
    for (const one of [open, hidden]) {
      await safety.decide({ kind: "profile", id: one.uid, decision: "remove" });
      expect(await biographyOf(one)).toBe("");
      expect((await undo("profile", one.uid)).code).toBe(0);
    }
    expect(await biographyOf(open)).toBe("Likes rain, and lighthouses.");
    expect(await biographyOf(hidden)).toBe("");
    await safety.decide({ kind: "profile", id: hidden.uid, decision: "dismiss" });
    expect(await biographyOf(hidden)).toBe("Likes rain, and lighthouses.");
  });

  /** What was decided about the reports of a user. */
  async function decisionsOf(uid: string) {
    const rows = await database().db.select().from(abuseReport).where(eq(abuseReport.reporter_id, uid));
    return rows.map(({ decision }) => decision);
  }

  // Rule: moderator-undo
  it("to restore takes a message down again, and its reports count as upheld again", async () => {
    const { session, uid } = await safety.newUser();
    const chat = await safety.chat(session);
    const textOf = async () =>
      (await chat.messages()).find(({ id }) => id === chat.reply)?.alternatives[0]?.text;
    const item = { kind: "message", id: chat.reply } as const;
    const before = await textOf();
    await safety.report({ ...item, reason: "hate" }, session);
    await safety.decide({ ...item, decision: "remove" });
    const removed = await textOf();
    await safety.decide({ ...item, decision: "restore" });
    expect(await textOf()).toBe(before);
    expect(await decisionsOf(uid)).toEqual(["restore"]);
    expect((await undo("message", chat.reply)).code).toBe(0);
    expect(await textOf()).toBe(removed);
    expect(await decisionsOf(uid)).toEqual(["remove"]);
  });

  it("sends a resubmitted character back to the queue", async () => {
    const id = await addCharacter(database().db);
    await safety.decide({ kind: "character", id, decision: "reject" });
    const { db } = database();
    await db.update(character).set({ status: "pending" }).where(eq(character.id, id));
    await safety.decide({ kind: "character", id, decision: "reject" });
    expect((await undo("character", id)).data).toEqual({ status: "pending", reopened: 0 });
    expect(await safety.waiting("character", id)).toMatchObject({ report_count: 0 });
  });

  it("takes its notice back, and the earlier one counts again", async () => {
    const { uid, session } = await safety.newUser();
    const id = await addCharacter(database().db, { creator_id: uid });
    const item = { kind: "character", id } as const;
    const notices = async () =>
      (await safety.api.call(routes.listNotices, {}, { session })).data.items.map((one) => [
        one.measure,
        one.ended_by,
      ]);
    await safety.decide({ ...item, decision: "uphold" });
    late += MINUTE_MS;
    await safety.decide({ ...item, decision: "remove" });
    await undo("character", id);
    expect(await notices()).toEqual([
      ["remove", "lifted"],
      ["reject", null],
    ]);
  });

  it("does not count, and is in the audit log", async () => {
    const id = await addCharacter(database().db);
    await safety.report({ kind: "character", id, reason: "hate" });
    await safety.decide({ kind: "character", id, decision: "dismiss" });
    await undo("character", id);
    const { db } = database();
    expect(await db.$count(moderationDecision, eq(moderationDecision.item_id, id))).toBe(0);
    const { session } = safety.moderator;
    const log = await safety.api.call(routes.listAudit, { item_id: id }, { session });
    expect(log.data.items.map(({ action }) => action)).toEqual([
      "report.undone",
      "report.decided",
      "report.filed",
    ]);
    expect(log.data.items[0]?.details).toEqual({ decision: "dismiss", rule: "moderation", reopened: 1 });
  });

  // Rule: moderator-undo
  it("is the moderator's own last one, of the last ten minutes, about an unchanged item", async () => {
    const id = await addCharacter(database().db);
    const item = { kind: "character", id } as const;
    const { db } = database();
    const refused = async (moderator?: TestUser) =>
      expect((await undo("character", id, moderator)).code).toBe(ErrorCode.conflict);
    await refused();
    await safety.report({ ...item, reason: "hate" });
    await safety.decide({ ...item, decision: "uphold" });
    await refused(await safety.newUser({ isModerator: true }));
    await db.update(character).set({ status: "pending" }).where(eq(character.id, id));
    await refused();
    await db.update(character).set({ status: "rejected" }).where(eq(character.id, id));
    late += 11 * MINUTE_MS;
    await refused();
    late -= 11 * MINUTE_MS;
    expect(await db.$count(abuseReport, eq(abuseReport.item_id, id))).toBe(1);
    expect((await undo("character", id)).code).toBe(0);
    await refused();
  });
});
