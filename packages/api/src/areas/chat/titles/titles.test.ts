import { routes } from "@mimi/contract";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { readSettings } from "../../../config/settings.ts";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import { readEvents } from "../../../testing/eventStream.ts";
import type { ProviderTurn, Script } from "../../../testing/scriptedProvider.ts";
import { type ChatFixture, chatFixture, type TestChat } from "../testing/chatFixture.ts";

const isTitle = ({ body }: ProviderTurn) => body.messages[0]?.content.startsWith("[Task: title]") === true;

describeDatabase("the title of a chat", (database) => {
  let chats: ChatFixture;
  let testChat: TestChat;
  beforeAll(async () => {
    const settings = readSettings({ PUBLIC_URL: "http://127.0.0.1:5871", CHAT_TITLES: "model" });
    chats = await chatFixture(database(), { settings });
  });
  afterAll(() => chats.close());
  beforeEach(async () => {
    testChat = await chats.newChat();
  });

  /** Answers requests for titles by one script, and replies by another. */
  const play = (title: Script, reply: Script = say("The lamp is out.")) =>
    chats.provider.play((turn) => (isTitle(turn) ? title(turn) : reply(turn)));
  const say =
    (text: string): Script =>
    (turn) => {
      turn.say(text);
      turn.finish();
    };
  const title = async () => (await testChat.messages()).chat?.title;
  const titleCalls = () => chats.provider.calls.filter(isTitle).length;

  // Rule: chat-title
  it("is requested from the model once, after the first reply, and costs nothing", async () => {
    play(say("“The *lamp* in the rain.”\nIt fits."));
    const before = titleCalls();
    await testChat.sendAndRead("*I knock.* “Who put out the lamp?”");
    await expect.poll(title).toBe("The lamp in the rain");
    const [call] = chats.provider.calls.filter(isTitle).slice(-1);
    expect(call?.body.messages.at(-1)?.content).toContain("Who put out the lamp?");
    expect(call?.body.messages.at(-1)?.content).toContain("The lamp is out.");
    await testChat.sendAndRead("And the keeper?");
    const { id } = await testChat.reply();
    await readEvents(await testChat.regenerate(id));
    expect([await title(), titleCalls() - before]).toEqual(["The lamp in the rain", 1]);
    expect(await testChat.used()).toBe(3);
  });

  it("is the first sentence of the user's message until then, without asterisks and quotes", async () => {
    const requested = Promise.withResolvers<void>();
    play(() => requested.resolve());
    // The model never answers, and the reply is complete.
    await testChat.sendAndRead("*I knock.* “Who put out the lamp?”");
    await requested.promise;
    expect(await title()).toBe("I knock.");
    expect((await testChat.reply()).status).toBe("done");
  });

  // Rule: chat-title
  it.each([
    ["fails", ({ response }: ProviderTurn) => void response.writeHead(500).end()],
    ["refuses", say("I'm sorry, but I can't help with that.")],
    ["writes a blocked term", say("The zz_banned_1 lamp")],
    ["hides a blocked term behind asterisks", say("The zz_*banned*_1 lamp")],
    ["writes nothing", say("***")],
  ])("stays the first sentence when the model %s, and is not requested again", async (_what, script) => {
    const before = titleCalls();
    play(script);
    await testChat.sendAndRead("Who put out the lamp? Tell me.");
    await expect.poll(() => titleCalls() - before).toBe(1);
    await testChat.sendAndRead("Please.");
    expect([await title(), titleCalls() - before]).toEqual(["Who put out the lamp?", 1]);
  });

  it("is not requested before a reply has text, but after the reply was retried", async () => {
    const before = titleCalls();
    play(say("The lamp"), ({ response }) => void response.writeHead(500).end());
    await testChat.sendAndRead("Who put out the lamp?");
    expect(titleCalls() - before).toBe(0);
    play(say("The lamp"));
    const { id } = await testChat.reply();
    await readEvents(await testChat.regenerate(id));
    await expect.poll(title).toBe("The lamp");
  });

  // Rule: chat-title
  it("is never replaced when the user gave it", async () => {
    const requested = Promise.withResolvers<ProviderTurn>();
    play((turn) => requested.resolve(turn));
    await testChat.sendAndRead("Who put out the lamp?");
    const turn = await requested.promise;
    await testChat.call(routes.renameChat, { title: "Mine" });
    await say("The model's title")(turn);
    // The next request for a title follows the end of this one.
    const other = await chats.newChat();
    play(say("Other"));
    await other.sendAndRead("Hello");
    await expect.poll(async () => (await other.messages()).chat?.title).toBe("Other");
    expect(await title()).toBe("Mine");
  });
});
