import { ErrorCode, routes } from "@mimi/contract";
import { and, eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { rowsOf } from "../../../db/Database.ts";
import { byteUsage } from "../../../db/schema/account.ts";
import { chat as chatTable, message, variant, variantText } from "../../../db/schema/chat.ts";
import { BEING_COPIED } from "../../../domain/access/chatAccess.ts";
import { newChatKey, newId } from "../../../shared/ids.ts";
import { addTurns } from "../../../testing/addTurns.ts";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { readEvents } from "../../../testing/eventStream.ts";
import { inTurn } from "../../../testing/scriptedProvider.ts";
import { deleteUser } from "../../account/deleteUser.ts";
import { type ChatFixture, chatFixture, type TestChat, testChatOf } from "../testing/chatFixture.ts";
import { cleanUpBin } from "./cleanUpBin.ts";
import { cleanUpTexts } from "./cleanUpTexts.ts";
import { copyMessages } from "./copyMessages.ts";

describeEachDatabase("the texts that a branch shares", (database, kind) => {
  let chats: ChatFixture;
  let source: TestChat;
  let uid: string;
  beforeAll(async () => {
    chats = await chatFixture(database());
  });
  afterAll(() => chats.close());
  beforeEach(async () => {
    chats.provider.play(inTurn("The lighthouse.", "Second.", "Third."));
    source = await chats.newChat();
    await source.sendAndRead("One");
    uid = (await chats.api.call(routes.getUser, {}, { session: source.session })).data.uid;
  });

  async function branchOf(of: TestChat, messageId?: string): Promise<TestChat> {
    const message_id = messageId ?? (await of.messages()).messages.at(-1)?.id ?? "";
    const { data } = await of.call(routes.branchChat, { message_id, client_id: newId() });
    return testChatOf(chats.api, of.session, of.characterId, data.chat.chat_key);
  }
  const textsOf = async (of: TestChat) =>
    (await of.messages()).messages
      .slice(1)
      .map(({ alternatives }) => alternatives.map(({ text }) => text).join(" | "));
  const idAt = async (of: TestChat, at: number) => (await of.messages()).messages.at(at)?.id ?? "";
  const storedTexts = async () =>
    (
      await database()
        .db.select({ text: variantText.text })
        .from(variantText)
        .where(eq(variantText.user_id, uid))
    )
      .map(({ text }) => text)
      .sort();

  // Rule: branch-shares-texts
  it("are stored once, also by a branch of a branch", async () => {
    const before = await storedTexts();
    const second = await branchOf(await branchOf(source));
    expect(await textsOf(second)).toEqual(["One", "The lighthouse."]);
    expect(before).toHaveLength(3);
    expect(await storedTexts()).toEqual(before);
  });

  // Rule: branch-shares-texts
  it("are changed by an edit in its own chat only, and the former text is deleted when no chat has it", async () => {
    const branch = await branchOf(source);
    await branch.call(routes.editMessage, { message_id: await idAt(branch, -1), text: "The harbour." });
    await source.call(routes.editMessage, { message_id: await idAt(source, 1), text: "Uno" });
    expect(await textsOf(source)).toEqual(["Uno", "The lighthouse."]);
    expect(await textsOf(branch)).toEqual(["One", "The harbour."]);
    await source.call(routes.editMessage, { message_id: await idAt(source, 1), text: "Eins" });
    expect(await storedTexts()).toEqual([
      "Eins",
      expect.stringMatching(/^Good evening/),
      "One",
      "The harbour.",
      "The lighthouse.",
    ]);
    const [edited] = (await source.messages()).messages.slice(1);
    expect(edited?.alternatives[0]).toMatchObject({ text: "Eins", original: "One" });
  });

  // Rule: branch-shares-texts
  it("stay when the source is purged, and only those", async () => {
    const branch = await branchOf(source);
    await source.sendAndRead("Only here");
    await source.call(routes.deleteChat, {});
    const { db } = database();
    await cleanUpBin(db, new Date(Date.now() + 31 * 24 * 60 * 60_000));
    expect(await db.$count(chatTable, eq(chatTable.chat_key, source.chatKey))).toBe(0);
    // The message, and the reply to it.
    expect(await cleanUpTexts(db)).toBe(2);
    expect(await textsOf(branch)).toEqual(["One", "The lighthouse."]);
    expect(await storedTexts()).not.toContain("Only here");
    expect(await cleanUpTexts(db)).toBe(0);
  });

  // Rule: branch-shares-texts
  it("are regenerated, continued, selected, pinned and undone in the branch alone", async () => {
    const branch = await branchOf(source);
    const message_id = await idAt(branch, -1);
    await branch.call(routes.editMessage, { message_id, text: "The harbour." });
    await readEvents(await branch.continueReply(message_id));
    const [continued] = (await branch.reply()).alternatives;
    expect(continued).toMatchObject({ text: "The harbour. Second.", original: "The lighthouse." });
    expect(await storedTexts()).not.toContain("The harbour.");
    await readEvents(await branch.regenerate(message_id));
    expect(await textsOf(branch)).toEqual(["One", "The harbour. Second. | Third."]);
    await branch.call(routes.selectVariant, { message_id, index: 0 });
    await branch.call(routes.pinChat, { message_id, pinned: true });
    const { data } = await branch.call(routes.deleteFrom, { message_id });
    await branch.call(routes.restoreChat, { deletion_id: data.deletion_id });
    expect(await branch.reply()).toMatchObject({ id: message_id, selected: 0, pinned: true });
    expect(await textsOf(source)).toEqual(["One", "The lighthouse."]);
    expect(await source.reply()).toMatchObject({ selected: 0, pinned: false });
  });

  // Rule: branch-shares-texts
  it("are found by the search in each chat", async () => {
    const branch = await branchOf(source);
    const find = async () => {
      const { data } = await chats.api.call(
        routes.searchChats,
        { text: "light" },
        { session: source.session },
      );
      return data.items.map(({ chat_key }) => chat_key).sort();
    };
    expect(await find()).toEqual([source.chatKey, branch.chatKey].sort());
    await branch.call(routes.editMessage, { message_id: await idAt(branch, -1), text: "The harbour." });
    expect(await find()).toEqual([source.chatKey]);
  });

  // Rule: branch-shares-texts
  it("are not written again: a branch writes as many bytes as its account is charged", async () => {
    const { db } = database();
    await addTurns(db, source.chatKey, { count: 1_000, length: 480 });
    const sizes = async () => {
      const [row] = rowsOf<{ rows: number; texts: number }>(
        await db.execute(sql`
          select (pg_total_relation_size('message') + pg_total_relation_size('variant'))::float8 as rows,
            pg_total_relation_size('variant_text')::float8 as texts`),
      );
      return row ?? { rows: Number.NaN, texts: Number.NaN };
    };
    const before = await sizes();
    for (let branches = 0; branches < 5; branches += 1) {
      await branchOf(source, `${source.chatKey}-1002`);
    }
    const after = await sizes();
    // PostgreSQL stores which pages are free. Copied texts would be 2.4 MB.
    expect(after.texts - before.texts).toBeLessThan(100_000);
    const [charged] = await db
      .select()
      .from(byteUsage)
      .where(and(eq(byteUsage.user_id, uid), eq(byteUsage.kind, "branch")));
    const share = (after.rows - before.rows) / (charged?.bytes ?? 0);
    expect(share).toBeGreaterThan(0.7);
    expect(share).toBeLessThan(1.2);
  });

  // Rule: branch-shares-texts
  it("are deleted with the account", async () => {
    await branchOf(source);
    expect(await storedTexts()).toHaveLength(3);
    await deleteUser(chats.api.deps, uid);
    expect(await storedTexts()).toEqual([]);
  });

  // Rule: branch-shares-texts
  it("are not deleted by the job while a branch copies them", async () => {
    const { db } = database();
    const message_id = await idAt(source, -1);
    await db.insert(variantText).values({ id: `unused-${uid}`, user_id: uid, text: "Shared" });
    let job: Promise<number> = Promise.resolve(-1);
    await db.transaction(async (tx) => {
      await tx
        .insert(variant)
        .values({ id: newId(), message_id, user_id: uid, index: 7, text_id: `unused-${uid}` });
      job = cleanUpTexts(db);
      // The embedded database has one connection, and runs the job afterwards.
      if (kind === "PostgreSQL") expect(await job).toBe(0);
    });
    expect(await job).toBe(0);
    expect(await storedTexts()).toContain("Shared");
    // The job deletes the text when no variant has it.
    await db.delete(variant).where(eq(variant.text_id, `unused-${uid}`));
    expect(await cleanUpTexts(db)).toBe(1);
  });

  // Rule: branch-shares-texts
  it("make a branch fail with a conflict when they are changed and deleted while it is copied", async () => {
    const { db } = database();
    const ids = [await idAt(source, -1)];
    const [last] = await db.select().from(message).where(inArray(message.id, ids));
    const [row] = await db.select().from(chatTable).where(eq(chatTable.chat_key, source.chatKey));
    if (!last || !row) throw new Error("The chat is not stored.");
    const chat_key = newChatKey();
    await db.insert(chatTable).values({ ...row, chat_key, deleted_at: BEING_COPIED });
    let copying: Promise<unknown> = Promise.resolve();
    await db.transaction(async (tx) => {
      const texts = tx.select({ id: variant.text_id }).from(variant).where(inArray(variant.message_id, ids));
      const [text] = await texts;
      await tx.update(variant).set({ text_id: null }).where(inArray(variant.message_id, ids));
      await tx.delete(variantText).where(eq(variantText.id, text?.id ?? ""));
      copying = copyMessages(db, last, chat_key).catch((error: unknown) => error);
      if (kind === "PGlite") return;
      const waiting = sql`select count(*)::int as count from pg_stat_activity
        where wait_event_type = 'Lock' and query like '%copied_variants%' and datname = current_database()`;
      await expect.poll(async () => rowsOf(await db.execute(waiting))).toEqual([{ count: 1 }]);
    });
    // The embedded database copies afterwards, what the source has then.
    if (kind === "PGlite") expect(await copying).toBeUndefined();
    else expect(await copying).toMatchObject({ code: ErrorCode.conflict });
  });
});
