import { ErrorCode, type InputOf, routes } from "@mimi/contract";
import { and, desc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { decisionNotice } from "../../../db/schema/decisionNotice.ts";
import { character, user } from "../../../db/schema/referenced.ts";
import { auditEntry } from "../../../db/schema/safety.ts";
import { Sessions } from "../../../domain/sessions/Sessions.ts";
import { newId } from "../../../shared/ids.ts";
import { addCharacter, addTags } from "../../../testing/addCharacter.ts";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import { identityToken } from "../../../testing/identityTokens.ts";
import { parseAnswer } from "../../../testing/testApp.ts";
import { type SafetyFixture, safetyFixture, type TestUser } from "../testing/safetyFixture.ts";

type DecideInput = InputOf<typeof routes.decideAccount>;

const DAY_MS = 86_400_000;

describeDatabase("a decision about an account", (database) => {
  let safety: SafetyFixture;
  let clock = new Date();
  let name: string;
  let testUser: TestUser;

  beforeAll(async () => {
    const now = () => clock;
    safety = await safetyFixture(database(), { now, sessions: new Sessions(database().db, now) });
  });

  beforeEach(async () => {
    clock = new Date();
    name = newId();
    testUser = await known(await safety.api.signIn(name));
  });

  const inDays = (days: number) => new Date(clock.getTime() + days * DAY_MS).toISOString();

  async function known(session: string): Promise<TestUser> {
    return { session, uid: (await safety.api.call(routes.getUser, {}, { session })).data.uid };
  }

  function decide(input: Partial<DecideInput> & Pick<DecideInput, "measure">, by = safety.moderator) {
    const whole = { client_id: newId(), uid: testUser.uid, reason: "Harassment in three chats.", ...input };
    return safety.api.call(routes.decideAccount, whole, by);
  }

  async function signIn() {
    const token = await identityToken({ sub: `sub-${name}`, email: `${name}@example.org` });
    const headers = { Authorization: `Bearer ${token}` };
    return parseAnswer<string>(await safety.api.send(routes.createCookie, {}, { headers }));
  }

  const codeOf = async ({ session }: TestUser) =>
    (await safety.api.call(routes.getUser, {}, { session })).code;

  async function publishedCover(): Promise<string> {
    const { data } = await safety.upload(testUser, "character");
    return data.url;
  }

  async function save(input: InputOf<typeof routes.saveCharacter>) {
    return safety.api.call(routes.saveCharacter, input, testUser);
  }

  it("to warn changes nothing else", async () => {
    expect((await decide({ measure: "warn" })).data).toMatchObject({ payment: "none" });
    expect(await codeOf(testUser)).toBe(0);
    expect((await signIn()).code).toBe(0);
    expect((await safety.upload(testUser, "user")).code).toBe(0);
  });

  // Rule: account-decisions
  it("to restrict refuses uploads and publishing, with the reason and the end; chats and drafts still work", async () => {
    const tags = await addTags(database().db, ["Sea"]);
    const whole = { name: "Ada", greeting: "Hello.", tags, avatar: await publishedCover() };
    const before = await save({ ...whole, visibility: "public", publish: true });
    expect(before.code).toBe(0);
    const until = inDays(3);
    await decide({ measure: "restrict", rule: "banned", until });
    const refused = {
      code: ErrorCode.accountStopped,
      status: 403,
      details: {
        stopped: {
          notice_id: expect.any(String) as string,
          ...{ measure: "restrict", rule: "banned", reason: "Harassment in three chats." },
          ...{ until, appealable: true },
        },
      },
    };
    expect(await safety.upload(testUser, "character")).toMatchObject(refused);
    expect(await safety.upload(testUser, "user")).toMatchObject(refused);
    expect(await save({ ...whole, visibility: "unlisted", publish: true })).toMatchObject(refused);
    expect(await save({ id: before.data.id, name: "Ada, worse" })).toMatchObject(refused);

    expect((await save({ ...whole, publish: false })).code).toBe(0);
    expect((await save({ id: before.data.id, name: "Ada", visibility: "private" })).code).toBe(0);
    expect(await save({ id: before.data.id, name: "Ada", visibility: "public" })).toMatchObject(refused);
    expect((await signIn()).code).toBe(0);
    const chat = await safety.chat(testUser.session);
    expect((await chat.messages()).length).toBeGreaterThan(1);
  });

  // Rule: restricted-account-limits
  it("to restrict refuses another name and biography, and lets the rest of the profile be saved", async () => {
    const { session } = testUser;
    const before = (await safety.api.call(routes.getUser, {}, { session })).data;
    const kept = {
      user_name: before.user_name ?? "",
      biography: before.biography,
      avatar: before.avatar ?? "",
    };
    await decide({ measure: "restrict", rule: "banned" });
    const update = async (change: Partial<typeof kept>) =>
      (await safety.api.call(routes.updateUser, { ...kept, ...change }, { session })).code;
    expect(await update({ user_name: "Another" })).toBe(ErrorCode.accountStopped);
    expect(await update({ biography: "Insults." })).toBe(ErrorCode.accountStopped);
    expect(await update({})).toBe(0);
    await database().db.update(user).set({ name_state: "unset" }).where(eq(user.id, testUser.uid));
    const named = await safety.api.call(routes.nameUser, { user_name: "Another" }, { session });
    expect(named.code).toBe(ErrorCode.accountStopped);
  });

  // Rule: restricted-account-limits
  it("with a client_id that was used for another decision is refused, and changes nothing", async () => {
    const input = { client_id: newId(), measure: "warn", rule: "banned" } as const;
    const first = await decide(input);
    expect(await decide(input)).toMatchObject({ code: 0, data: first.data });
    for (const other of [{ measure: "ban" }, { rule: "spam" }, { reason: "Another reason." }] as const) {
      expect(await decide({ ...input, ...other })).toMatchObject({
        code: ErrorCode.conflict,
        details: { reason: "client_id_used" },
      });
    }
    expect(await database().db.$count(decisionNotice, eq(decisionNotice.user_id, testUser.uid))).toBe(1);
  });

  it("to restrict refuses to bring a published character back from the bin", async () => {
    const id = await addCharacter(database().db, { creator_id: testUser.uid, deleted_at: clock });
    await decide({ measure: "restrict" });
    const input = { character_id: id };
    const refused = await safety.api.call(routes.restoreCharacter, input, testUser);
    expect(refused.code).toBe(ErrorCode.accountStopped);
    const draft = { creator_id: testUser.uid, deleted_at: clock, status: "draft" } as const;
    const own = { character_id: await addCharacter(database().db, draft) };
    expect((await safety.api.call(routes.restoreCharacter, own, testUser)).code).toBe(0);
  });

  // Rule: account-decisions
  it.each([
    ["suspend", 7],
    ["ban", null],
  ] as const)("to %s ends every session at once, and refuses to sign in", async (measure, days) => {
    const other = await known(await safety.api.signIn(name));
    const bystander = await safety.newUser();
    const until = days === null ? {} : { until: inDays(days) };
    await decide({ measure, rule: "minors", ...until });
    expect([await codeOf(testUser), await codeOf(other)]).toEqual([ErrorCode.signedOut, ErrorCode.signedOut]);
    expect(await codeOf(bystander)).toBe(0);
    const refused = await signIn();
    expect([refused.code, refused.status, refused.data]).toEqual([ErrorCode.accountStopped, 403, null]);
    expect(refused.details?.stopped).toMatchObject({
      ...{ measure, rule: "minors", reason: "Harassment in three chats.", appealable: true },
      until: until.until ?? null,
    });
  });

  // Rule: account-decisions
  it("to suspend ends at its time", async () => {
    const end = clock;
    clock = new Date(end.getTime() - 2 * DAY_MS);
    await decide({ measure: "suspend", until: end.toISOString() });
    clock = new Date(end.getTime() - 1);
    expect((await signIn()).code).toBe(ErrorCode.accountStopped);
    clock = end;
    expect((await signIn()).code).toBe(0);
  });

  it("to lift ends all earlier decisions", async () => {
    await decide({ measure: "ban" });
    await decide({ measure: "lift", reason: "" });
    expect((await signIn()).code).toBe(0);
  });

  it("replaces the one before, also when it is milder", async () => {
    await decide({ measure: "ban" });
    await decide({ measure: "restrict" });
    const { code, data: session } = await signIn();
    expect(code).toBe(0);
    expect((await safety.upload({ ...testUser, session }, "user")).code).toBe(ErrorCode.accountStopped);
  });

  it("during a sign-in leaves no session", async () => {
    const [signedIn] = await Promise.all([signIn(), decide({ measure: "ban" })]);
    if (signedIn.code === 0)
      expect(await codeOf({ ...testUser, session: signedIn.data })).toBe(ErrorCode.signedOut);
    else expect(signedIn.code).toBe(ErrorCode.accountStopped);
  });

  it("that is repeated has no further effect", async () => {
    const input = { measure: "ban", client_id: newId() } as const;
    const first = await decide(input);
    await decide({ measure: "lift" });
    const repeated = await decide(input);
    expect(repeated.data).toEqual(first.data);
    expect((await signIn()).code).toBe(0);
  });

  it.each([
    ["without a reason", { measure: "warn", reason: " " }, { reason: "required" }],
    ["to suspend without an end", { measure: "suspend" }, { until: "required" }],
    ["to ban with an end", { measure: "ban", until: "2999-01-01T00:00:00Z" }, { until: "invalid_choice" }],
    ["that ended before", { measure: "restrict", until: "2020-01-01T00:00:00Z" }, { until: "too_small" }],
    ["for eleven years", { measure: "restrict", until: "2999-01-01T00:00:00Z" }, { until: "too_large" }],
    ["to warn with a refund", { measure: "warn", payment: "refund" }, { payment: "invalid_choice" }],
  ] as const)("%s is refused, and names the field", async (_case, input, fields) => {
    const { code, details } = await decide(input);
    expect([code, details?.fields]).toEqual([ErrorCode.invalidInput, fields]);
    expect(await codeOf(testUser)).toBe(0);
  });

  // Rule: moderators-not-about-moderators
  it("is made by moderators only, not about themselves, and not about other moderators", async () => {
    const other = await safety.newUser({ isModerator: true });
    const cases = [
      [testUser, testUser.uid, "moderator"],
      [safety.moderator, safety.moderator.uid, "another_moderator"],
      [safety.moderator, other.uid, "operator"],
    ] as const;
    for (const [by, uid, needs] of cases) {
      const { code, details } = await decide({ measure: "ban", uid }, by);
      expect([code, details]).toEqual([ErrorCode.notAllowed, { needs }]);
    }
    expect((await decide({ measure: "ban", uid: "absent" })).code).toBe(ErrorCode.notFound);
    expect([await codeOf(safety.moderator), await codeOf(other)]).toEqual([0, 0]);
  });

  it("is in the audit log: who, what, why, and until when", async () => {
    const until = inDays(1);
    const { data } = await decide({
      measure: "suspend",
      rule: "banned",
      until,
      payment: "keep",
      note: "Seen.",
    });
    const ofPerson = and(eq(auditEntry.item_id, testUser.uid), eq(auditEntry.action, "account.decided"));
    const { db } = database();
    const [last] = await db.select().from(auditEntry).where(ofPerson).orderBy(desc(auditEntry.id)).limit(1);
    expect(last).toMatchObject({
      ...{ actor: safety.moderator.uid, severity: "notice", kind: "profile" },
      details: {
        ...{ measure: "suspend", rule: "banned", reason: "Harassment in three chats.", until },
        ...{ payment: "keep", note: "Seen.", notice: data.notice_id },
      },
    });
  });

  it("deletes nothing of the account", async () => {
    const id = await addCharacter(database().db, { creator_id: testUser.uid });
    await decide({ measure: "ban" });
    const { db } = database();
    expect(await db.select().from(user).where(eq(user.id, testUser.uid))).toHaveLength(1);
    expect(await db.select().from(character).where(eq(character.id, id))).toHaveLength(1);
  });
});
