import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { page } from "vitest/browser";
import { vars } from "../../packages/ui/src/styles/vars.css.ts";
import { loadStories } from "../composedStories.ts";
import type { ComposedStory, StoryFolder } from "../composedStories.ts";
import { modes, viewports } from "../modes.ts";
import { renderSheet } from "./matrix.ts";
import { sheetFile, windowFile } from "./names.ts";
import { overrideTokens } from "./overrideTokens.ts";
import recorded from "./recordedTokens.json" with { type: "json" };
import { setPointer } from "../pointer.ts";
import { resizeWindow, settle } from "./settle.ts";
import { sheetOf, sheets } from "./sheets.ts";
import { windows } from "./windows.ts";
import type { Crop } from "./windows.ts";

// Cells need no margin, and a frame must not clip overflow. Code uses a fixed font, because screenshots must not depend
// on a system font.
const frames = document.createElement("style");
frames.textContent =
  'body { margin: 0 } [data-frame="crop"] { padding: 0 !important } ' +
  `code, pre, kbd, samp { font-family: ${vars.font.interface} !important }`;
document.head.append(frames);

// A changed colour or font size changes only the sheets that show tokens. Every other screenshot shows which token is
// used, with the value that the token had when it was recorded.
const recordedTokens = overrideTokens(recorded);

/**
 * Defines a test for each title in some folders: its screenshots are those under `__vr__`.
 *
 * @param tokens The style sheet with the recorded tokens.
 */
export async function testScreenshots(
  folders: readonly StoryFolder[],
  tokens: HTMLStyleElement = recordedTokens,
): Promise<void> {
  beforeAll(() => {
    if (import.meta.env.SCREENSHOT_TOKENS === "recorded") document.head.append(tokens);
  });
  afterAll(() => {
    tokens.remove();
  });
  const stories = await loadStories(folders, { pointer: "mouse" });
  // A dialog chooses what to focus by the pointer, when it is rendered.
  const onTouch = await loadStories(folders, { pointer: "touch" });
  // Every story in Chromatic's modes: only used to compare two commits (`npm run vr -- --all`).
  if (import.meta.env.SCREENSHOTS_OF === "all") {
    testEachStory(stories, onTouch);
    return;
  }
  const titles = Map.groupBy(stories, ({ title }) => sheetOf(title));
  for (const [title, ofTitle] of titles) {
    if (title in windows) testWindows(title, ofTitle, onTouch);
    else test(title, () => compareSheet(title, ofTitle));
  }
}

function testEachStory(stories: readonly ComposedStory[], onTouch: readonly ComposedStory[]): void {
  for (const story of stories) {
    test(`${story.title}: ${story.name}`, async () => {
      for (const mode of Object.keys(modes) as (keyof typeof modes)[]) {
        await compareWindow(inMode(mode, story, onTouch), mode, story.isScreenOrOverlay ? "window" : "frame");
      }
    });
  }
}

async function compareSheet(title: string, stories: readonly ComposedStory[]): Promise<void> {
  // A story that sets the direction of the document would affect its neighbours.
  const tiled = stories.filter((story) => story.globals.direction === undefined && hasCell(story));
  const { themes = ["light", "dark"], currentTokens = false, ...options } = sheets[title] ?? {};
  recordedTokens.disabled = currentTokens;
  const sheet = await renderSheet(tiled, options);
  try {
    for (const theme of themes) {
      document.documentElement.dataset.theme = theme;
      await settle();
      await compare(sheet.element, sheetFile(title, theme));
    }
  } finally {
    sheet.remove();
    recordedTokens.disabled = false;
  }
}

function hasCell({ title, name }: ComposedStory): boolean {
  const { only, leftOut = [] } = sheets[title] ?? {};
  return !leftOut.includes(name) && (only?.includes(name) ?? true);
}

/** The same story for the pointer of a mode. */
function inMode(
  mode: keyof typeof modes,
  story: ComposedStory,
  onTouch: readonly ComposedStory[],
): ComposedStory {
  if (modes[mode].pointer === "mouse") return story;
  return onTouch.find(({ title, name }) => title === story.title && name === story.name) ?? story;
}

function testWindows(
  title: string,
  stories: readonly ComposedStory[],
  onTouch: readonly ComposedStory[],
): void {
  const { crop = "window", stories: windowStories = {} } = windows[title] ?? {};
  for (const [name, storyModes] of Object.entries(windowStories)) {
    test(`${title}: ${name}`, async () => {
      const story = stories.find((one) => one.name === name);
      if (story === undefined) throw new Error(`${title} has no story ${name}: see windows.ts.`);
      for (const mode of storyModes) await compareWindow(inMode(mode, story, onTouch), mode, crop);
    });
  }
}

async function compareWindow(
  { title, name, Story, load, globals }: ComposedStory,
  mode: keyof typeof modes,
  crop: Crop | "frame",
): Promise<void> {
  const { theme, viewport } = modes[mode];
  const { width, height } = viewports[viewport].styles;
  await resizeWindow(Number.parseInt(width), Number.parseInt(height));
  if (globals.locale !== undefined) await load();
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  root.render(createElement(Story));
  await settle();
  document.documentElement.dataset.theme = theme;
  if (crop !== "window") await expect.poll(() => document.querySelector(cropSelectors[crop])).not.toBeNull();
  await settle();
  // Covers the window, so that the screenshot shows the viewport however long the page is.
  const pane = document.body.appendChild(document.createElement("div"));
  pane.style.cssText = "position: fixed; inset: 0; pointer-events: none";
  try {
    const element = crop === "window" ? pane : document.querySelector<HTMLElement>(cropSelectors[crop]);
    if (element === null) throw new Error(`${title}: ${name} shows no ${crop}.`);
    await compare(element, windowFile(title, name, mode));
  } finally {
    pane.remove();
    root.unmount();
    setPointer("mouse");
    place.remove();
  }
}

const cropSelectors = {
  dialog: "[role=dialog], [role=alertdialog]",
  menu: "[role=menu]",
  header: "header",
  main: "main",
  navigation: "nav",
  frame: "[data-frame]",
} as const;

async function compare(element: HTMLElement, file: string): Promise<void> {
  await expect.soft(page.elementLocator(element)).toMatchScreenshot(file);
}
