import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { dark, light, onCover } from "../../packages/ui/src/styles/palette.ts";
import { scales } from "../../packages/ui/src/styles/scales.ts";
import { vars } from "../../packages/ui/src/styles/vars.css.ts";
import { loadStories } from "../composedStories.ts";
import { overrideTokens } from "./overrideTokens.ts";
import recorded from "./recordedTokens.json" with { type: "json" };
import { settle } from "./settle.ts";
import { choiceTokens } from "./choiceTokens.ts";
import { componentTokens } from "./componentTokens.ts";
import { featureTokens } from "./featureTokens.ts";
import type { TokenUse } from "./tokenUse.ts";

const themes = ["light", "dark"] as const;
const palettes = { light: { ...light, ...onCover }, dark: { ...dark, ...onCover } };

const loaded = await loadStories(["components", "character", "chat", "plan", "safety"], {});
const stories = new Map(loaded.map(({ title, name, Story }) => [`${title}: ${name}`, Story]));
const usesByStory = Map.groupBy(
  [...choiceTokens, ...componentTokens, ...featureTokens],
  ({ story }) => story,
);

const styleFiles = Object.keys(import.meta.glob("../../packages/ui/src/components/*/*.css.ts"));
/** Components whose styles use no token that can be seen. */
const withoutTokens = ["ConfirmDialog", "Icon", "VirtualList"];

let container: HTMLElement;
let root: ReturnType<typeof createRoot>;

beforeAll(() => page.viewport(1280, 800));

beforeEach(() => {
  container = document.body.appendChild(document.createElement("div"));
  // The pointer is somewhere over the page, and nothing may look hovered.
  container.style.pointerEvents = "none";
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  container.remove();
});

test.for(themes)("the %s theme gives each colour token the value of its palette", (theme) => {
  container.dataset.theme = theme;
  const computed = getComputedStyle(container);
  for (const [role, value] of Object.entries(palettes[theme])) {
    const name = vars.color[role as keyof typeof vars.color].replace(/^var\((.+)\)$/, "$1");
    expect.soft(computed.getPropertyValue(name), role).toBe(value);
  }
});

test("the recorded values of screenshots replace those of each theme, at the root and in nested themes, and are gone with their sheet", () => {
  const names = ["--mimi-accent", "--mimi-text-body", "--mimi-shadow-low"] as const;
  const sheet = overrideTokens({
    light: { ...recorded.light, "--mimi-accent": "#010203", "--mimi-shadow-near": "#040506" },
    dark: { ...recorded.dark, "--mimi-accent": "#070809", "--mimi-shadow-near": "#0a0b0c" },
    type: { ...recorded.type, "--mimi-text-body": "40px" },
    shadow: { ...recorded.shadow, "--mimi-shadow-low": "0 0 1px var(--mimi-shadow-near)" },
  });
  const valuesIn = (element: HTMLElement) => {
    const computed = getComputedStyle(element);
    return names.map((name) => computed.getPropertyValue(name));
  };
  const html = document.documentElement;
  document.head.append(sheet);
  try {
    html.dataset.theme = "light";
    container.dataset.theme = "dark";
    expect(valuesIn(html)).toEqual(["#010203", "40px", "0 0 1px #040506"]);
    expect(valuesIn(container)).toEqual(["#070809", "40px", "0 0 1px #0a0b0c"]);
    html.dataset.theme = "dark";
    container.dataset.theme = "light";
    expect(valuesIn(html)).toEqual(["#070809", "40px", "0 0 1px #0a0b0c"]);
    expect(valuesIn(container)).toEqual(["#010203", "40px", "0 0 1px #040506"]);
  } finally {
    sheet.remove();
  }
  expect(valuesIn(container)[0]).toBe(light.accent);
  expect(valuesIn(container)[1]).toBe(scales.text.body);
});

test("every component with styles has a row for its tokens", () => {
  const folders = new Set(styleFiles.map((file) => /([^/]+)\/[^/]+$/.exec(file)?.[1]));
  const tested = new Set([...usesByStory.keys()].map((story) => /^Components\/(\w+)/.exec(story)?.[1]));
  expect(folders.size).toBeGreaterThan(25);
  expect([...folders.difference(tested)].sort()).toEqual(withoutTokens);
});

test.for([...usesByStory])("%s uses its tokens", async ([story, uses]) => {
  const Story = stories.get(story);
  if (Story === undefined) throw new Error(`There is no story "${story}".`);
  root.render(createElement(Story));
  await settle();
  for (const theme of themes) {
    document.documentElement.dataset.theme = theme;
    for (const use of uses) expectTokens(use, theme);
  }
});

function expectTokens({ part, styles }: TokenUse, theme: string): void {
  const element = document.querySelector<HTMLElement>(part);
  if (element === null) throw new Error(`Nothing matches ${part}.`);
  // A sibling that uses the token directly: both resolve variables, relative lengths and colour mixes in the same
  // place.
  const probe = document.createElement("span");
  Object.assign(probe.style, styles, { borderStyle: "solid" });
  element.after(probe);
  const [actual, expected] = [getComputedStyle(element), getComputedStyle(probe)];
  for (const property of Object.keys(styles) as (keyof TokenUse["styles"])[]) {
    expect.soft(actual[property], `${part}: ${property} in the ${theme} theme`).toBe(expected[property]);
  }
  probe.remove();
}
