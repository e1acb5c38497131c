import { ACCOUNT_BYTES, CHARACTERS_MAX, CHATS_MAX, ErrorCode, routes, UPLOADS_MAX } from "@mimi/contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type ChatFixture, chatFixture, type TestChat } from "../../areas/chat/testing/chatFixture.ts";
import { messageUsage } from "../../db/schema/account.ts";
import { accountStorage } from "../../db/schema/limits.ts";
import { setText } from "../../testing/setText.ts";
import { newChatKey, newId } from "../../shared/ids.ts";
import { describeEachDatabase } from "../../testing/describeEachDatabase.ts";
import { readEvents, textOf } from "../../testing/eventStream.ts";
import { inTurn } from "../../testing/scriptedProvider.ts";
import { measureAccounts } from "./AccountStorage.ts";
import { requireUploadQuota } from "./accountCaps.ts";
import { dayOf } from "./quota.ts";

describeEachDatabase("an account at its limit of", (database) => {
  let chats: ChatFixture;
  let testChat: TestChat;
  let uid: string;
  let at: number;
  /** The `client_id` of the first message. */
  let first: string;
  beforeAll(async () => {
    at = Date.now();
    chats = await chatFixture(database(), { now: () => new Date(at) });
  });
  afterAll(() => chats.close());
  beforeEach(async () => {
    chats.provider.play(inTurn("First.", "Second."));
    testChat = await chats.newChat();
    first = newId();
    await testChat.sendAndRead("One", { client_id: first });
    uid = (await chats.api.call(routes.getUser, {}, { session: testChat.session })).data.uid;
  });
  const tooMany = (field: string) => ({
    code: ErrorCode.invalidInput,
    details: { fields: { [field]: "too_many" } },
  });

  // Rule: account-limits
  it("characters creates no other, and still saves what it has", async () => {
    const { session } = testChat;
    const own = (await chats.api.call(routes.saveCharacter, { name: "Ada" }, { session })).data;
    await database().db.execute(sql`insert into "character" (id, creator_id, name)
      select ${uid} || n, ${uid}, 'Ines' from generate_series(2, ${CHARACTERS_MAX}) as n`);
    expect(await chats.api.call(routes.saveCharacter, { name: "Bo" }, { session })).toMatchObject(
      tooMany("id"),
    );
    const saved = await chats.api.call(routes.saveCharacter, { id: own.id, name: "Ada L." }, { session });
    expect(saved.code).toBe(0);
    await chats.api.call(routes.deleteCharacter, { character_id: own.id }, { session });
    const bo = await chats.api.call(routes.saveCharacter, { name: "Bo" }, { session });
    expect(bo.code).toBe(0);
    const restore = () => chats.api.call(routes.restoreCharacter, { character_id: own.id }, { session });
    expect(await restore()).toMatchObject(tooMany("character_id"));
    await chats.api.call(routes.deleteCharacter, { character_id: bo.data.id }, { session });
    // The second one finds it restored.
    expect([(await restore()).code, (await restore()).code]).toEqual([0, 0]);
  });

  // Rule: account-limits
  it("chats starts and branches no other, and still sends in those it has", async () => {
    const { session, characterId: character_id } = testChat;
    await database().db.execute(sql`insert into chat (chat_key, user_id, character_id, character_revision)
      select ${uid} || n, ${uid}, ${character_id}, 1 from generate_series(2, ${CHATS_MAX}) as n`);
    const message_id = (await testChat.reply()).id;
    const branch = await testChat.call(routes.branchChat, { message_id, client_id: newId() });
    expect(branch).toMatchObject(tooMany("chat_key"));
    const input = { chat_key: newChatKey(), character_id, client_id: newId(), text: "Hello" };
    expect(await chats.api.call(routes.sendMessage, input, { session })).toMatchObject(tooMany("chat_key"));
    expect((await testChat.send("Two")).status).toBe(200);
    // The client did not get the answer to the first message of its last chat.
    expect(textOf(await testChat.sendAndRead("One", { client_id: first }))).toBe("First.");
    const restore = (chat_key: string) => chats.api.call(routes.restoreChat, { chat_key }, { session });
    await testChat.call(routes.deleteChat);
    expect((await restore(testChat.chatKey)).code).toBe(0);
    await testChat.call(routes.deleteChat);
    const other = { ...input, chat_key: newChatKey(), client_id: newId() };
    await readEvents(await chats.api.send(routes.sendMessage, other, { session }));
    expect(await restore(testChat.chatKey)).toMatchObject(tooMany("chat_key"));
  });

  // Rule: account-limits
  it("images uploads no other", async () => {
    const { db } = database();
    await requireUploadQuota(db, uid);
    await db.execute(sql`insert into upload (url, user_id, kind, color, thumbhash, renditions)
      select ${uid} || n, ${uid}, 'user', '', '', '[]' from generate_series(1, ${UPLOADS_MAX}) as n`);
    await expect(requireUploadQuota(db, uid)).rejects.toMatchObject(tooMany("file"));
  });

  // Rule: save-idempotent, account-limits
  it("bytes adds nothing, and still stops replies and deletes", async () => {
    const { session } = testChat;
    const [sent, branched] = [newId(), newId()];
    const [reply, second] = [await testChat.reply(), await testChat.sendAndRead("Two", { client_id: sent })];
    const branch = await testChat.call(routes.branchChat, { message_id: reply.id, client_id: branched });
    const edit = { message_id: reply.id, text: "Edited." };
    expect((await testChat.call(routes.editMessage, edit)).code).toBe(0);
    await database()
      .db.insert(accountStorage)
      .values({ user_id: uid, bytes: ACCOUNT_BYTES, measured_at: new Date() });
    // Processes look for full accounts once a minute.
    at += 61_000;
    const { id: message_id } = await testChat.reply();
    const client_id = newId();
    const full = tooMany("storage");
    expect(await testChat.call(routes.editMessage, { message_id, text: "Longer." })).toMatchObject(full);
    expect(await testChat.call(routes.branchChat, { message_id, client_id })).toMatchObject(full);
    expect(await testChat.call(routes.regenerateReply, { message_id, client_id })).toMatchObject(full);
    expect(await chats.api.call(routes.saveCharacter, { name: "Ada" }, { session })).toMatchObject(full);
    expect((await testChat.send("Three")).status).toBe(400);
    // What was accepted before is answered again: the client did not get the first answer.
    expect(textOf(await testChat.sendAndRead("Two", { client_id: sent }))).toBe(textOf(second));
    const again = await testChat.call(routes.branchChat, { message_id: reply.id, client_id: branched });
    expect(again.data.chat.chat_key).toBe(branch.data.chat.chat_key);
    const edited = await testChat.call(routes.editMessage, edit);
    expect(edited).toMatchObject({ code: 0, data: { message: { alternatives: [{ text: "Edited." }] } } });
    expect((await testChat.stop(message_id)).code).toBe(0);
    expect((await testChat.call(routes.deleteChat)).code).toBe(0);
  });

  // Rule: account-limits
  it("bytes is found by measuring the accounts that wrote most", async () => {
    const { db } = database();
    const now = new Date(at);
    await db.delete(messageUsage);
    await db.insert(messageUsage).values({ user_id: uid, day: dayOf(now), used: 1 });
    const read = async () =>
      (await db.select().from(accountStorage).where(eq(accountStorage.user_id, uid)))[0]?.bytes ?? 0;
    await measureAccounts(db, now);
    const before = await read();
    expect(before).toBeGreaterThan(256 * 3);
    expect(before).toBeLessThan(10_000);
    await setText(db, (await testChat.reply()).id, "x".repeat(100_000));
    // Not again within six hours.
    expect(await measureAccounts(db, new Date(at + 3_600_000))).toBe(0);
    await measureAccounts(db, new Date(at + 7 * 3_600_000));
    expect((await read()) - before).toBe(100_000 - "First.".length);
  });
});
