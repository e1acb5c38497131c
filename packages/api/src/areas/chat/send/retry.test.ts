import { routes } from "@mimi/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { partOf, textOf } from "../../../testing/eventStream.ts";
import { parseAnswer } from "../../../testing/testApp.ts";
import { type ChatFixture, chatFixture, type Talk } from "../testing/chatFixture.ts";

describeEachDatabase("the same words again after a failed reply", (database) => {
  let chats: ChatFixture;
  beforeAll(async () => {
    chats = await chatFixture(database());
  });
  afterAll(() => chats.close());

  /** Somebody whose reply failed, and who said the same under another `client_id`, with success. */
  async function retried() {
    const talk = await chats.talk();
    const [first, second] = [newId(), newId()];
    chats.provider.play(({ response }) => void response.destroy());
    const failed = await talk.say("Hello", { client_id: first });
    chats.provider.play((turn) => {
      turn.say("Whole.");
      turn.finish();
    });
    const again = await talk.say("Hello", { client_id: second });
    return { talk, first, second, failed, again };
  }

  const state = async (talk: Talk) => ({
    calls: chats.provider.calls.length,
    messages: (await talk.messages()).messages,
    used: await talk.used(),
  });

  it("are known by either id: sent once more, each answers with the one reply and costs nothing", async () => {
    const { talk, first, second, failed, again } = await retried();
    const before = await state(talk);
    expect(before.messages).toHaveLength(3);
    for (const client_id of [first, second, first]) {
      const events = await talk.say("Hello", { client_id });
      expect(textOf(events)).toBe("Whole.");
      expect(partOf(events, "start").messageId).toBe(partOf(failed, "start").messageId);
      expect(partOf(events, "data-accepted").data.user_message_id).toBe(
        partOf(again, "data-accepted").data.user_message_id,
      );
    }
    expect(await state(talk)).toEqual(before);
  });

  it("leave neither id to other words or to another request", async () => {
    const { talk, first, second } = await retried();
    const reply = await talk.reply();
    const before = await state(talk);
    for (const client_id of [first, second]) {
      const other = await parseAnswer(await talk.send("Something else", { client_id }));
      const regenerated = await parseAnswer(await talk.regenerate(reply.id, { client_id }));
      const branch = await talk.call(routes.branchChat, { message_id: reply.id, client_id });
      expect([other.code, regenerated.code, branch.code]).toEqual([40901, 40901, 40901]);
    }
    expect(await state(talk)).toEqual(before);
  });
});
