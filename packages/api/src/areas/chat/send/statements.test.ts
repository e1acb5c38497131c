import { AsyncLocalStorage } from "node:async_hooks";
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
    // Jobs of the process run statements too, which do not belong to the send.
    const sends = new AsyncLocalStorage<string[]>();
    const logs = vi.spyOn(NoopLogger.prototype as Logger, "logQuery").mockImplementation((statement) => {
      sends.getStore()?.push(statement);
    });
    const perSend: number[] = [];
    for (const text of ["Good evening, my friend.", "How are you today?", "Well enough, I hope?"]) {
      const statements: string[] = [];
      const response = await sends.run(statements, () => testChat.send(text));
      perSend.push(statements.length);
      release.resolve();
      await response.text();
    }
    logs.mockRestore();
    const { first, next } = statementsPerSend[kind];
    expect(perSend).toEqual([first, next, next]);
  });
});
