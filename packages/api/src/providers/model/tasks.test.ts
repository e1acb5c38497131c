import { expect, it } from "vitest";
import { readTaskLines, type TaskLine, writeTask } from "./tasks.ts";

it("parses the lines of a task as they were written", () => {
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
