import { routes } from "@mimi/contract";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { variant, variantText } from "../../../db/schema/chat.ts";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import { shapeOf, textOf } from "../../../testing/eventStream.ts";
import type { ProviderTurn } from "../../../testing/scriptedProvider.ts";
import { type ChatFixture, chatFixture, untilFirstToken } from "../testing/chatFixture.ts";

describeDatabase("a stream whose session has ended", (database) => {
  let chats: ChatFixture;
  beforeAll(async () => {
    chats = await chatFixture(database());
  });
  afterAll(() => chats.close());
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** Moves the clock by one heartbeat. */
  function advanceClock() {
    const now = performance.now.bind(performance);
    vi.spyOn(performance, "now").mockImplementation(() => now() + 10_000);
  }

  /** A chat whose reply has begun, with control of the provider. */
  async function startReply() {
    const testChat = await chats.newChat();
    let turn: ProviderTurn | undefined;
    chats.provider.play((started) => {
      turn = started;
      started.say("Good ");
    });
    const opened = await untilFirstToken(await testChat.send("Hello"));
    const say = (word: string) => turn?.say(word);
    const finish = () => turn?.finish();
    return { testChat, say, finish, ...opened };
  }

  it.each([{ everywhere: false }, { everywhere: true }])(
    "sends nothing from the next heartbeat on (%o), and the reply continues",
    async (input) => {
      const { testChat, say, finish, reader, replyId } = await startReply();
      await chats.api.call(routes.signOut, input, { session: testChat.session });
      advanceClock();
      say("evening.");
      // The provider has not finished.
      expect(shapeOf(await reader.rest())).not.toContain("finish");
      finish();
      const texts = () =>
        database()
          .db.select({ text: variantText.text })
          .from(variant)
          .innerJoin(variantText, eq(variantText.id, variant.text_id))
          .where(eq(variant.message_id, replyId));
      await expect.poll(texts).toEqual([{ text: "Good evening." }]);
    },
  );

  it("would continue if its session had not ended", async () => {
    const { say, finish, reader } = await startReply();
    advanceClock();
    say("evening.");
    finish();
    const rest = await reader.rest();
    expect(textOf(rest)).toBe("evening.");
    expect(shapeOf(rest)).toContain("finish");
  });
});
