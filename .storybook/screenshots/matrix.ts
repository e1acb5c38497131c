import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { expect } from "vitest";
import type { ComposedStory } from "../composedStories.ts";
import { vars } from "../../packages/ui/src/styles/vars.css.ts";
import { resizeWindow, settle } from "./settle.ts";
import type { SheetOptions } from "./sheets.ts";

const MAX_WIDTH = 1280;
const GAP = 24;
// Higher than most sheets, so that elements with a height relative to the window keep it.
const WINDOW_HEIGHT = 1600;

/** All stories of a component on one sheet. */
export interface Sheet {
  readonly element: HTMLElement;
  readonly remove: () => void;
}

/**
 * Renders stories as cells of a grid, each under its name. A story that looks the same as an earlier one gets no cell.
 *
 * @throws when a story renders nothing: it is left out of its sheet by `sheets.ts`.
 */
export async function renderSheet(
  stories: readonly ComposedStory[],
  { cellWidth = 286, cellHeight = 16 }: SheetOptions,
): Promise<Sheet> {
  await resizeWindow(MAX_WIDTH, WINDOW_HEIGHT);
  const element = document.createElement("div");
  const columns = Math.floor((MAX_WIDTH - GAP) / (cellWidth + GAP));
  element.style.cssText =
    `display: grid; grid-template-columns: repeat(${columns}, ${cellWidth}px); gap: ${GAP}px; padding: ${GAP}px;` +
    `align-items: start; inline-size: max-content; background: ${vars.color.page};`;
  document.body.append(element);
  const isShared = new Set(stories.map(({ title }) => title)).size > 1;
  const cells = stories.map((story) => renderCell(story, element, cellHeight, isShared));
  await untilShown(cells);
  removeRepeated(cells.map(({ content }) => content));
  const visible = Math.min(columns, element.childElementCount);
  element.style.gridTemplateColumns = `repeat(${visible}, ${cellWidth}px)`;
  const height = Math.ceil(element.getBoundingClientRect().height);
  if (height > WINDOW_HEIGHT) {
    await resizeWindow(MAX_WIDTH, height);
    await settle();
  }
  return {
    element,
    remove: () => {
      for (const { root } of cells) root.unmount();
      element.remove();
    },
  };
}

function renderCell(
  { title, name, Story }: ComposedStory,
  sheet: HTMLElement,
  height: number,
  isShared: boolean,
) {
  const cell = document.createElement("section");
  const label = document.createElement("div");
  const component = title.split("/").at(-1) ?? "";
  const state = name.replace(/(?<=[a-z])(?=[A-Z])/g, " ");
  label.textContent = isShared ? `${component}: ${state}` : state;
  label.style.cssText = `font: 500 12px/16px ${vars.font.interface}; color: ${vars.color.textMuted}; margin-block-end: 8px;`;
  const content = document.createElement("div");
  // Fixed elements stay inside their cell.
  content.style.cssText = `transform: translate(0); min-block-size: ${height}px;`;
  cell.append(label, content);
  sheet.append(cell);
  const root = createRoot(content, { identifierPrefix: component + name });
  root.render(createElement(Story));
  return { name, content, root };
}

interface Cell {
  readonly name: string;
  readonly content: HTMLElement;
}

/** Waits until each story shows something. On a busy machine a part can take long to load. */
async function untilShown(cells: readonly Cell[]): Promise<void> {
  await expect
    .poll(
      async () => {
        await settle();
        return cells.filter(({ content }) => isEmpty(content)).map(({ name }) => name);
      },
      { timeout: 20_000 },
    )
    .toEqual([]);
}

function removeRepeated(contents: readonly HTMLElement[]): void {
  const seen = new Set<string>();
  for (const content of contents) {
    const markup = content.innerHTML.replace(/(id|for|name|aria-\w+|href)="[^"]*"/g, "");
    if (seen.has(markup)) content.parentElement?.remove();
    seen.add(markup);
  }
}

function isEmpty(content: HTMLElement): boolean {
  return ![...content.querySelectorAll("*")].some((element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 0 && height > 0 && element.checkVisibility() && element.closest("[data-frame]") !== element
    );
  });
}
