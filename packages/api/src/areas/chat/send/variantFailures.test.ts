import { routes } from "@mimi/contract";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import { EventReader, partOf, readEvents } from "../../../testing/eventStream.ts";
import { inTurn, type Script } from "../../../testing/scriptedProvider.ts";
import { type ChatFixture, chatFixture, type TestChat } from "../testing/chatFixture.ts";

describeDatabase("another variant that fails", (database) => {
  let chats: ChatFixture;
  let testChat: TestChat;
  beforeAll(async () => {
    chats = await chatFixture(database());
  });
  afterAll(() => chats.close());
  beforeEach(async () => {
    chats.provider.play(inTurn("First."));
    testChat = await chats.newChat();
  });

  const variants = async () => {
    const reply = (await testChat.messages()).messages.at(-1);
    return { texts: reply?.alternatives.map(({ text }) => text), selected: reply?.selected };
  };
  const goodReply = async () => {
    await testChat.sendAndRead("Hello");
    return (await testChat.reply()).id;
  };

  it.each<[string, Script]>([
    ["before its first token", ({ response }) => void response.writeHead(500).end()],
    ["with white space only", (turn) => void (turn.say(" \n\n "), turn.finish())],
  ])("%s keeps the reply, costs nothing, and leaves no empty variant", async (_when, script) => {
    const id = await goodReply();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      chats.provider.play(script);
      await readEvents(await testChat.regenerate(id));
      const { status, error } = await testChat.reply();
      expect([status, error?.retryable]).toEqual(["done", true]);
      expect(await variants()).toEqual({ texts: ["First."], selected: 0 });
    }
    expect(await testChat.used()).toBe(1);
    expect((await testChat.messages()).chat?.preview).toBe("First.");
    chats.provider.play(inTurn("Good."));
    await readEvents(await testChat.regenerate(id));
    expect(await variants()).toEqual({ texts: ["First.", "Good."], selected: 1 });
    expect(await testChat.reply()).toMatchObject({ status: "done", error: null });
  });

  it("in the middle keeps the reply, and its own text as a variant that can be continued", async () => {
    const id = await goodReply();
    chats.provider.play(({ say, response }) => {
      say("Half ");
      setTimeout(() => response.destroy(), 100);
    });
    await readEvents(await testChat.regenerate(id));
    expect(await variants()).toEqual({ texts: ["First.", "Half "], selected: 0 });
    expect(await testChat.reply()).toMatchObject({ status: "done", error: { retryable: true } });
    expect(await testChat.used()).toBe(1);
    const half = await testChat.call(routes.selectVariant, { message_id: id, index: 1 });
    expect(half.data.message).toMatchObject({ status: "failed", error: { retryable: true } });
    chats.provider.play(inTurn("and half."));
    await readEvents(await testChat.continueReply(id));
    expect(await variants()).toEqual({ texts: ["First.", "Half and half."], selected: 1 });
    const back = await testChat.call(routes.selectVariant, { message_id: id, index: 0 });
    expect(back.data.message).toMatchObject({ status: "done", error: null, selected: 0, seq: 6 });
  });

  it("because it is blocked, or stopped before its first token, keeps the reply", async () => {
    const id = await goodReply();
    chats.provider.play((turn) => void (turn.say("Some"), turn.finish("content_filter")));
    await readEvents(await testChat.regenerate(id));
    expect(await testChat.reply()).toMatchObject({ status: "done", selected: 0, error: { code: 42201 } });
    const requested = Promise.withResolvers<void>();
    chats.provider.play(() => requested.resolve());
    const silent = new EventReader(await testChat.regenerate(id));
    await silent.next();
    await requested.promise;
    const stopped = await testChat.stop(id);
    expect(stopped.data).toMatchObject({ message: { status: "done", selected: 0, error: null } });
    expect(await testChat.used()).toBe(1);
  });

  it("to continue, leaves the reply as it was when it fails before its first token, and costs nothing", async () => {
    await testChat.sendAndRead("Hello");
    const { id } = await testChat.reply();
    chats.provider.play(({ response }) => void response.writeHead(500).end());
    const events = await readEvents(await testChat.continueReply(id));
    expect(partOf(events, "data-failure").data).toMatchObject({ code: 50201, retryable: true });
    expect(await testChat.reply()).toMatchObject({
      status: "done",
      error: { retryable: true },
      alternatives: [{ text: "First.", finish: "complete" }],
    });
    expect(await testChat.used()).toBe(1);
  });

  it("to continue, keeps all words when it breaks off, and costs nothing", async () => {
    await testChat.sendAndRead("Hello");
    const { id } = await testChat.reply();
    chats.provider.play(({ say, response }) => {
      say("Second ");
      setTimeout(() => response.destroy(), 100);
    });
    await readEvents(await testChat.continueReply(id));
    expect(await testChat.reply()).toMatchObject({
      status: "failed",
      alternatives: [{ text: "First. Second ", finish: "error" }],
    });
    expect(await testChat.used()).toBe(1);
  });
});
