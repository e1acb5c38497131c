import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { otherShapes, shapesIn } from "../scripts/stateShapes.ts";

it("every idea of states.ts has one shape in the library", () => {
  expect(otherShapes(fileURLToPath(new URL("..", import.meta.url)))).toEqual([]);
});

it.each([
  ['export type Next = "more" | "loading" | "failed" | "end";', 'a.ts: "more" | "end" is More'],
  ['interface List { more?: "available" | "loading" }', 'a.ts: "available" | "loading" is More'],
])("%s is another shape", (text, problem) => {
  expect(shapesIn("a.ts", text)).toEqual([problem]);
});
