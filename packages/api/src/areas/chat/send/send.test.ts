import { routes } from "@mimi/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { messageUsage, subscription } from "../../../db/schema/account.ts";
import { character } from "../../../db/schema/referenced.ts";
import { newChatKey, newId } from "../../../shared/ids.ts";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { partOf, readEvents, shapeOf, textOf } from "../../../testing/eventStream.ts";
import { parseAnswer } from "../../../testing/testApp.ts";
import { type ChatFixture, chatFixture, type TestChat } from "../testing/chatFixture.ts";
import { changeCharacter } from "../../../testing/addCharacter.ts";

describeEachDatabase("sending", (database) => {
  let chats: ChatFixture;
  beforeAll(async () => {
    chats = await chatFixture(database());
  });
  afterAll(() => chats.close());
  beforeEach(() =>
    chats.provider.play((turn) => {
      turn.say("Good ", "evening.");
      turn.finish();
    }),
  );

  /** Sets how many messages a user has sent today. */
  async function useUp(testChat: TestChat, used: number): Promise<string> {
    const { data } = await chats.api.call(routes.getUser, {}, { session: testChat.session });
    const day = new Date().toISOString().slice(0, 10);
    await database().db.insert(messageUsage).values({ user_id: data.uid, day, used });
    return data.uid;
  }

  it("answers with the events of a reply, in their order", async () => {
    const testChat = await chats.newChat();
    const response = await testChat.send("Hello");
    expect(response.status).toBe(200);
    expect(response.headers.get("x-vercel-ai-ui-message-stream")).toBe("v1");
    expect(response.headers.get("Content-Type")).toMatch(/^text\/event-stream/);
    expect(response.headers.get("Cache-Control")).toMatch(/no-store/);
    const events = await readEvents(response);
    expect(shapeOf(events)).toEqual([
      ...["start", "data-accepted", "text-start", "text-delta", "text-end"],
      ...["data-ended", "finish", "[DONE]"],
    ]);
    expect(textOf(events)).toBe("Good evening.");
    expect(events.at(-1)?.id).toBe("Good evening.".length);
    expect(partOf(events, "data-ended").data.finish).toBe("complete");
    expect(partOf(events, "data-accepted").data).toMatchObject({
      chat_key: testChat.chatKey,
      quota: { limit: 50, used: 1 },
    });
  });

  it("returns the time of the message, as the history has it", async () => {
    const testChat = await chats.newChat();
    const events = await testChat.sendAndRead("Hello");
    const { created_at } = partOf(events, "data-accepted").data;
    const { messages } = await testChat.messages();
    expect(messages.map((stored) => stored.created_at)).toEqual(Array(3).fill(created_at));
    expect(messages.map(({ alternatives }) => alternatives[0]?.created_at)).toEqual(
      Array(3).fill(created_at),
    );
  });

  it("stores the greeting with its alternate greetings, the message and the reply", async () => {
    const testChat = await chats.newChat({
      chat_name: "Odile",
      alternate_greetings: ["{{CHAR}} is late.", "Sunday."],
    });
    const events = await testChat.sendAndRead("Hello 🌙", { greeting_index: 1 });
    const { chat, messages, has_more } = await testChat.messages();
    expect(messages.map(({ role }) => role)).toEqual(["character", "user", "character"]);
    const [greeting, sent, reply] = messages;
    expect(greeting?.alternatives.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Good evening, (?!\{)/),
      "Odile is late.",
      "Sunday.",
    ]);
    expect([greeting?.selected, chat?.greeting_index, has_more]).toEqual([1, 1, false]);
    expect([sent?.parent_id, reply?.parent_id]).toEqual([greeting?.id, sent?.id]);
    expect(sent?.id).toBe(partOf(events, "data-accepted").data.user_message_id);
    expect(reply).toMatchObject({
      id: partOf(events, "start").messageId,
      status: "done",
      seq: 13,
      error: null,
    });
    expect(chat).toMatchObject({ title: "Hello 🌙", preview: "Good evening.", message_count: 3 });
  });

  it("counts the messages of a chat without a greeting", async () => {
    const testChat = await chats.newChat({ greeting: "" });
    await testChat.sendAndRead("Hello");
    expect((await testChat.messages()).chat).toMatchObject({ message_count: 2 });
    await testChat.sendAndRead("Again");
    expect((await testChat.messages()).chat).toMatchObject({ message_count: 4 });
  });

  it("sends the card, the selected greeting and the messages to the model", async () => {
    const testChat = await chats.newChat({
      chat_name: "Odile",
      definition: "{{Char}} waits for {{USER}}.",
      alternate_greetings: ["Sunday, {{user}}."],
      post_history: "{{char}} stays dry.",
    });
    await testChat.sendAndRead("Hello", { greeting_index: 1 });
    const { data } = await chats.api.call(routes.getUser, {}, { session: testChat.session });
    const [system, greeting, sent, last] = chats.provider.calls.at(-1)?.body.messages ?? [];
    expect(system?.content).toContain(`Odile waits for ${data.user_name}.`);
    expect(greeting).toEqual({ role: "assistant", content: `Sunday, ${data.user_name}.` });
    expect(sent).toEqual({ role: "user", content: "Hello" });
    expect(last).toEqual({ role: "system", content: "Odile stays dry." });
  });

  // Rule: send-idempotent
  it("is one message, one reply, one call and one charge, sent 50 times at once and again later", async () => {
    const testChat = await chats.newChat();
    const calls = chats.provider.calls.length;
    const clientId = newId();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => testChat.sendAndRead("Hello", { client_id: clientId })),
    );
    answers.push(await testChat.sendAndRead("Hello", { client_id: clientId }));
    expect(new Set(answers.map((events) => partOf(events, "start").messageId)).size).toBe(1);
    expect(new Set(answers.map((events) => partOf(events, "data-accepted").data.user_message_id)).size).toBe(
      1,
    );
    expect(new Set(answers.map(textOf))).toEqual(new Set(["Good evening."]));
    expect(chats.provider.calls.length - calls).toBe(1);
    expect((await testChat.messages()).messages).toHaveLength(3);
    expect(await testChat.used()).toBe(1);
  });

  it("refuses the same client_id with another text, and changes nothing", async () => {
    const testChat = await chats.newChat();
    const clientId = newId();
    await testChat.sendAndRead("Hello", { client_id: clientId });
    const answer = await parseAnswer(await testChat.send("Something else", { client_id: clientId }));
    expect([answer.status, answer.code]).toEqual([409, 40901]);
    expect((await testChat.messages()).messages).toHaveLength(3);
    expect(await testChat.used()).toBe(1);
  });

  it("refuses a second message while a reply is being written", async () => {
    const testChat = await chats.newChat();
    const release = Promise.withResolvers<void>();
    chats.provider.play(async (turn) => {
      turn.say("Good ");
      await release.promise;
      turn.say("evening.");
      turn.finish();
    });
    const first = await testChat.send("Hello");
    const refused = await parseAnswer(await testChat.send("Are you there?"));
    expect(refused.code).toBe(40901);
    release.resolve();
    expect(textOf(await readEvents(first))).toBe("Good evening.");
    expect(await testChat.used()).toBe(1);
    expect(shapeOf(await testChat.sendAndRead("And now?"))).toContain("data-ended");
  });

  it("accepts exactly the remaining messages of the day, of 200 at once", async () => {
    const testChat = await chats.newChat();
    await useUp(testChat, 40);
    const answers = await Promise.all(
      Array.from({ length: 200 }, async () => {
        const input = { chat_key: newChatKey(), client_id: newId() };
        let response = await testChat.send("Hello", input);
        // A busy machine can answer that the call is to be retried.
        while (response.status === 503) response = await testChat.send("Hello", input);
        if (response.status === 200) await response.text();
        return response.status === 200 ? null : parseAnswer(response);
      }),
    );
    expect(answers.filter((answer) => answer === null)).toHaveLength(10);
    const refused = answers.filter((answer) => answer !== null);
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set([42902]));
    expect(refused[0]?.details?.limit).toBe(50);
    expect(refused[0]?.details?.resets_at).toMatch(/T00:00:00.000Z$/);
    expect(await testChat.used()).toBe(50);
  });

  it("stores nothing of a message that the quota refuses", async () => {
    const testChat = await chats.newChat();
    await useUp(testChat, 50);
    expect((await parseAnswer(await testChat.send("Hello"))).code).toBe(42902);
    const answer = await chats.api.call(
      routes.listMessages,
      { chat_key: testChat.chatKey },
      { session: testChat.session },
    );
    expect(answer.code).toBe(40401);
  });

  // Rule: daily-messages
  it("counts by the plan that was bought", async () => {
    const testChat = await chats.newChat();
    const uid = await useUp(testChat, 50);
    const end_time = new Date(Date.now() + 86_400_000);
    await database().db.insert(subscription).values({ user_id: uid, plan_id: 105, end_time });
    const events = await testChat.sendAndRead("Hello");
    expect(partOf(events, "data-accepted").data.quota).toMatchObject({ limit: 250, used: 51 });
  });

  it("keeps the card of the chat's revision", async () => {
    const testChat = await chats.newChat({ definition: "Dry.", revision: 1 });
    await testChat.sendAndRead("Hello");
    await changeCharacter(database().db, testChat.characterId, { definition: "Wet.", revision: 2 });
    await testChat.sendAndRead("Again");
    const { chat } = await testChat.messages();
    expect(chat?.character_revision).toBe(1);
    expect(chats.provider.calls.at(-1)?.body.messages[0]?.content).toContain("Dry.");
  });

  it("counts chats and messages of the character", async () => {
    const testChat = await chats.newChat();
    await testChat.sendAndRead("Hello");
    await testChat.sendAndRead("Again");
    const counts = async () => {
      const [row] = await database()
        .db.select()
        .from(character)
        .where(eq(character.id, testChat.characterId));
      return [row?.chats, row?.messages];
    };
    await expect.poll(counts).toEqual([1, 2]);
  });

  describe("to a chat or a character of another user", () => {
    it("answers as for an absent chat, in every call", async () => {
      const testChat = await chats.newChat();
      const [start] = await testChat.sendAndRead("Hello");
      const messageId = start?.part !== "[DONE]" && start?.part.type === "start" ? start.part.messageId : "";
      const session = await chats.api.signIn(newId());
      for (const chat_key of [testChat.chatKey, newChatKey()]) {
        const input = { chat_key, message_id: messageId };
        const answers = await Promise.all([
          chats.api.send(routes.listMessages, { chat_key }, { session }),
          chats.api.send(routes.resumeStream, input, { session }),
          chats.api.send(routes.stopReply, input, { session }),
        ]);
        for (const answer of answers)
          expect(await parseAnswer(answer)).toMatchObject({ status: 404, code: 40401, data: null });
      }
      const foreign = await chats.api.send(
        routes.sendMessage,
        { chat_key: testChat.chatKey, character_id: testChat.characterId, client_id: newId(), text: "Hello" },
        { session },
      );
      expect((await parseAnswer(foreign)).code).toBe(40401);
    });

    it("refuses private, removed and absent characters in the same way", async () => {
      const hidden = await chats.newChat({ visibility: "private" });
      const removed = await chats.newChat({ status: "removed" });
      for (const testChat of [hidden, removed])
        expect((await parseAnswer(await testChat.send("Hello"))).code).toBe(40401);
      expect((await parseAnswer(await hidden.send("Hello", { character_id: newId() }))).code).toBe(40401);
    });

    it("refuses an adult character before the user attests", async () => {
      const testChat = await chats.newChat({ rating: "nsfw" });
      expect((await parseAnswer(await testChat.send("Hello"))).code).toBe(40302);
    });
  });

  it("names the wrong field", async () => {
    const testChat = await chats.newChat();
    const wrong = async (input: Parameters<TestChat["send"]>[1]) =>
      (await parseAnswer(await testChat.send("Hello", input))).details?.fields;
    expect(await wrong({ text: "   " })).toHaveProperty("text");
    expect(await wrong({ client_id: "x" })).toHaveProperty("client_id");
    expect(await wrong({ greeting_index: 3 })).toHaveProperty("greeting_index");
    await testChat.sendAndRead("Hello");
    expect(await wrong({ parent_id: "unknown" })).toHaveProperty("parent_id");
  });
});
