import { routes } from "@mimi/contract";
import { type Logger, NoopLogger } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { statementsPerSend } from "../../../testing/statementsPerSend.ts";
import { type ChatFixture, chatFixture } from "../testing/chatFixture.ts";

describeEachDatabase("a send", (database, kind) => {
  let chats: ChatFixture;
  beforeAll(async () => {
    chats = await chatFixture(database());
  });
  afterAll(() => chats.close());

  it("takes a known number of statements until it is accepted", async () => {
    const testChat = await chats.newChat();
    // Read once in a while for each account, not for each send.
    const { uid } = (await chats.api.call(routes.getUser, {}, { session: testChat.session })).data;
    await chats.api.deps.storage.requireRoom(uid);
    const release = Promise.withResolvers<void>();
    chats.provider.play(async (turn) => {
      await release.promise;
      turn.say("Yes.");
      turn.finish();
    });
    const counts: number[] = [];
    // Other work of the process: the counts of characters, and replies whose process is gone.
    const isOther = (text: string) => /select distinct|with counted|^delete/.test(text);
    const logs = vi.spyOn(NoopLogger.prototype as Logger, "logQuery").mockImplementation((text) => {
      if (!isOther(text)) counts.push((counts.pop() ?? 0) + 1);
    });
    const perSend: number[] = [];
    for (const text of ["Good evening, my friend.", "How are you today?", "Well enough, I hope?"]) {
      counts.push(0);
      const response = await testChat.send(text);
      perSend.push(counts.at(-1) ?? 0);
      release.resolve();
      await response.text();
    }
    logs.mockRestore();
    const { first, next } = statementsPerSend[kind];
    expect(perSend).toEqual([first, next, next]);
  });
});
