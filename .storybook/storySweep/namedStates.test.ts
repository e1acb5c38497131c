import { expect, test } from "vitest";
import { loadStories } from "../composedStories.ts";

const folders = ["components", "account", "auth", "character", "chat", "plan", "safety", "shell"] as const;
const stories = await loadStories(folders, {});

test("a prop that has another kind in another story is a select of named states in the controls", () => {
  const kinds = new Map<string, Set<string>>();
  for (const { title, args } of stories) {
    for (const [name, value] of Object.entries(args)) {
      if (!hasKind(value)) continue;
      const prop = `${title}: ${name}`;
      kinds.set(prop, (kinds.get(prop) ?? new Set()).add(value.kind));
    }
  }
  const named = new Set(
    stories.flatMap(({ title, argTypes }) =>
      Object.entries(argTypes).flatMap(([name, { mapping }]) => (mapping ? [`${title}: ${name}`] : [])),
    ),
  );
  const states = [...kinds].flatMap(([prop, { size }]) => (size > 1 ? [prop] : []));
  expect(states.length).toBeGreaterThan(20);
  expect(states.filter((prop) => !named.has(prop))).toEqual([]);
});

function hasKind(value: unknown): value is { readonly kind: string } {
  return typeof value === "object" && value !== null && "kind" in value && typeof value.kind === "string";
}
