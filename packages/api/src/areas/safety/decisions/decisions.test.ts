import { ErrorCode, routes } from "@mimi/contract";
import { desc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { user } from "../../../db/schema/referenced.ts";
import { auditEntry } from "../../../db/schema/safety.ts";
import { addCharacter, addTags } from "../../../testing/addCharacter.ts";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import { purgeTakedowns } from "../takedown/purgeTakedowns.ts";
import { type SafetyFixture, safetyFixture } from "../testing/safetyFixture.ts";
import { changeCharacter } from "../../../testing/addCharacter.ts";

const cover = {
  avatar: "/uploads/cover-600.webp",
  avatar_alt: "A lighthouse",
  avatar_color: "#123456",
  avatar_thumbhash: "aa==",
  avatar_renditions: [{ width: 600, avif: "/uploads/cover-600.avif", webp: "/uploads/cover-600.webp" }],
};

describeDatabase("a decision", (database) => {
  let safety: SafetyFixture;
  beforeAll(async () => {
    safety = await safetyFixture(database());
  });

  it.each([
    ["uphold", "rejected"],
    ["reject", "rejected"],
    ["remove", "removed"],
  ] as const)(
    "%s: the character is %s, with the named rule, until it is restored",
    async (decision, status) => {
      const id = await addCharacter(database().db);
      await safety.report({ kind: "character", id, reason: "illegal" });
      const decided = await safety.decide({ kind: "character", id, decision, rule: "banned", note: "Seen." });
      expect(decided).toEqual({ status, answered: 1 });
      expect(await safety.rowOf(id)).toMatchObject({ status, status_reason: "banned" });
      expect(await safety.codeOf(id)).toBe(ErrorCode.notFound);
      expect(await safety.waiting("character", id)).toBeUndefined();
      expect(await safety.decide({ kind: "character", id, decision: "restore" })).toEqual({
        status: "published",
        answered: 0,
      });
      expect(await safety.rowOf(id)).toMatchObject({ status: "published", status_reason: null });
    },
  );

  it("to dismiss changes nothing", async () => {
    const id = await addCharacter(database().db);
    await safety.report({ kind: "character", id, reason: "hate" });
    expect(await safety.decide({ kind: "character", id, decision: "dismiss" })).toEqual({
      status: "published",
      answered: 1,
    });
    expect(await safety.codeOf(id)).toBe(0);
  });

  it("to dismiss does not restore what an earlier decision removed", async () => {
    const id = await addCharacter(database().db);
    await safety.decide({ kind: "character", id, decision: "remove" });
    expect(await safety.decide({ kind: "character", id, decision: "dismiss" })).toMatchObject({
      status: "removed",
    });
  });

  it("to remove an image or a profile holds until it is restored", async () => {
    const id = await addCharacter(database().db, cover);
    const { uid, session } = await safety.newUser();
    const profile = { user_name: "Ada", avatar: "/uploads/ada-256.webp", biography: "Likes rain." };
    await database().db.update(user).set(profile).where(eq(user.id, uid));
    const read = async () => (await safety.api.call(routes.getUser, {}, { session })).data;
    await safety.report({ kind: "image", id, reason: "copyright" });
    await safety.report({ kind: "profile", id: uid, reason: "hate" });
    await safety.decide({ kind: "image", id, decision: "remove" });
    await safety.decide({ kind: "profile", id: uid, decision: "remove" });
    expect(await safety.rowOf(id)).toMatchObject({ avatar: null });
    expect(await read()).toMatchObject({ biography: "" });
    await safety.decide({ kind: "image", id, decision: "restore" });
    await safety.decide({ kind: "profile", id: uid, decision: "restore" });
    expect(await safety.rowOf(id)).toMatchObject(cover);
    expect(await read()).toMatchObject(profile);
  });

  it("about an item that never existed is refused as absent", async () => {
    const input = { kind: "character", id: "absent", decision: "remove" } as const;
    const { code } = await safety.api.call(routes.decideModeration, input, safety.moderator);
    expect(code).toBe(ErrorCode.notFound);
  });

  // Rule: one-case-per-item
  it("about the moderator's own item is refused, and can be made by another moderator", async () => {
    const { moderator, api } = safety;
    const own = await addCharacter(database().db, { ...cover, creator_id: moderator.uid });
    const { reply } = await safety.chat(moderator.session);
    const items = [
      ["character", own],
      ["image", own],
      ["profile", moderator.uid],
      ["message", reply],
    ] as const;
    const other = await safety.newUser({ isModerator: true });
    for (const [kind, id] of items) {
      await safety.report({ kind, id, reason: "hate" }, moderator.session);
      expect(await safety.waiting(kind, id), kind).toMatchObject({ own: true });
      for (const decision of ["dismiss", "remove", "restore"] as const) {
        const answer = await api.call(routes.decideModeration, { kind, id, decision }, moderator);
        expect([answer.code, answer.details], kind).toEqual([
          ErrorCode.notAllowed,
          { needs: "another_moderator" },
        ]);
      }
      expect(await safety.waiting(kind, id), kind).toMatchObject({ report_count: 1 });
      const decided = await api.call(routes.decideModeration, { kind, id, decision: "dismiss" }, other);
      expect(decided.data.answered, kind).toBe(1);
    }
  });

  // Rule: moderation-queue
  it("is in the audit log: who, what and why", async () => {
    const id = await addCharacter(database().db);
    await safety.report({ kind: "character", id, reason: "hate" });
    await safety.decide({
      kind: "character",
      id,
      decision: "remove",
      rule: "minors",
      note: "Plain.",
      reason: "Why.",
    });
    const { db } = database();
    const [last] = await db.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(1);
    expect(last).toMatchObject({
      ...{ actor: safety.moderator.uid, action: "report.decided", severity: "critical" },
      ...{ kind: "character", item_id: id },
      details: { decision: "remove", rule: "minors", reason: "Why.", note: "Plain.", answered: 1 },
    });
  });

  describe("about a rejected character that was submitted again", () => {
    /** A character of a new user, which a decision has rejected, and which its creator has changed. */
    async function resubmitted() {
      const { uid, session } = await safety.newUser();
      const tag_ids = await addTags(database().db, ["Sea"]);
      const id = await addCharacter(database().db, { ...cover, tag_ids, creator_id: uid });
      await safety.decide({ kind: "character", id, decision: "reject", rule: "banned" });
      const submit = async () => {
        await safety.api.call(routes.saveCharacter, { id, name: "Changed", publish: true }, { session });
        expect(await safety.rowOf(id)).toMatchObject({ status: "pending" });
        expect(await safety.waiting("character", id)).toMatchObject({ title: "Changed", report_count: 0 });
      };
      return { id, submit };
    }

    // Rule: resubmitted-character-published
    it.each(["dismiss", "restore"] as const)("to %s publishes it", async (decision) => {
      const { id, submit } = await resubmitted();
      await submit();
      const item = { kind: "character", id } as const;
      expect(await safety.decide({ ...item, decision })).toMatchObject({ status: "published" });
      expect(await safety.rowOf(id)).toMatchObject({ status: "published", status_reason: null });
      expect(await safety.codeOf(id)).toBe(0);
      expect(await safety.waiting("character", id)).toBeUndefined();
      await safety.api.call(routes.undoModeration, item, safety.moderator);
      expect(await safety.rowOf(id)).toMatchObject({ status: "pending", status_reason: "banned" });
      expect(await safety.waiting("character", id)).toMatchObject({ report_count: 0 });
    });

    // Rule: resubmitted-character-published
    it.each(["dismiss", "restore"] as const)(
      "to %s publishes it also when the time for an appeal against the first decision is over",
      async (decision) => {
        const { id, submit } = await resubmitted();
        await purgeTakedowns(safety.api.deps, new Date(Date.now() + 31 * 86_400_000));
        await submit();
        expect(await safety.decide({ kind: "character", id, decision })).toMatchObject({
          status: "published",
        });
      },
    );

    it("to dismiss lets later reports hide it again when it was changed", async () => {
      const { id, submit } = await resubmitted();
      await submit();
      await safety.decide({ kind: "character", id, decision: "dismiss" });
      await changeCharacter(database().db, id, { bio: "Something else." });
      await safety.hide({ kind: "character", id });
      expect(await safety.rowOf(id)).toMatchObject({ status: "pending" });
    });
  });
});
