import { expect, test } from "vitest";
import { Template } from "../testing/standIn/jinja.js";
import { ChatTemplate } from "./chatTemplate.ts";
import type { ChatMessage } from "./Engine.ts";

const template = (source: string) => new ChatTemplate({ Template }, source, { bos: "<s>", eos: "</s>" });
const chat: readonly ChatMessage[] = [
  { role: "system", content: "You are Ada." },
  { role: "user", content: "Hello" },
];

test("a chat is written by the template of the file, up to the reply, and reasoning is switched off", () => {
  expect(template("plain").render(chat)).toBe("<s>system: You are Ada.\nuser: Hello\nassistant: ");
});

test("an assistant's message at the end is the beginning of the reply", () => {
  const begun = [...chat, { role: "assistant", content: "Good eve" } as const];
  expect(template("plain").render(begun)).toBe("<s>system: You are Ada.\nuser: Hello\nassistant: Good eve");
});

// Rule: model-chat-template
test.each([
  ["plain", "anywhere", false],
  ["system first", "first", false],
  ["alternate", "none", true],
  // It leaves out a system message without an error.
  ["no system", "none", true],
] as const)(
  "the template %j has system messages %s, and alternating roles: %s",
  (source, system, alternate) => {
    expect(template(source).roles).toEqual({ system_role: system, alternate_roles: alternate });
  },
);

test("a template that accepts no chat is refused", () => {
  expect(() => template("nothing")).toThrow("its chat template accepts no chat");
});
