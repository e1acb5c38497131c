import { routes } from "@mimi/contract";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { message, variant } from "../../../db/schema/chat.ts";
import { newId } from "../../../shared/ids.ts";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { partOf, textOf } from "../../../testing/eventStream.ts";
import { parseAnswer } from "../../../testing/testApp.ts";
import { type ChatFixture, chatFixture, type TestChat } from "../testing/chatFixture.ts";

describeEachDatabase("two sends of the same text, the second after a failed reply", (database) => {
  let chats: ChatFixture;
  beforeAll(async () => {
    chats = await chatFixture(database());
  });
  afterAll(() => chats.close());

  /** A chat whose reply failed, and was retried with another `client_id`. */
  async function retried() {
    const testChat = await chats.newChat();
    const [first, second] = [newId(), newId()];
    chats.provider.play(({ response }) => void response.destroy());
    const failed = await testChat.sendAndRead("Hello", { client_id: first });
    chats.provider.play((turn) => {
      turn.say("Whole.");
      turn.finish();
    });
    const again = await testChat.sendAndRead("Hello", { client_id: second });
    return { testChat, first, second, failed, again };
  }

  const state = async (testChat: TestChat) => ({
    calls: chats.provider.calls.length,
    messages: (await testChat.messages()).messages,
    used: await testChat.used(),
  });

  // Rule: send-idempotent
  it("are repeated by either client_id with the one reply, at no cost", async () => {
    const { testChat, first, second, failed, again } = await retried();
    const before = await state(testChat);
    expect(before.messages).toHaveLength(3);
    for (const client_id of [first, second, first]) {
      const events = await testChat.sendAndRead("Hello", { client_id });
      expect(textOf(events)).toBe("Whole.");
      expect(partOf(events, "start").messageId).toBe(partOf(failed, "start").messageId);
      expect(partOf(events, "data-accepted").data.user_message_id).toBe(
        partOf(again, "data-accepted").data.user_message_id,
      );
    }
    expect(await state(testChat)).toEqual(before);
  });

  it("refuse both client_ids for another text or request", async () => {
    const { testChat, first, second } = await retried();
    const reply = await testChat.reply();
    const before = await state(testChat);
    for (const client_id of [first, second]) {
      const other = await parseAnswer(await testChat.send("Something else", { client_id }));
      const regenerated = await parseAnswer(await testChat.regenerate(reply.id, { client_id }));
      const branch = await testChat.call(routes.branchChat, { message_id: reply.id, client_id });
      expect([other.code, regenerated.code, branch.code]).toEqual([40901, 40901, 40901]);
    }
    expect(await state(testChat)).toEqual(before);
  });

  it("give the reply another variant, with the text of the failed one as the first", async () => {
    const testChat = await chats.newChat();
    chats.provider.play(({ say, response }) => {
      say("Half ");
      setTimeout(() => response.destroy(), 100);
    });
    const failed = await testChat.sendAndRead("Hello");
    chats.provider.play((turn) => {
      turn.say("Whole.");
      turn.finish();
    });
    const again = await testChat.sendAndRead("Hello");
    expect(partOf(again, "start").messageId).toBe(partOf(failed, "start").messageId);
    const reply = await testChat.reply();
    expect(reply).toMatchObject({ status: "done", error: null, selected: 1 });
    expect(reply.alternatives.map(({ text }) => text)).toEqual(["Half ", "Whole."]);
    expect((await testChat.messages()).messages).toHaveLength(3);
    const [row] = await database()
      .db.select()
      .from(variant)
      .innerJoin(message, eq(message.id, variant.message_id))
      .where(and(eq(message.id, reply.id), eq(variant.index, 1)));
    expect(row?.variant.finish).toBe("complete");
  });
});
