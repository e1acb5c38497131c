import { BYTES_PER_HOUR, ErrorCode, routes } from "@mimi/contract";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { byteUsage } from "../../db/schema/account.ts";
import { user } from "../../db/schema/referenced.ts";
import { addTurns } from "../../testing/addTurns.ts";
import { type ChatFixture, chatFixture, type TestChat } from "../../areas/chat/testing/chatFixture.ts";
import { newId } from "../../shared/ids.ts";
import { describeEachDatabase } from "../../testing/describeEachDatabase.ts";
import { inTurn } from "../../testing/scriptedProvider.ts";
import { ByteBudgets, type ByteKind } from "./ByteBudgets.ts";

const MB = 1024 * 1024;

describeEachDatabase("the bytes of an hour", (database) => {
  let userId: string;
  let now: Date;
  const budgets = () => new ByteBudgets({ on: true, now: () => now });

  beforeEach(async () => {
    now = new Date("2026-11-20T12:40:00Z");
    userId = newId();
    await database().db.insert(user).values({ id: userId, user_name: "Ada" });
  });

  // Rule: write-bytes-limit
  it("are counted until they are used up; then the answer says how long to wait", async () => {
    const { db } = database();
    const counted = budgets();
    await counted.charge(db, userId, "edit", 3 * MB);
    const refusal = {
      code: ErrorCode.rateLimited,
      retryAfter: 1_200,
      details: { reason: "hourly_bytes_used", retry_after: 1_200, limit: 4 * MB },
    };
    await expect(counted.charge(db, userId, "edit", MB + 1)).rejects.toMatchObject(refusal);
    expect(() => counted.requireSome(userId, "edit", MB + 1)).toThrow(expect.objectContaining(refusal));
    // Less than that is still possible.
    counted.requireSome(userId, "edit", MB);
    await counted.charge(db, userId, "edit", MB);
    await expect(counted.charge(db, userId, "edit", 1)).rejects.toMatchObject(refusal);
    expect(() => counted.requireSome(userId, "edit")).toThrow(expect.objectContaining(refusal));
    counted.requireSome(userId, "save");
    // Another process learns it from the database.
    await expect(budgets().charge(db, userId, "edit", 1)).rejects.toMatchObject(refusal);
  });

  // Rule: write-bytes-limit
  it("are refused when they are more than an hour has, also as the first of it", async () => {
    const { db } = database();
    for (const [kind, limit] of [
      ["edit", 4 * MB],
      ["branch", 16 * MB],
      ["save", 24 * MB],
    ] as const) {
      await expect(budgets().charge(db, userId, kind, limit + 1)).rejects.toMatchObject({
        code: ErrorCode.tooLarge,
        details: { reason: "larger_than_hourly_bytes", limit },
      });
      await budgets().charge(db, userId, kind, limit);
    }
  });

  // Rule: write-bytes-limit
  it("of an export may be any number when it is the first of the hour, so that own data can be exported", async () => {
    const { db } = database();
    const counted = budgets();
    await counted.charge(db, userId, "export", 3_000 * MB);
    await expect(counted.charge(db, userId, "export", 1)).rejects.toMatchObject({ retryAfter: 1_200 });
    expect(() => counted.requireSome(userId, "export")).toThrow();
    now = new Date("2026-11-20T13:00:00Z");
    await counted.charge(db, userId, "export", 1);
    await expect(counted.charge(db, userId, "export", 256 * MB)).rejects.toThrow();
    now = new Date("2026-11-20T14:00:00Z");
    await counted.charge(db, userId, "export", 3_000 * MB);
  });

  it("are separate for each kind of work and each user, and begin again with the next hour", async () => {
    const { db } = database();
    const counted = budgets();
    const other = newId();
    await db.insert(user).values({ id: other, user_name: "Bram" });
    await counted.charge(db, userId, "edit", 4 * MB);
    await expect(counted.charge(db, userId, "edit", 1)).rejects.toThrow();
    await counted.charge(db, userId, "branch", 1);
    await counted.charge(db, other, "edit", 1);
    now = new Date("2026-11-20T13:00:00Z");
    counted.requireSome(userId, "edit");
    await counted.charge(db, userId, "edit", 4 * MB);
    await expect(counted.charge(db, userId, "edit", 1)).rejects.toMatchObject({ retryAfter: 3_600 });
  });

  // Rule: write-bytes-limit
  it("hold with any number of calls at once", async () => {
    const counted = budgets();
    const answers = await Promise.allSettled(
      Array.from({ length: 50 }, () => counted.charge(database().db, userId, "edit", MB)),
    );
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(4);
  });

  it("are not counted when limits are off", async () => {
    const off = new ByteBudgets({ on: false, now: () => now });
    for (let call = 0; call < 3; call += 1) await off.charge(database().db, userId, "edit", 10 * MB);
    off.requireSome(userId, "edit");
  });
});

