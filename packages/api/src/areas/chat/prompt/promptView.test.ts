import { estimateTokens, routes } from "@mimi/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addTurns } from "../../../testing/addTurns.ts";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { type ChatFixture, chatFixture, type Talk } from "../testing/chatFixture.ts";

const card = {
  definition: "Zz definition.",
  scenario: "Zz scenario.",
  post_history: "Zz last.",
  definition_visibility: "shown",
} as const;

describeEachDatabase("what the model is sent", (database) => {
  let chats: ChatFixture;
  beforeAll(async () => {
    chats = await chatFixture(database());
  });
  afterAll(() => chats.close());

  const view = async (talk: Talk) => (await talk.call(routes.getPrompt)).data;

  it("is shown on request, part by part, as it is sent", async () => {
    const talk = await chats.talk(card);
    await talk.say("Hello");
    await talk.call(routes.saveMemory, { text: "Has a boat." });
    const { sections, memory_from } = await view(talk);
    await talk.say("Hello again");
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

  it("says of what its creator hides only how much it is", async () => {
    const talk = await chats.talk({ ...card, definition_visibility: "hidden", system_prompt: "Zz opening." });
    await talk.say("Hello");
    const answer = await talk.call(routes.getPrompt);
    expect(JSON.stringify(answer.data)).not.toContain("Zz ");
    const definition = answer.data.sections.find(({ kind }) => kind === "definition");
    expect(definition).toMatchObject({
      text: null,
      tokens: estimateTokens("[Who they are]\nZz definition."),
    });
  });

  it("shows our own opening where the card has none, hidden or not", async () => {
    const talk = await chats.talk({ ...card, definition_visibility: "hidden" });
    await talk.say("Hello");
    expect((await view(talk)).sections[0]?.text).toMatch(/^You are Ines, a fictional character/);
  });

  it("adds up, and names where memory ends", async () => {
    const talk = await chats.talk(card);
    await talk.say("Hello");
    await addTurns(database().db, talk.chatKey, { count: 90, length: 400 });
    const { sections, tokens, memory_from } = await view(talk);
    expect(tokens.total).toBe(sections.reduce((sum, section) => sum + section.tokens, 0));
    expect(sections.find(({ kind }) => kind === "history")?.tokens).toBeLessThanOrEqual(
      tokens.history_budget,
    );
    const { messages } = (await talk.call(routes.listMessages, { count: 100 })).data;
    expect(messages.find(({ in_memory }) => in_memory)?.id).toBe(memory_from);
  });

  it("changes nothing by being looked at", async () => {
    const talk = await chats.talk(card);
    await talk.say("Hello");
    const before = await talk.messages();
    await view(talk);
    expect(await talk.messages()).toEqual(before);
    expect(await talk.used()).toBe(1);
  });
});
