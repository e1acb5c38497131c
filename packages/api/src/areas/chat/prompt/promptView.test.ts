import { estimateTokens, routes } from "@mimi/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readRates } from "../../../config/rateLimitSettings.ts";
import { RateLimits } from "../../../domain/quota/RateLimits.ts";
import { addTurns } from "../../../testing/addTurns.ts";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import { type ChatFixture, chatFixture, type TestChat } from "../testing/chatFixture.ts";

const card = {
  definition: "Zz definition.",
  scenario: "Zz scenario.",
  post_history: "Zz last.",
  definition_visibility: "shown",
} as const;

describeDatabase("the prompt of a chat", (database) => {
  let chats: ChatFixture;
  beforeAll(async () => {
    chats = await chatFixture(database());
  });
  afterAll(() => chats.close());

  const view = async (testChat: TestChat) => (await testChat.call(routes.getPrompt)).data;

  it("is shown section by section, as it is sent", async () => {
    const testChat = await chats.newChat(card);
    await testChat.sendAndRead("Hello");
    await testChat.call(routes.saveMemory, { text: "Has a boat." });
    const { sections, memory_from } = await view(testChat);
    await testChat.sendAndRead("Hello again");
    const [first, ...rest] = chats.provider.calls.at(-1)?.body.messages ?? [];
    const system = sections.filter(({ role }) => role === "system");
    const sent = system.map(({ title, text }) => (title ? `[${title}]\n${text}` : text));
    expect(sent.slice(0, -1).join("\n\n")).toBe(first?.content);
    expect(rest.at(-1)).toEqual({ role: "system", content: "Zz last." });
    expect(sections.map(({ kind }) => kind)).toEqual([
      ...["instructions", "names", "definition", "scenario", "memory", "history", "post_history"],
    ]);
    expect(memory_from).toBeNull();
  });

  it("shows only the size of a hidden definition", async () => {
    const testChat = await chats.newChat({
      ...card,
      definition_visibility: "hidden",
      system_prompt: "Zz opening.",
    });
    await testChat.sendAndRead("Hello");
    const answer = await testChat.call(routes.getPrompt);
    expect(JSON.stringify(answer.data)).not.toContain("Zz ");
    const definition = answer.data.sections.find(({ kind }) => kind === "definition");
    expect(definition).toMatchObject({
      text: null,
      tokens: estimateTokens("[Who they are]\nZz definition."),
    });
  });

  it("shows our own instructions when the card has none, hidden or not", async () => {
    const testChat = await chats.newChat({ ...card, definition_visibility: "hidden" });
    await testChat.sendAndRead("Hello");
    expect((await view(testChat)).sections[0]?.text).toMatch(/^You are Ines, a fictional character/);
  });

  it("has the sum of its sections, and names the oldest message that is sent", async () => {
    const testChat = await chats.newChat(card);
    await testChat.sendAndRead("Hello");
    await addTurns(database().db, testChat.chatKey, { count: 90, length: 400 });
    const { sections, tokens, memory_from } = await view(testChat);
    expect(tokens.total).toBe(sections.reduce((sum, section) => sum + section.tokens, 0));
    expect(sections.find(({ kind }) => kind === "history")?.tokens).toBeLessThanOrEqual(
      tokens.history_budget,
    );
    const { messages } = (await testChat.call(routes.listMessages, { count: 100 })).data;
    expect(messages.find(({ in_memory }) => in_memory)?.id).toBe(memory_from);
  });

  // Rule: prompt-depth-entries
  it("shows the character's note, which is sent at its depth, unless the definition is hidden", async () => {
    const extensions = { depth_prompt: { prompt: "Zz note of {{char}}.", depth: 1, role: "user" } };
    for (const definition_visibility of ["shown", "hidden"] as const) {
      const testChat = await chats.newChat({ ...card, extensions, definition_visibility });
      await testChat.sendAndRead("Hello");
      await testChat.sendAndRead("Hello again");
      const sent = chats.provider.calls
        .at(-1)
        ?.body.messages.slice(-3)
        .map(({ content }) => content);
      expect(sent).toEqual(["Zz note of Ines.", "Hello again", "Zz last."]);
      const note = (await view(testChat)).sections.find(({ kind }) => kind === "depth_prompt");
      expect(note).toEqual({
        ...{ kind: "depth_prompt", role: "user", title: "", tokens: 4 },
        text: definition_visibility === "shown" ? "Zz note of Ines." : null,
      });
    }
  });

  // Rule: lorebook-time-limit
  it("has a rate limit", async () => {
    const limited = await chatFixture(database(), { limits: new RateLimits({ rates: readRates({}) }) });
    const testChat = await limited.newChat(card);
    await testChat.sendAndRead("Hello");
    const codes = [];
    for (let call = 0; call < 22; call += 1) codes.push((await testChat.call(routes.getPrompt)).code);
    expect(codes.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 0));
    expect(codes.slice(20)).toEqual([42901, 42901]);
    await limited.close();
  });

  it("changes nothing when it is shown", async () => {
    const testChat = await chats.newChat(card);
    await testChat.sendAndRead("Hello");
    const before = await testChat.messages();
    await view(testChat);
    expect(await testChat.messages()).toEqual(before);
    expect(await testChat.used()).toBe(1);
  });
});
