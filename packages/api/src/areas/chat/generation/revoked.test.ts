import { routes } from "@mimi/contract";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { alternative } from "../../../db/schema.ts";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { shapeOf, textOf } from "../../../testing/eventStream.ts";
import type { ProviderTurn } from "../../../testing/scriptedProvider.ts";
import { type ChatFixture, chatFixture, untilFirstWords } from "../testing/chatFixture.ts";

describeEachDatabase("a stream whose session has ended", (database) => {
  let chats: ChatFixture;
  beforeAll(async () => {
    chats = await chatFixture(database());
  });
  afterAll(() => chats.close());
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** A heartbeat's time goes by at once. */
  function letTimePass() {
    const now = performance.now.bind(performance);
    vi.spyOn(performance, "now").mockImplementation(() => now() + 10_000);
  }

  /** Somebody whose reply has begun, and the provider's side of it. */
  async function begun() {
    const talk = await chats.talk();
    let turn: ProviderTurn | undefined;
    chats.provider.play((asked) => {
      turn = asked;
      asked.say("Good ");
    });
    const opened = await untilFirstWords(await talk.send("Hello"));
    const say = (word: string) => turn?.say(word);
    const finish = () => turn?.finish();
    return { talk, say, finish, ...opened };
  }

  it.each([{ everywhere: false }, { everywhere: true }])(
    "tells no more from the next heartbeat on (%o); the reply goes on",
    async (input) => {
      const { talk, say, finish, reader, replyId } = await begun();
      await chats.api.call(routes.signOut, input, { session: talk.session });
      letTimePass();
      say("evening.");
      // The provider has not come to its end.
      expect(shapeOf(await reader.rest())).not.toContain("finish");
      finish();
      const texts = () =>
        database()
          .db.select({ text: alternative.text })
          .from(alternative)
          .where(eq(alternative.message_id, replyId));
      await expect.poll(texts).toEqual([{ text: "Good evening." }]);
    },
  );

  it("is another matter than one whose session goes on", async () => {
    const { say, finish, reader } = await begun();
    letTimePass();
    say("evening.");
    finish();
    const rest = await reader.rest();
    expect(textOf(rest)).toBe("evening.");
    expect(shapeOf(rest)).toContain("finish");
  });
});
