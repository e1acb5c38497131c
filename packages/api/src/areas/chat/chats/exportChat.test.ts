import { routes } from "@mimi/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { newChatKey } from "../../../shared/ids.ts";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import { readEvents } from "../../../testing/eventStream.ts";
import { parseAnswer } from "../../../testing/testApp.ts";
import { type ChatFixture, chatFixture, type TestChat } from "../testing/chatFixture.ts";

describeDatabase("an exported chat", (database) => {
  let chats: ChatFixture;
  let testChat: TestChat;
  // Does not move during a test. Identity tokens contain the real time, and tokens from the future are refused.
  let now = new Date();
  beforeAll(async () => {
    chats = await chatFixture(database(), { now: () => now });
    chats.provider.play((turn) => {
      turn.say("*Nods.* So be it. 🌙");
      turn.finish();
    });
  });
  afterAll(() => chats.close());
  beforeEach(async () => {
    now = new Date();
    testChat = await chats.newChat({ name: "Odile *the* Bold" });
    await testChat.sendAndRead("Hello");
  });

  const keep = (format: "markdown" | "json", chat_key = testChat.chatKey) =>
    chats.api.send(routes.exportChat, { chat_key, format }, { session: testChat.session });

  it("has as JSON every message as the API shows it, with every variant and edit", async () => {
    const { id } = await testChat.reply();
    await readEvents(await testChat.regenerate(id));
    await testChat.call(routes.editMessage, { message_id: id, text: "So be it then." });
    await testChat.call(routes.giveFeedback, { message_id: id, verdict: "up", text: "Good" });
    const response = await keep("json");
    expect(response.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
    expect(response.headers.get("Content-Disposition")).toMatch(/^attachment; filename="chat-[\w-]+\.json"$/);
    const { chat, messages } = await testChat.messages();
    expect(await response.json()).toEqual({
      ...{ format: "mimi-chat", version: 1, exported_at: chats.api.deps.now().toISOString() },
      chat,
      messages: messages.map((message, at) => ({
        ...message,
        digital_source:
          at === 2 ? "https://schema.org/CompositeWithTrainedAlgorithmicMediaDigitalSource" : null,
      })),
    });
  });

  it.each([
    ["de", "Mit Odile \\*the\\* Bold, exportiert ", "**Du** ("],
    ["ar", "مع Odile \\*the\\* Bold، صُدّرت في ", "**أنت** ("],
  ] as const)("has as Markdown the words of the account's language: %s", async (language, exported, you) => {
    await chats.api.call(routes.chooseLanguage, { language }, { session: testChat.session });
    const text = await (await keep("markdown")).text();
    expect(text).toContain(exported);
    expect(text).toContain(you);
  });

  it("has as Markdown the name of a removed character in the account's language", async () => {
    await database().db.execute(sql`
      update character set name = null
      where id = (select character_id from chat where chat_key = ${testChat.chatKey})`);
    await chats.api.call(routes.chooseLanguage, { language: "de" }, { session: testChat.session });
    const text = await (await keep("markdown")).text();
    expect(text).toContain("Mit Entfernte Figur, exportiert ");
    expect(text).toContain("**Entfernte Figur** (");
    expect(text).not.toContain("Removed character");
  });

  it("has as Markdown the authors and the selected variants", async () => {
    const text = await (await keep("markdown")).text();
    expect(text).toMatch(
      /^---\ndigitalSourceType: https:\/\/schema\.org\/CompositeWithTrainedAlgorithmicMediaDigitalSource\n---\n\n# Hello\n\nWith Odile \\\*the\\\* Bold, exported on \w+ \d+, \d{4} at [\d:]+\s[AP]M UTC\./,
    );
    expect(text).toMatch(/\n\*\*You\*\* \(\w+ \d+, \d{4} at [\d:]+\s[AP]M UTC\)\n\nHello\n/);
    expect(text).toMatch(
      /\n\*\*Odile \\\*the\\\* Bold\*\* \(\w+ \d+, \d{4} at [\d:]+\s[AP]M UTC\)\n\n\*Nods\.\* So be it\. 🌙\n$/,
    );
  });

  it("is streamed while its messages are read, whatever its length", async () => {
    await database().db.execute(sql`
      insert into message (id, chat_key, role, status, position)
      select ${testChat.chatKey} || n, ${testChat.chatKey}, 'user', 'done', n + 10 from generate_series(1, 3000) as n`);
    await database().db.execute(sql`
      insert into variant_text (id, user_id, text)
      select ${testChat.chatKey} || n, chat.user_id, 'Line ' || n
      from chat, generate_series(1, 3000) as n where chat_key = ${testChat.chatKey}`);
    await database().db.execute(sql`
      insert into variant (id, message_id, user_id, index, text_id, finish)
      select id, id, user_id, 0, id, 'complete' from variant_text where id like ${`${testChat.chatKey}%`}`);
    const response = await keep("json");
    const reader = response.body?.getReader();
    const decoder = new TextDecoder();
    let text = "";
    let pieces = 0;
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      pieces += 1;
      text += decoder.decode(read.value, { stream: true });
    }
    expect(pieces).toBeGreaterThan(10);
    const { messages } = JSON.parse(text) as { messages: { alternatives: { text: string }[] }[] };
    expect(messages).toHaveLength(3003);
    expect(messages.at(-1)?.alternatives[0]?.text).toBe("Line 3000");
  });

  it("leaves out deleted messages, and is refused for a chat in the bin", async () => {
    await testChat.call(routes.deleteFrom, { message_id: (await testChat.reply()).id });
    expect(((await (await keep("json")).json()) as { messages: unknown[] }).messages).toHaveLength(2);
    await testChat.call(routes.deleteChat, {});
    expect((await parseAnswer(await keep("json"))).code).toBe(40401);
    expect((await parseAnswer(await keep("markdown", newChatKey()))).code).toBe(40401);
  });
});
