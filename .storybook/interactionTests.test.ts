// @vitest-environment happy-dom
import { composeStories } from "@storybook/react-vite";
import type { Meta } from "@storybook/react-vite";
import { expect, test } from "vitest";

type Module = Parameters<typeof composeStories>[0] & { default: Meta };

const modules = import.meta.glob<Module>([
  "./{edgeCases,languages}/*.stories.tsx",
  "../packages/{ui,app}/src/**/*.stories.tsx",
]);
const sources = import.meta.glob<string>(
  ["./{edgeCases,languages}/*.stories.tsx", "../packages/{ui,app}/src/**/*.stories.tsx"],
  { query: "?raw", import: "default" },
);

interface ComposedStory {
  readonly play?: unknown;
  readonly parameters: { readonly chromatic?: { readonly disableSnapshot?: boolean } };
}

const stories = (
  await Promise.all(
    Object.entries(modules).map(async ([file, load]) => {
      const composed: Readonly<Record<string, ComposedStory>> = composeStories(await load());
      const source = (await sources[file]?.()) ?? "";
      return Object.entries(composed).map(([name, story]) => ({ file, name, story, source }));
    }),
  )
).flat();
const tests = stories.filter(({ story }) => story.play !== undefined);

const namesOf = (found: typeof stories) => found.map(({ file, name }) => `${file}: ${name}`);

const hasScreenshot = ({ story }: (typeof stories)[number]) =>
  story.parameters.chromatic?.disableSnapshot !== true;

// A screenshot shows the state of the args. A play function clicks in it first.
test("stories with a play function, and no others, have the parameters of `interaction`: no screenshot", () => {
  expect(tests.length).toBeGreaterThan(500);
  expect(namesOf(tests.filter(hasScreenshot))).toEqual([]);
  expect(namesOf(stories.filter((one) => !tests.includes(one) && !hasScreenshot(one)))).toEqual([]);
});

// Storybook reads the tag `play-fn`, by which the sidebar leaves tests out, from the text of a story.
test("each test has a play function of its own", () => {
  const inherits = ({ name, source }: (typeof stories)[number]) =>
    !source.split(/^export const /m).some((part) => part.startsWith(`${name}:`) && /\bplay\b/.test(part));
  expect(namesOf(tests.filter(inherits))).toEqual([]);
});

// Otherwise it replaces the file of the states, which has the same title.
test("a file with tests only has no docs page of its own", () => {
  const files = Map.groupBy(stories, ({ file }) => file);
  const exposed = [...files].filter(
    ([, [first, ...others]]) =>
      first !== undefined &&
      [first, ...others].every((one) => tests.includes(one)) &&
      !/^ {2}tags: \[.*"!autodocs"/m.test(first.source),
  );
  expect(exposed.map(([file]) => file)).toEqual([]);
});
