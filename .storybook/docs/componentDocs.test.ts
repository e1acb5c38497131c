import { globSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { expectedExports } from "../../packages/ui/scripts/exports.ts";
import { root } from "../../scripts/launch/settings.ts";
import { pageOf } from "./componentDocs.ts";
import { usageOf } from "./usage.ts";

// VirtualList is a part of MessageList.
const stories = globSync("packages/ui/src/{components,features,screens}/**/*.stories.tsx", {
  cwd: root,
  exclude: ["**/VirtualList/**"],
});
const entries = Object.keys(expectedExports());

describe.each(stories)("the page of %s", (file) => {
  it("finds when to use the component, and how to import it", () => {
    const page = pageOf(`./${file}`);
    expect(page?.docs.when.length).toBeGreaterThan(0);
    expect(entries).toContain(page?.specifier.replace("@mimi/ui", "."));
  });
});

test("every screen has a page", () => {
  const screens = globSync("packages/ui/src/screens/*/*Screen", { cwd: root });
  expect(screens.length).toBeGreaterThanOrEqual(7);
  for (const folder of screens) {
    const page = pageOf(join(folder, "Any.stories.tsx"));
    expect(page?.docs.when.length, folder).toBeGreaterThan(0);
  }
});

const type = (name: string, required: boolean) => ({
  name,
  type: { name: "other" as const, value: name, required },
});

test("the usage has the required props: texts as they are, other values by their names", () => {
  const argTypes = {
    label: type("label", true),
    card: type("card", true),
    onUpgrade: type("onUpgrade", true),
    pending: type("pending", false),
  };
  expect(usageOf("PlanCard", argTypes, { label: "Plan", card: {}, pending: true })).toBe(
    '<PlanCard label="Plan" card={card} onUpgrade={onUpgrade} />',
  );
});

test("the usage has children as content", () => {
  const argTypes = { children: type("children", true) };
  expect(usageOf("Button", argTypes, { children: "Save" })).toBe("<Button>Save</Button>");
  expect(usageOf("ThemeRoot", argTypes, { children: {} })).toBe("<ThemeRoot>{children}</ThemeRoot>");
});
