import { beforeEach, expect, it } from "vitest";
import { chatFixture, settle } from "../../../testing/chatFixture.ts";
import { chatEngine } from "../chatEngine.ts";
import { chatState } from "./chat.store.ts";
import { closeChat, openChat } from "./open.actions.ts";

let fakes: ReturnType<typeof chatFixture>;
const texts = ["“Go on.”", "*I wait.*"];

beforeEach(async () => {
  fakes = chatFixture();
  fakes.api.answers("suggest", () => ({ suggestions: texts }));
  await openChat("odile");
  await settle();
});

it("loads suggestions on request", async () => {
  expect(fakes.api.inputsOf("suggest")).toEqual([]);
  await chatEngine.loadSuggestions();
  expect(chatState.suggestions).toEqual({ kind: "ready", value: texts });
});

it("shows that loading failed", async () => {
  fakes.api.fails("suggest", 42901);
  await chatEngine.loadSuggestions();
  expect(chatState.suggestions.kind).toBe("failed");
});

it.each([
  ["closed them", chatEngine.closeSuggestions],
  ["sent something", () => void chatEngine.send("Hello")],
  ["left the chat", closeChat],
])("drops the suggestions when the user %s meanwhile", async (_, meanwhile) => {
  const loading = chatEngine.loadSuggestions();
  meanwhile();
  await loading;
  expect(chatState.suggestions.kind).toBe("idle");
});
