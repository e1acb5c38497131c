import { type DataOf, ErrorCode, type InputOf, routes } from "@mimi/contract";
import { desc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditEntry, character, user } from "../../db/schema.ts";
import { RateLimits } from "../../domain/quota/RateLimits.ts";
import { newChatKey, newId } from "../../shared/ids.ts";
import type { Model } from "../../providers/model/Model.ts";
import { addCharacter, addTags } from "../../testing/addCharacter.ts";
import { describeEachDatabase } from "../../testing/describeEachDatabase.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";

type ReportInput = InputOf<typeof routes.report>;
type DecideInput = InputOf<typeof routes.decideModeration>;
type Case = DataOf<typeof routes.getModerationQueue>["items"][number];

const picture = {
  avatar: "/uploads/cover-600.webp",
  avatar_alt: "A lighthouse",
  avatar_color: "#123456",
  avatar_thumbhash: "aa==",
  avatar_renditions: [{ width: 600, avif: "/uploads/cover-600.avif", webp: "/uploads/cover-600.webp" }],
};

/** A model that answers at once. */
const terse: Model = {
  name: "terse",
  reply: async function* () {
    yield { kind: "delta", text: "Good evening." };
    yield { kind: "end", finish: "complete" };
  },
};

describeEachDatabase("a report", (database) => {
  let api: TestApp;
  let reader: string;
  let moderator: string;

  beforeAll(async () => {
    api = testApp(database(), { limits: new RateLimits({ on: false }), model: terse });
    moderator = await api.signIn("moderator");
    const { uid } = (await api.call(routes.getUser, {}, { session: moderator })).data;
    await database().db.update(user).set({ role: "moderator" }).where(eq(user.id, uid));
  });

  beforeEach(async () => {
    reader = await api.signIn(`reader-${newId()}`);
  });

  const report = (input: ReportInput, session?: string) =>
    api.call(routes.report, input, session ? { session } : {});
  const decide = async (input: DecideInput) =>
    (await api.call(routes.decideModeration, input, { session: moderator })).data;
  const queue = async () =>
    (await api.call(routes.getModerationQueue, { count: 50 }, { session: moderator })).data.items;
  const waiting = async (kind: Case["kind"], id: string) =>
    (await queue()).find((one) => one.kind === kind && one.id === id);
  const rowOf = async (id: string) => {
    const [row] = await database().db.select().from(character).where(eq(character.id, id));
    return row;
  };
  const codeOf = async (id: string) =>
    (await api.call(routes.getCharacter, { character_id: id }, { session: reader })).code;

  async function conversation(session: string) {
    const character_id = await addCharacter(database().db);
    const chat_key = newChatKey();
    const input = { chat_key, character_id, client_id: newId(), text: "Hello." };
    await (await api.send(routes.sendMessage, input, { session })).text();
    const messages = async () =>
      (await api.call(routes.listMessages, { chat_key }, { session })).data.messages;
    return { messages, reply: (await messages()).at(-1)?.id ?? "" };
  }

  async function person() {
    const session = await api.signIn(`person-${newId()}`);
    const { uid } = (await api.call(routes.getUser, {}, { session })).data;
    const profile = { user_name: "Ada", avatar: "/uploads/ada-256.webp", biography: "Likes rain." };
    await database().db.update(user).set(profile).where(eq(user.id, uid));
    return { uid, profile, read: async () => (await api.call(routes.getUser, {}, { session })).data };
  }

  it("by a visitor is stored, has a receipt, and is in the queue of moderators", async () => {
    const id = await addCharacter(database().db, { name: "Reported", tagline: "Zz tagline" });
    const first = await report({ kind: "character", id, reason: "hate", text: "Look." });
    const second = await report({ kind: "character", id, reason: "spam" }, reader);
    expect(first.data.receipt).toMatch(/^[\w-]{16,}$/);
    expect(await waiting("character", id)).toMatchObject({
      ...{ title: "Reported", rating: "sfw", status: "published", hidden: false, report_count: 2 },
      reports: [
        { receipt: first.data.receipt, reason: "hate", text: "Look." },
        { receipt: second.data.receipt, reason: "spam", text: "" },
      ],
    });
    expect((await waiting("character", id))?.excerpt).toContain("Zz tagline");
    expect(await codeOf(id)).toBe(0);
  });

  it("that is sent twice is one report", async () => {
    const id = await addCharacter(database().db);
    const input = { kind: "character", id, reason: "spam" } as const;
    const [one, two] = [await report(input, reader), await report(input, reader)];
    expect(two.data.receipt).toBe(one.data.receipt);
    expect((await waiting("character", id))?.report_count).toBe(1);
  });

  it("is refused about an item that the user cannot see", async () => {
    const { db } = database();
    const hidden = await addCharacter(db, { visibility: "private" });
    const adult = await addCharacter(db, { rating: "nsfw" });
    const bare = await addCharacter(db);
    const { reply } = await conversation(reader);
    const stranger = await api.signIn("stranger");
    const cases: [ReportInput["kind"], string, string | undefined, number][] = [
      ["character", hidden, reader, ErrorCode.notFound],
      ["character", "absent", reader, ErrorCode.notFound],
      ["character", adult, reader, ErrorCode.adultNotAttested],
      ["image", bare, reader, ErrorCode.notFound],
      ["profile", "absent", reader, ErrorCode.notFound],
      ["message", reply, stranger, ErrorCode.notFound],
      ["message", reply, undefined, ErrorCode.notFound],
      ["message", "absent", reader, ErrorCode.notFound],
    ];
    for (const [kind, id, session, code] of cases) {
      expect((await report({ kind, id, reason: "minors" }, session)).code, `${kind} ${id}`).toBe(code);
    }
    expect((await rowOf(hidden))?.status).toBe("published");
  });

  it("is rate limited", async () => {
    const limited = testApp(database(), { limits: new RateLimits({ on: true, clock: () => 0 }) });
    const id = await addCharacter(database().db);
    const codes = [];
    for (let count = 0; count < 11; count += 1) {
      codes.push((await limited.call(routes.report, { kind: "character", id, reason: "spam" })).code);
    }
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 0));
    expect(codes[10]).toBe(ErrorCode.rateLimited);
  });

  describe("of minors", () => {
    it("suspends a character at once, and is first in the queue", async () => {
      const { db } = database();
      const [calm, urgent] = [await addCharacter(db), await addCharacter(db)];
      await report({ kind: "character", id: calm, reason: "spam" });
      await report({ kind: "character", id: urgent, reason: "minors" });
      expect([await codeOf(calm), await codeOf(urgent)]).toEqual([0, ErrorCode.notFound]);
      expect(await rowOf(urgent)).toMatchObject({ status: "pending", status_reason: "minors" });
      const order = (await queue()).map(({ id }) => id);
      expect(order.indexOf(urgent)).toBeLessThan(order.indexOf(calm));
      expect((await waiting("character", urgent))?.hidden).toBe(true);
      const [last] = await db.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(1);
      expect(last).toMatchObject({ actor: "visitor", action: "report.filed", severity: "critical" });
    });

    it("that was dismissed does not suspend the same revision again, but suspends a changed one", async () => {
      const { db } = database();
      const id = await addCharacter(db);
      await report({ kind: "character", id, reason: "minors" });
      expect(await decide({ kind: "character", id, decision: "dismiss" })).toEqual({
        status: "published",
        answered: 1,
      });
      expect(await codeOf(id)).toBe(0);
      await report({ kind: "character", id, reason: "minors" });
      expect(await codeOf(id)).toBe(0);
      await db.update(character).set({ revision: 2 }).where(eq(character.id, id));
      await report({ kind: "character", id, reason: "minors" });
      expect(await codeOf(id)).toBe(ErrorCode.notFound);
    });

    it("removes an image, and a dismissal restores it", async () => {
      const id = await addCharacter(database().db, picture);
      await report({ kind: "image", id, reason: "minors" }, reader);
      expect(await rowOf(id)).toMatchObject({ avatar: null, avatar_renditions: [], status: "published" });
      expect(await waiting("image", id)).toMatchObject({ image: picture.avatar, hidden: true });
      await decide({ kind: "image", id, decision: "dismiss" });
      expect(await rowOf(id)).toMatchObject(picture);
    });

    it("empties a profile, and a dismissal restores it", async () => {
      const { uid, profile, read } = await person();
      await report({ kind: "profile", id: uid, reason: "minors" });
      expect(await read()).toMatchObject({ user_name: "User", avatar: null, biography: "" });
      expect(await waiting("profile", uid)).toMatchObject({ title: "Ada", excerpt: "Likes rain." });
      await decide({ kind: "profile", id: uid, decision: "dismiss" });
      expect(await read()).toMatchObject(profile);
    });

    it("removes the text of a message, shows it to moderators only, and does not say whose chat it is", async () => {
      const { reply, messages } = await conversation(reader);
      await report({ kind: "message", id: reply, reason: "minors" }, reader);
      expect((await messages()).at(-1)).toMatchObject({ status: "blocked", alternatives: [{ text: "" }] });
      expect(await waiting("message", reply)).toMatchObject({ excerpt: "Good evening.", owner: null });
      await decide({ kind: "message", id: reply, decision: "dismiss" });
      expect((await messages()).at(-1)).toMatchObject({
        status: "done",
        alternatives: [{ text: "Good evening." }],
      });
    });
  });

  describe("a decision", () => {
    it.each([
      ["uphold", "rejected"],
      ["reject", "rejected"],
      ["remove", "removed"],
    ] as const)(
      "%s: the character is %s, with the named rule, until it is restored",
      async (decision, status) => {
        const id = await addCharacter(database().db);
        await report({ kind: "character", id, reason: "illegal" });
        const decided = await decide({ kind: "character", id, decision, rule: "banned", note: "Seen." });
        expect(decided).toEqual({ status, answered: 1 });
        expect(await rowOf(id)).toMatchObject({ status, status_reason: "banned" });
        expect(await codeOf(id)).toBe(ErrorCode.notFound);
        expect(await waiting("character", id)).toBeUndefined();
        expect(await decide({ kind: "character", id, decision: "restore" })).toEqual({
          status: "published",
          answered: 0,
        });
        expect(await rowOf(id)).toMatchObject({ status: "published", status_reason: null });
      },
    );

    it("to dismiss changes nothing", async () => {
      const id = await addCharacter(database().db);
      await report({ kind: "character", id, reason: "hate" });
      expect(await decide({ kind: "character", id, decision: "dismiss" })).toEqual({
        status: "published",
        answered: 1,
      });
      expect(await codeOf(id)).toBe(0);
    });

    it("to dismiss does not restore what an earlier decision removed", async () => {
      const id = await addCharacter(database().db);
      await decide({ kind: "character", id, decision: "remove" });
      expect(await decide({ kind: "character", id, decision: "dismiss" })).toMatchObject({
        status: "removed",
      });
    });

    it("to remove an image or a profile holds until it is restored", async () => {
      const id = await addCharacter(database().db, picture);
      const { uid, profile, read } = await person();
      await report({ kind: "image", id, reason: "copyright" });
      await report({ kind: "profile", id: uid, reason: "hate" });
      await decide({ kind: "image", id, decision: "remove" });
      await decide({ kind: "profile", id: uid, decision: "remove" });
      expect(await rowOf(id)).toMatchObject({ avatar: null });
      expect(await read()).toMatchObject({ biography: "" });
      await decide({ kind: "image", id, decision: "restore" });
      await decide({ kind: "profile", id: uid, decision: "restore" });
      expect(await rowOf(id)).toMatchObject(picture);
      expect(await read()).toMatchObject(profile);
    });

    it("about an item that never existed is refused as absent", async () => {
      const input = { kind: "character", id: "absent", decision: "remove" } as const;
      const { code } = await api.call(routes.decideModeration, input, { session: moderator });
      expect(code).toBe(ErrorCode.notFound);
    });

    it("is in the audit log: who, what and why", async () => {
      const id = await addCharacter(database().db);
      await report({ kind: "character", id, reason: "hate" });
      await decide({ kind: "character", id, decision: "remove", rule: "minors", note: "Plain." });
      const { db } = database();
      const [last] = await db.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(1);
      const { uid } = (await api.call(routes.getUser, {}, { session: moderator })).data;
      expect(last).toMatchObject({
        ...{ actor: uid, action: "report.decided", severity: "critical", kind: "character", item_id: id },
        details: { decision: "remove", rule: "minors", note: "Plain.", answered: 1 },
      });
    });
  });

  it("is also needed for a rejected character that was resubmitted", async () => {
    const author = await api.signIn("author");
    const { uid } = (await api.call(routes.getUser, {}, { session: author })).data;
    const tag_ids = await addTags(database().db, ["Sea"]);
    const whole = { ...picture, tag_ids, creator_id: uid };
    const id = await addCharacter(database().db, { ...whole, status: "rejected", visibility: "unlisted" });
    await api.call(routes.saveCharacter, { id, name: "Changed", publish: true }, { session: author });
    expect(await rowOf(id)).toMatchObject({ status: "pending" });
    expect(await waiting("character", id)).toMatchObject({ title: "Changed", report_count: 0 });
    expect(await decide({ kind: "character", id, decision: "restore" })).toMatchObject({
      status: "published",
    });
  });
});