describeEachDatabase("an account that has used up its bytes", (database) => {
  let chats: ChatFixture;
  let testChat: TestChat;
  beforeAll(async () => {
    chats = await chatFixture(database());
  });
  afterAll(() => chats.close());
  beforeEach(async () => {
    chats.provider.play(inTurn("First."));
    testChat = await chats.newChat();
    await testChat.sendAndRead("One");
  });

  async function useUp(kind: ByteKind): Promise<string> {
    const { uid } = (await chats.api.call(routes.getUser, {}, { session: testChat.session })).data;
    const hour = new Date();
    hour.setUTCMinutes(0, 0, 0);
    await database().db.insert(byteUsage).values({ user_id: uid, kind, hour, bytes: BYTES_PER_HOUR[kind] });
    return (await testChat.reply()).id;
  }

  // Rule: write-bytes-limit
  it("cannot edit, and the text stays", async () => {
    const message_id = await useUp("edit");
    const edit = await testChat.call(routes.editMessage, { message_id, text: "Changed." });
    expect([edit.status, edit.code]).toEqual([429, ErrorCode.rateLimited]);
    expect(Number(edit.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await testChat.reply()).alternatives[0]?.text).toBe("First.");
    expect((await testChat.call(routes.editMessage, { message_id, text: "First." })).status).toBe(429);
  });

  // Rule: write-bytes-limit
  it("cannot branch, and no chat is created", async () => {
    const message_id = await useUp("branch");
    const branch = await testChat.call(routes.branchChat, { message_id, client_id: newId() });
    expect(branch.code).toBe(ErrorCode.rateLimited);
    const { items } = (await chats.api.call(routes.listChats, {}, { session: testChat.session })).data;
    expect(items).toHaveLength(1);
  });

  // Rule: write-bytes-limit
  it("cannot branch a chat that is larger than all bytes of an hour, and can export it", async () => {
    const { session, chatKey: chat_key } = testChat;
    await addTurns(database().db, chat_key, { count: 18_000, length: 1 });
    const message_id = `${chat_key}-18002`;
    const branch = await testChat.call(routes.branchChat, { message_id, client_id: newId() });
    expect([branch.status, branch.code, branch.details]).toEqual([
      413,
      ErrorCode.tooLarge,
      { reason: "larger_than_hourly_bytes", limit: 16 * MB },
    ]);
    const { items } = (await chats.api.call(routes.listChats, {}, { session })).data;
    expect(items).toHaveLength(1);
    for (const file of [
      await chats.api.send(routes.exportChat, { chat_key }, { session }),
      await chats.api.send(routes.exportUser, {}, { session }),
    ]) {
      expect(file.status).toBe(200);
      expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(MB / 2);
    }
  });

  it("cannot save a character", async () => {
    await useUp("save");
    const save = await chats.api.call(routes.saveCharacter, { name: "Ada" }, { session: testChat.session });
    expect(save.code).toBe(ErrorCode.rateLimited);
    const { items } = (await chats.api.call(routes.listMine, {}, { session: testChat.session })).data;
    expect(items).toEqual([]);
  });

  it("cannot export a chat or the account", async () => {
    await useUp("export");
    const { session, chatKey: chat_key } = testChat;
    const chat = await chats.api.send(routes.exportChat, { chat_key }, { session });
    const account = await chats.api.send(routes.exportUser, {}, { session });
    expect([chat.status, account.status]).toEqual([429, 429]);
  });

  it("can do all of it before, and each is counted", async () => {
    const { session, chatKey: chat_key } = testChat;
    const message_id = (await testChat.reply()).id;
    expect((await testChat.call(routes.editMessage, { message_id, text: "Changed." })).code).toBe(0);
    expect((await testChat.call(routes.branchChat, { message_id, client_id: newId() })).code).toBe(0);
    expect((await chats.api.call(routes.saveCharacter, { name: "Ada" }, { session })).code).toBe(0);
    expect((await chats.api.send(routes.exportChat, { chat_key }, { session })).status).toBe(200);
    const { uid } = (await chats.api.call(routes.getUser, {}, { session })).data;
    const rows = await database().db.select().from(byteUsage);
    const own = rows.filter(({ user_id }) => user_id === uid);
    expect(own.map(({ kind }) => kind).sort()).toEqual(["branch", "edit", "export", "save"]);
    expect(own.find(({ kind }) => kind === "edit")?.bytes).toBe("Changed.".length);
    expect(own.every(({ bytes }) => bytes > 0 && bytes < 4_000)).toBe(true);
  });
});
