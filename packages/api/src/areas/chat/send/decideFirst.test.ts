import { expect, it } from "vitest";
import { refusalOf } from "../testing/refusalOf.ts";
import { decideFirst } from "./decideFirst.ts";

const promptCharacter = { chat_name: "Ines", greetings: ["Hello, {{user}}.", "{{char}} waves."] };
const state = { promptCharacter, userName: "Ana", persona: null, now: new Date("2026-11-27T19:05:00Z") };
const request = { chat_key: "chat-1", character_id: "ines", greeting_index: 0, text: "*Waves.* Hi" };
const kit = { name: "Kit", description: "A diver." };

it("creates a chat that is named after the message, and fills names into every greeting", () => {
  expect(decideFirst(state, request)).toEqual({
    persona: { name: "Ana", description: "" },
    greetingMacros: { count: 2, user: "Ana", seed: "chat-1" },
    chat: {
      chat_key: "chat-1",
      title: "Waves.",
      greeting_index: 0,
      persona_id: null,
      reply_language: null,
      message_count: 3,
    },
    greetings: ["Hello, Ana.", "Ines waves."],
  });
});

it("greets a user who has not chosen a name as it greets a visitor", () => {
  const decision = decideFirst({ ...state, userName: null }, request);
  expect(decision.greetings[0]).toBe("Hello, you.");
  expect(decision.persona).toEqual({ name: "the user", description: "" });
});

// Rule: macros-replaced
it("fills the macros of greetings, the same for the same chat, without notes of the author", () => {
  const greetings = ["<BOT> nods to <USER>.{{// a note}} {{pick:a,b,c,d,e,f,g,h}}{{idle_duration}} {{time}}"];
  const greetingOf = (chat_key: string) =>
    decideFirst({ ...state, promptCharacter: { ...promptCharacter, greetings } }, { ...request, chat_key })
      .greetings[0];
  expect(greetingOf("chat-1")).toMatch(/^Ines nods to Ana\. [a-h] 19:05 UTC$/);
  expect(greetingOf("chat-1")).toBe(greetingOf("chat-1"));
  expect(new Set(Array.from({ length: 40 }, (_none, at) => greetingOf(`chat-${at}`))).size).toBeGreaterThan(
    4,
  );
});

it("counts no greeting where the character has none", () => {
  const decision = decideFirst({ ...state, promptCharacter: { ...promptCharacter, greetings: [] } }, request);
  expect(decision).toMatchObject({ greetings: [], chat: { message_count: 2, greeting_index: 0 } });
});

it("uses the named persona", () => {
  const decision = decideFirst({ ...state, persona: kit }, { ...request, persona_id: "kit" });
  expect(decision).toMatchObject({ persona: kit, chat: { persona_id: "kit" } });
  expect(decision.greetings[0]).toBe("Hello, Kit.");
});

it("refuses a persona that is not the user's, and a greeting that does not exist", () => {
  expect(refusalOf(() => decideFirst(state, { ...request, persona_id: "kit" }))).toEqual({
    code: 40001,
    fields: { persona_id: "invalid_choice" },
  });
  expect(decideFirst(state, { ...request, greeting_index: 1 }).chat.greeting_index).toBe(1);
  expect(refusalOf(() => decideFirst(state, { ...request, greeting_index: 2 }))).toEqual({
    code: 40001,
    fields: { greeting_index: "too_large" },
  });
});
