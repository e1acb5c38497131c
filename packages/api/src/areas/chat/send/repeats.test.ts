import { ErrorCode, routes } from "@mimi/contract";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { messageUsage } from "../../../db/schema/account.ts";
import { dayOf } from "../../../domain/quota/quota.ts";
import { ApiError } from "../../../shared/errors/ApiError.ts";
import { newId } from "../../../shared/ids.ts";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import { readEvents, textOf } from "../../../testing/eventStream.ts";
import { inTurn } from "../../../testing/scriptedProvider.ts";
import { parseAnswer } from "../../../testing/testApp.ts";
import { type ChatFixture, chatFixture, type TestChat } from "../testing/chatFixture.ts";

describeDatabase("a repeated request is answered as before, although new ones are refused", (database) => {
  let chats: ChatFixture;
  let testChat: TestChat;
  beforeAll(async () => {
    chats = await chatFixture(database());
  });
  afterAll(() => chats.close());
  beforeEach(async () => {
    vi.restoreAllMocks();
    chats.provider.play(inTurn("First.", "Second."));
    testChat = await chats.newChat();
  });

  /** Uses up the rate limit and the daily quota, and stops the screening. */
  async function refuseNew(): Promise<void> {
    const { limits, screening } = chats.api.deps;
    vi.spyOn(limits, "consume").mockImplementation(() => {
      throw new ApiError(ErrorCode.rateLimited);
    });
    vi.spyOn(screening, "check").mockRejectedValue(new Error("The screening cannot be reached."));
    const { uid: user_id } = (await chats.api.call(routes.getUser, {}, { session: testChat.session })).data;
    const usage = { user_id, day: dayOf(new Date()), used: 50 };
    await database()
      .db.insert(messageUsage)
      .values(usage)
      .onConflictDoUpdate({ target: [messageUsage.user_id, messageUsage.day], set: usage });
  }

  // Rule: repeated-send-answered
  it("a send", async () => {
    const client_id = newId();
    await testChat.sendAndRead("Hello", { client_id });
    await refuseNew();
    expect(textOf(await testChat.sendAndRead("Hello", { client_id }))).toBe("First.");
    expect((await parseAnswer(await testChat.send("Other", { client_id }))).code).toBe(40901);
    expect((await parseAnswer(await testChat.send("Hello"))).code).toBe(ErrorCode.rateLimited);
    expect((await testChat.messages()).messages).toHaveLength(3);
  });

  // Rule: repeated-send-answered
  it("another variant, and more of a reply", async () => {
    await testChat.sendAndRead("Hello");
    const { id } = await testChat.reply();
    const [again, more] = [newId(), newId()];
    await readEvents(await testChat.regenerate(id, { client_id: again, note: "Shorter" }));
    await readEvents(await testChat.continueReply(id, { client_id: more }));
    await refuseNew();
    const repeated = [
      await testChat.regenerate(id, { client_id: again, note: "Shorter" }),
      await testChat.continueReply(id, { client_id: more }),
    ];
    for (const answer of repeated) expect(answer.status).toBe(200);
    for (const answer of repeated) await answer.text();
    expect((await parseAnswer(await testChat.regenerate(id))).code).toBe(ErrorCode.rateLimited);
    expect((await parseAnswer(await testChat.continueReply(id))).code).toBe(ErrorCode.rateLimited);
  });

  // Rule: repeated-send-answered
  it("a branch", async () => {
    await testChat.sendAndRead("Hello");
    const message_id = (await testChat.reply()).id;
    const client_id = newId();
    const branch = () => testChat.call(routes.branchChat, { message_id, client_id });
    const made = (await branch()).data.chat.chat_key;
    await refuseNew();
    expect((await branch()).data.chat.chat_key).toBe(made);
    const refused = await testChat.call(routes.branchChat, { message_id, client_id: newId() });
    expect(refused.code).toBe(ErrorCode.rateLimited);
  });

  // Rule: repeated-send-answered
  it("the same ids from another user, which are refused as absent", async () => {
    const client_id = newId();
    await testChat.sendAndRead("Hello", { client_id });
    const other = await chats.newChat();
    const { chatKey: chat_key, characterId: character_id } = testChat;
    const input = { chat_key, character_id, client_id, text: "Hello" };
    const answer = await chats.api.send(routes.sendMessage, input, { session: other.session });
    expect((await parseAnswer(answer)).code).toBe(ErrorCode.notFound);
  });
});
