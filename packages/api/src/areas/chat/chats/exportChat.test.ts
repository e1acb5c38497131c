import { routes } from "@mimi/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { newChatKey } from "../../../shared/ids.ts";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { readEvents } from "../../../testing/eventStream.ts";
import { parseAnswer } from "../../../testing/testApp.ts";
import { type ChatFixture, chatFixture, type Talk } from "../testing/chatFixture.ts";

describeEachDatabase("a chat to keep", (database) => {
  let chats: ChatFixture;
  let talk: Talk;
  // It stands still within a test. Identity tokens tell the real one, and are refused where they come from the future.
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
    talk = await chats.talk({ name: "Odile *the* Bold" });
    await talk.say("Hello");
  });

  const keep = (format: "markdown" | "json", chat_key = talk.chatKey) =>
    chats.api.send(routes.exportChat, { chat_key, format }, { session: talk.session });

  it("is all of it as JSON: every message as the API shows it, every variant, every edit", async () => {
    const { id } = await talk.reply();
    await readEvents(await talk.regenerate(id));
    await talk.call(routes.editMessage, { message_id: id, text: "So be it then." });
    await talk.call(routes.giveFeedback, { message_id: id, verdict: "up", text: "Good" });
    const response = await keep("json");
    expect(response.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
    expect(response.headers.get("Content-Disposition")).toMatch(/^attachment; filename="chat-[\w-]+\.json"$/);
    const { chat, messages } = await talk.messages();
    expect(await response.json()).toEqual({
      ...{ format: "mimi-chat", version: 1, exported_at: chats.api.deps.now().toISOString() },
      ...{ chat, messages },
    });
  });

  it("reads as Markdown: who said what, in the variants that count", async () => {
    const text = await (await keep("markdown")).text();
    expect(text).toMatch(/^# Hello\n\nWith Odile \\\*the\\\* Bold, exported /);
    expect(text).toMatch(/\n\*\*You\*\* \([\dT:.Z-]+\)\n\nHello\n/);
    expect(text).toMatch(/\n\*\*Odile \\\*the\\\* Bold\*\* \([\dT:.Z-]+\)\n\n\*Nods\.\* So be it\. 🌙\n$/);
  });

  it("is written while it is read, however long it is", async () => {
    await database().db.execute(sql`
      insert into message (id, chat_key, role, status, position)
      select ${talk.chatKey} || n, ${talk.chatKey}, 'user', 'done', n + 10 from generate_series(1, 3000) as n`);
    await database().db.execute(sql`
      insert into alternative (id, message_id, user_id, index, text, finish)
      select ${talk.chatKey} || n, ${talk.chatKey} || n, 'nobody', 0, 'Line ' || n, 'complete'
      from generate_series(1, 3000) as n`);
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

  it("leaves out what is in the trash, and is not there for a chat that is", async () => {
    await talk.call(routes.deleteFrom, { message_id: (await talk.reply()).id });
    expect(((await (await keep("json")).json()) as { messages: unknown[] }).messages).toHaveLength(2);
    await talk.call(routes.deleteChat, {});
    expect((await parseAnswer(await keep("json"))).code).toBe(40401);
    expect((await parseAnswer(await keep("markdown", newChatKey()))).code).toBe(40401);
  });
});
