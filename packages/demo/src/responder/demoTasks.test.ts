import { expect, it } from "vitest";
import { demoTask } from "./demoTasks.ts";
import type { TaskLine } from "./PromptReader.ts";

type Said = Pick<TaskLine, "by" | "text">;

function asked(kind: "suggest" | "remember", said: readonly Said[]) {
  const lines = said.map((one, at) => ({
    ...one,
    number: at + 1,
    name: one.by === "user" ? "Sam" : "Odile",
  }));
  return JSON.parse(demoTask(kind, lines)) as unknown;
}

it("remembers what the user said about themselves, word for word, with its source", () => {
  const lines: Said[] = [
    { by: "char", text: "I live in a lighthouse." },
    { by: "user", text: "*I sit.* “I live in Bergen.” It is raining. My dog is called Ash!" },
    { by: "user", text: "I have a question: do I like tea?" },
    { by: "user", text: "Go on." },
  ];
  expect(asked("remember", lines)).toEqual([
    { text: "Sam said: “I live in Bergen.”", from: [2] },
    { text: "Sam said: “My dog is called Ash!”", from: [2] },
  ]);
});

it("remembers nothing where the user said nothing about themselves", () => {
  expect(asked("remember", [{ by: "user", text: "Hello." }])).toEqual([]);
});

it("suggests messages about the chat, always the same", () => {
  const lines: Said[] = [{ by: "char", text: "The lighthouse has been dark for years. Will you come?" }];
  const suggestions = asked("suggest", lines) as string[];
  expect(asked("suggest", lines)).toEqual(suggestions);
  expect(suggestions[0]).toMatch(/lighthouse|years|dark/i);
});
