import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { otherShapes, shapesIn } from "../scripts/stateShapes.ts";

it("every idea of states.ts has one shape in the library, every kind is in kebab case, and every tone is a Tone", () => {
  expect(otherShapes(fileURLToPath(new URL("..", import.meta.url)))).toEqual([]);
});

it.each([
  ['export type Next = "more" | "loading" | "failed" | "end";', 'a.ts: "more" | "end" is More'],
  ['interface List { more?: "available" | "loading" }', 'a.ts: "available" | "loading" is More'],
  ['type Sending = { kind: "idle" } | { kind: "pending" };', 'a.ts: "idle" | "pending" is SubmitState'],
  [
    'type Cards = { kind: "loading" } | { kind: "failed" } | { kind: "ready"; cards: string[] };',
    'a.ts: "loading" | "failed" is Loadable',
  ],
  [
    'type File = { kind: "failed" } | { kind: "ready"; href: string };',
    'a.ts: "failed" | "ready" is Loadable',
  ],
  ['type View = { kind: "notFound" } | { kind: "ready" };', 'a.ts: the kind "notFound" is not in kebab case'],
  [
    'interface Item { readonly kind: "character" | "own_image" }',
    'a.ts: the kind "own_image" is not in kebab case',
  ],
  ['interface BadgeProps { tone?: "plain" | "bad" }', 'a.ts: the tone "plain" | "bad" is not a Tone'],
  [
    "interface TextProps { tone?: keyof typeof css.tone }",
    "a.ts: the tone keyof typeof css.tone is not a Tone",
  ],
])("%s is reported", (text, problem) => {
  expect(shapesIn("a.ts", text)).toEqual([problem]);
});

it.each(["Tone", 'Extract<Tone, "neutral" | "danger">'])("a tone can be of the type %s", (type) => {
  expect(shapesIn("a.ts", `interface Props { readonly tone?: ${type} }`)).toEqual([]);
});
