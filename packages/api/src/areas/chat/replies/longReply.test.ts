import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { streamingReply, streamingReplyPart } from "../../../db/schema/chat.ts";
import { textOfStreamingReply } from "../../../domain/variants/variantTexts.ts";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import { type ChatFixture, chatFixture, untilFirstToken } from "../testing/chatFixture.ts";

describeDatabase("a long reply", (database) => {
  let chats: ChatFixture;
  beforeAll(async () => {
    chats = await chatFixture(database());
  });
  afterAll(() => chats.close());

  it("is whole while it is written and after its end, however long, and is not written again as a whole", async () => {
    const long = Array.from({ length: 400 }, (_none, at) => `word${at} 🌙`).join(" ");
    const gate = Promise.withResolvers<void>();
    chats.provider.play(async (turn) => {
      for (const word of long.match(/.{1,100}/gu) ?? []) {
        turn.say(word);
        await new Promise((resolve) => setImmediate(resolve));
      }
      await gate.promise;
      turn.say(" The end.");
      turn.finish();
    });
    const testChat = await chats.newChat();
    const { reader, replyId } = await untilFirstToken(await testChat.send("Hello"));
    await expect.poll(async () => (await testChat.reply()).alternatives[0]?.text).toBe(long);
    await expect
      .poll(async () => {
        const [row] = await database()
          .db.select({ row: streamingReply.text, whole: textOfStreamingReply })
          .from(streamingReply)
          .where(eq(streamingReply.message_id, replyId));
        return [(row?.row.length ?? 999) < 500, row?.whole];
      })
      .toEqual([true, long]);
    gate.resolve();
    await reader.rest();
    expect((await testChat.reply()).alternatives[0]?.text).toBe(`${long} The end.`);
    expect(await database().db.$count(streamingReplyPart)).toBe(0);
  });
});
