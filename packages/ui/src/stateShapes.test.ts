import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { otherShapes, shapesIn } from "../scripts/stateShapes.ts";

it("every idea of states.ts has one shape in the library, and every kind is in kebab case", () => {
  expect(otherShapes(fileURLToPath(new URL("..", import.meta.url)))).toEqual([]);
});

it.each([
  ['export type Next = "more" | "loading" | "failed" | "end";', 'a.ts: "more" | "end" is More'],
  ['interface List { more?: "available" | "loading" }', 'a.ts: "available" | "loading" is More'],
  ['type Sending = { kind: "idle" } | { kind: "pending" };', 'a.ts: "idle" | "pending" is SubmitState'],
  ['type View = { kind: "notFound" } | { kind: "ready" };', 'a.ts: the kind "notFound" is not in kebab case'],
  [
    'interface Item { readonly kind: "character" | "own_image" }',
    'a.ts: the kind "own_image" is not in kebab case',
  ],
])("%s is reported", (text, problem) => {
  expect(shapesIn("a.ts", text)).toEqual([problem]);
});
