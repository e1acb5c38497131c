import { expect, it } from "vitest";
import { demoTask } from "./demoTasks.ts";
import type { TaskLine } from "./DemoRequest.ts";

type TestLine = Pick<TaskLine, "by" | "text">;

function runTask(kind: "suggest" | "remember", texts: readonly TestLine[]) {
  const lines = texts.map((one, at) => ({
    ...one,
    number: at + 1,
    name: one.by === "user" ? "Sam" : "Odile",
  }));
  return JSON.parse(demoTask(kind, lines)) as unknown;
}

it("remembers what the user said about themselves, word for word, with its source", () => {
  const lines: TestLine[] = [
    { by: "char", text: "I live in a lighthouse." },
    { by: "user", text: "*I sit.* “I live in Bergen.” It is raining. My dog is called Ash!" },
    { by: "user", text: "I have a question: do I like tea?" },
    { by: "user", text: "Go on." },
  ];
  expect(runTask("remember", lines)).toEqual([
    { text: "Sam said: “I live in Bergen.”", from: [2] },
    { text: "Sam said: “My dog is called Ash!”", from: [2] },
  ]);
});

it("remembers nothing where the user said nothing about themselves", () => {
  expect(runTask("remember", [{ by: "user", text: "Hello." }])).toEqual([]);
});

it("suggests messages about the chat, always the same", () => {
  const lines: TestLine[] = [{ by: "char", text: "The lighthouse has been dark for years. Will you come?" }];
  const suggestions = runTask("suggest", lines) as string[];
  expect(runTask("suggest", lines)).toEqual(suggestions);
  expect(suggestions[0]).toMatch(/lighthouse|years|dark/i);
});
