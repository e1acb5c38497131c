import { type DataOf, ErrorCode, type InputOf, routes } from "@mimi/contract";
import { and, desc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { decisionNotice } from "../../../db/schema/decisionNotice.ts";
import { user } from "../../../db/schema/referenced.ts";
import { auditEntry, takedown } from "../../../db/schema/safety.ts";
import { newId } from "../../../shared/ids.ts";
import { addCharacter } from "../../../testing/addCharacter.ts";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import { identityToken } from "../../../testing/identityTokens.ts";
import { parseAnswer } from "../../../testing/testApp.ts";
import { purgeTakedowns } from "../takedown/purgeTakedowns.ts";
import { type SafetyFixture, safetyFixture, type TestUser } from "../testing/safetyFixture.ts";

const DAY_MS = 86_400_000;

describeDatabase("a decision of the moderators", (database) => {
  let safety: SafetyFixture;
  let testUser: TestUser;
  let other: TestUser;

  beforeAll(async () => {
    safety = await safetyFixture(database());
  });

  beforeEach(async () => {
    testUser = await safety.newUser();
    other = await safety.newUser({ isModerator: true });
  });

  const notices = async (of = testUser) => (await safety.api.call(routes.listNotices, {}, of)).data.items;

  async function only(): Promise<DataOf<typeof routes.listNotices>["items"][number]> {
    const [first, ...more] = await notices();
    if (!first || more.length > 0) throw new Error(`${more.length + 1} notices instead of one`);
    return first;
  }

  async function decideAccount(input: Partial<InputOf<typeof routes.decideAccount>> = {}): Promise<void> {
    const whole = {
      client_id: newId(),
      uid: testUser.uid,
      measure: "warn",
      reason: "Insults.",
      ...input,
    } as const;
    const { code } = await safety.api.call(routes.decideAccount, whole, safety.moderator);
    if (code !== 0) throw new Error(`The decision was answered with ${code}.`);
  }

  async function removeCharacter(): Promise<string> {
    const id = await addCharacter(database().db, { creator_id: testUser.uid, name: "Ines" });
    await safety.decide({ kind: "character", id, decision: "remove", rule: "banned", reason: "Hate." });
    return id;
  }

  const appeal = (notice_id: string, by = testUser) =>
    safety.api.call(routes.appealNotice, { notice_id, text: "It was a joke." }, by);

  const decideAppeal = (appeal_id: string, result: "confirmed" | "reversed", by = other) =>
    safety.api.call(routes.decideAppeal, { appeal_id, result, answer: "Looked at again." }, by);

  const unread = async () => (await safety.api.call(routes.getUser, {}, testUser)).data.unread_notices;

  // Rule: decision-notified
  it("about an account is shown to its user, once: what, why, and until when", async () => {
    const until = new Date(Date.now() + DAY_MS).toISOString();
    await decideAccount({ measure: "restrict", rule: "banned", until });
    expect(await only()).toMatchObject({
      ...{ measure: "restrict", kind: null, title: null, rule: "banned", reason: "Insults." },
      ...{ until, seen: false, ended_by: null, appealable: true, appeal: null, payment: null },
    });
    expect(await unread()).toBe(1);
    await safety.api.call(routes.seeNotices, {}, testUser);
    expect(await unread()).toBe(0);
    expect(await notices(other)).toEqual([]);
  });

  // Rule: decision-notified
  it.each([
    ["uphold", "reject", "Ines"],
    ["reject", "reject", "Ines"],
    ["remove", "remove", null],
  ] as const)("about an item (%s) is shown to its creator: %s, %s", async (decision, measure, title) => {
    const id = await addCharacter(database().db, { creator_id: testUser.uid, name: "Ines" });
    for (let times = 0; times < 2; times += 1) {
      await safety.decide({ kind: "character", id, decision, rule: "banned", reason: "Hate." });
    }
    expect(await only()).toMatchObject({
      ...{ measure, kind: "character", title, rule: "banned", reason: "Hate." },
      character_id: measure === "reject" ? id : null,
      ...{ until: null, appealable: true },
    });
    await safety.decide({ kind: "character", id, decision: "restore" });
    expect(await only()).toMatchObject({ title: "Ines", ended_by: "lifted", appealable: false });
  });

  // Rule: decision-link-to-edit
  it("names no character that is in the bin", async () => {
    const id = await addCharacter(database().db, { creator_id: testUser.uid, name: "Ines" });
    await safety.decide({ kind: "character", id, decision: "uphold", rule: "banned" });
    expect(await only()).toMatchObject({ title: "Ines", character_id: id });
    await safety.api.call(routes.deleteCharacter, { character_id: id }, testUser);
    expect(await only()).toMatchObject({ title: "Ines", character_id: null });
  });

  it("is shown as replaced when a later one counts instead", async () => {
    await decideAccount({ measure: "restrict" });
    await decideAccount({ measure: "restrict", reason: "More insults." });
    expect((await notices()).map(({ reason, ended_by }) => [reason, ended_by])).toEqual([
      ["More insults.", null],
      ["Insults.", "replaced"],
    ]);
  });

  // Rule: one-appeal
  it("is appealed once, by its user only, in words that moderators see", async () => {
    await decideAccount({ measure: "restrict" });
    const { notice_id } = await only();
    expect((await appeal(notice_id, await safety.newUser())).code).toBe(ErrorCode.notFound);
    const both = await Promise.all([appeal(notice_id), appeal(notice_id)]);
    expect(both.map(({ code }) => code).toSorted()).toEqual([0, ErrorCode.conflict]);
    expect(await only()).toMatchObject({
      appealable: false,
      appeal: { text: "It was a joke.", result: null, answer: "" },
    });
    const queue = await safety.api.call(routes.listAppeals, { count: 50 }, other);
    expect(queue.data.items.find((one) => one.appeal_id === notice_id)).toMatchObject({
      ...{ uid: testUser.uid, own: false, item_id: null },
      notice: { measure: "restrict", appeal: { text: "It was a joke." } },
    });
  });

  // Rule: one-appeal
  it("is judged in an appeal by another moderator where there is one", async () => {
    await decideAccount({ measure: "restrict" });
    const { notice_id } = await only();
    await appeal(notice_id);
    const own = await decideAppeal(notice_id, "confirmed", safety.moderator);
    expect([own.code, own.details]).toEqual([ErrorCode.notAllowed, { needs: "another_moderator" }]);
    expect((await decideAppeal(notice_id, "confirmed")).code).toBe(0);
    expect((await decideAppeal(notice_id, "reversed")).code).toBe(ErrorCode.conflict);
    expect(await only()).toMatchObject({
      ...{ ended_by: null, seen: false, appealable: false },
      appeal: { result: "confirmed", answer: "Looked at again." },
    });
  });

  it("is judged in an appeal by the same moderator where there is no other", async () => {
    await decideAccount();
    const { notice_id } = await only();
    await appeal(notice_id);
    const { db } = database();
    await db.update(user).set({ role: "user" });
    await db.update(user).set({ role: "moderator" }).where(eq(user.id, safety.moderator.uid));
    expect((await decideAppeal(notice_id, "confirmed", safety.moderator)).code).toBe(0);
  });

  it("is withdrawn by a successful appeal: the restriction ends", async () => {
    await decideAccount({ measure: "restrict" });
    const { notice_id } = await only();
    await appeal(notice_id);
    expect((await safety.upload(testUser, "user")).code).toBe(ErrorCode.accountStopped);
    await decideAppeal(notice_id, "reversed");
    expect((await safety.upload(testUser, "user")).code).toBe(0);
    expect(await only()).toMatchObject({ ended_by: "lifted", appeal: { result: "reversed" } });
  });

  // Rule: one-appeal
  it("is withdrawn by a successful appeal: the character is back", async () => {
    const id = await removeCharacter();
    const { notice_id } = await only();
    await appeal(notice_id);
    expect(await safety.codeOf(id)).toBe(ErrorCode.notFound);
    await decideAppeal(notice_id, "reversed");
    expect(await safety.codeOf(id)).toBe(0);
    expect(await safety.rowOf(id)).toMatchObject({ name: "Ines", status: "published" });
    expect(await only()).toMatchObject({ title: "Ines", ended_by: "lifted", appeal: { result: "reversed" } });
  });

  it("keeps the content while an appeal is open, also after the time for it", async () => {
    const { db } = database();
    const appealed = await removeCharacter();
    const { notice_id } = await only();
    await appeal(notice_id);
    const silent = await removeCharacter();
    await db.update(takedown).set({ purge_at: new Date(Date.now() - 1) });
    await purgeTakedowns(safety.api.deps, new Date());
    const [left] = await db.select().from(takedown).where(eq(takedown.item_id, appealed));
    const [deleted] = await db.select().from(takedown).where(eq(takedown.item_id, silent));
    expect([left?.purge_at !== null, deleted?.purge_at]).toEqual([true, null]);
    expect((await notices()).find((one) => one.notice_id !== notice_id)?.appealable).toBe(false);
    await decideAppeal(notice_id, "reversed");
    expect(await safety.rowOf(appealed)).toMatchObject({ name: "Ines" });
  });

  // Rule: one-appeal
  it("that refuses the sign-in is appealed with the identity token", async () => {
    const name = newId();
    const session = await safety.api.signIn(name);
    const { uid } = (await safety.api.call(routes.getUser, {}, { session })).data;
    testUser = { session, uid };
    const token = await identityToken({ sub: `sub-${name}` });
    const send = async () => {
      const headers = { Authorization: `Bearer ${token}` };
      const input = { text: "I was away." };
      return parseAnswer(await safety.api.send(routes.appealStop, input, { headers }));
    };
    expect((await send()).code).toBe(ErrorCode.notFound);
    await decideAccount({ measure: "warn" });
    expect((await send()).code).toBe(ErrorCode.notFound);
    await decideAccount({ measure: "ban", payment: "keep" });
    expect((await send()).code).toBe(0);
    expect((await send()).code).toBe(ErrorCode.conflict);
    const queue = await safety.api.call(routes.listAppeals, { count: 50 }, other);
    const open = queue.data.items.find((one) => one.uid === uid);
    expect(open?.notice).toMatchObject({ measure: "ban", appeal: { text: "I was away." } });
    await decideAppeal(open?.appeal_id ?? "", "reversed");
    expect(await safety.api.signIn(name)).toMatch(/^ms1_/);
  });

  it("and each appeal are in the audit log", async () => {
    await decideAccount();
    const { notice_id } = await only();
    await appeal(notice_id);
    await decideAppeal(notice_id, "confirmed");
    const ofPerson = and(eq(auditEntry.item_id, testUser.uid), eq(auditEntry.kind, "profile"));
    const rows = await database().db.select().from(auditEntry).where(ofPerson).orderBy(desc(auditEntry.id));
    expect(rows.slice(0, 3).map(({ actor, action, details }) => [actor, action, details.notice])).toEqual([
      [other.uid, "appeal.decided", notice_id],
      [testUser.uid, "appeal.filed", notice_id],
      [safety.moderator.uid, "account.decided", notice_id],
    ]);
    expect(
      await database().db.select().from(decisionNotice).where(eq(decisionNotice.id, notice_id)),
    ).toHaveLength(1);
  });
});
