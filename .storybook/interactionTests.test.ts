import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../scripts/launch/settings.ts";

const files = globSync("{.storybook,packages/*/src}/**/*.stories.tsx", { cwd: root }).sort();
const interactions = files.filter((file) => file.endsWith(".interactions.stories.tsx"));
const states = files.filter((file) => !interactions.includes(file));

function text(file: string): string {
  return readFileSync(join(root, file), "utf8");
}

// A screenshot shows the state of the args. A play function would click in it first.
test("a play function is in a file of interaction tests", () => {
  expect(states.filter((file) => /\bplay\b\s*[:(,]/.test(text(file)))).toEqual([]);
});

test("interaction tests have no docs page and no screenshot", () => {
  expect(interactions.length).toBeGreaterThan(50);
  const exposed = interactions.filter((file) => {
    const tags = /\n {2}tags: \[([^\]]*"interaction"[^\]]*)\]/.exec(text(file))?.[1] ?? "";
    return !(
      tags.includes('"interaction"') &&
      tags.includes('"!autodocs"') &&
      text(file).includes("chromatic: { disableSnapshot: true }") &&
      text(file).includes('title: "Interaction tests/')
    );
  });
  expect(exposed).toEqual([]);
});

test("each interaction test plays", () => {
  const idle = interactions.flatMap((file) =>
    text(file)
      .split(/^export const /m)
      .slice(1)
      .filter((story) => !/\bplay\b|\.\.\.[A-Z]\w+,/.test(story))
      .map((story) => `${file}: ${story.slice(0, story.search(/\W/))}`),
  );
  expect(idle).toEqual([]);
});
