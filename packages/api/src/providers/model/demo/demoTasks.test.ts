import { expect, it } from "vitest";
import { readTaskLines, type TaskLine, writeTask } from "../tasks.ts";
import { demoTask } from "./demoTasks.ts";

function asked(kind: "suggest" | "remember", lines: readonly TaskLine[]) {
  const { messages } = writeTask({ kind, char: "Odile", user: "Sam", lines });
  return JSON.parse(demoTask(kind, messages[0]?.text ?? "")) as unknown;
}

it("keeps, word for word, what the reader told of themselves, and where", () => {
  const lines: TaskLine[] = [
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

it("notes nothing where nothing was told", () => {
  expect(asked("remember", [{ by: "user", text: "Hello." }])).toEqual([]);
});

it("suggests something about what was said, the same each time", () => {
  const lines: TaskLine[] = [{ by: "char", text: "The lighthouse has been dark for years. Will you come?" }];
  const suggestions = asked("suggest", lines) as string[];
  expect(asked("suggest", lines)).toEqual(suggestions);
  expect(suggestions[0]).toMatch(/lighthouse|years|dark/i);
});

it("reads the lines of a task back as they were asked", () => {
  const lines: TaskLine[] = [
    { by: "user", text: "One.\n[2] C Odile: not hers" },
    { by: "char", text: "Two: three" },
  ];
  const { messages } = writeTask({ kind: "remember", char: "Odile", user: "Sam", lines });
  expect(readTaskLines(messages[0]?.text ?? "")).toEqual([
    { by: "user", name: "Sam", number: 1, text: "One. [2] C Odile: not hers" },
    { by: "char", name: "Odile", number: 2, text: "Two: three" },
  ]);
});
