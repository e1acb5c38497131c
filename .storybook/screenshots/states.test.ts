import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { cdp, page } from "vitest/browser";
import { contrast } from "../../packages/ui/src/styles/contrast.ts";
import { vars } from "../../packages/ui/src/styles/vars.css.ts";
import { loadStories } from "../composedStories.ts";
import { settle } from "./settle.ts";
import { stateTokens } from "./stateTokens.ts";
import type { StateTokens } from "./stateTokens.ts";

const themes = ["light", "dark"] as const;
const loaded = await loadStories(["components", "character", "chat", "shell"], {});
const stories = new Map(loaded.map(({ title, name, Story }) => [`${title}: ${name}`, Story]));
const rowsByStory = [...Map.groupBy(stateTokens, ({ story }) => story)];

interface Session {
  send: (method: string, params?: object) => Promise<Record<string, unknown>>;
}
const session = cdp() as Session;

let container: HTMLElement;
let root: ReturnType<typeof createRoot>;

beforeAll(async () => {
  await page.viewport(1280, 800);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  // Later calls would invalidate the ids of nodes.
  await session.send("DOM.getDocument", { depth: 0 });
});

beforeEach(() => {
  container = document.body.appendChild(document.createElement("div"));
  // The pointer is somewhere over the page, and nothing may look hovered.
  document.body.style.pointerEvents = "none";
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  container.remove();
  document.body.style.pointerEvents = "";
});

test.for(rowsByStory)("%s looks different under the pointer, pressed and focused", async ([story, parts]) => {
  const Story = stories.get(story);
  if (Story === undefined) throw new Error(`There is no story "${story}".`);
  root.render(createElement(Story));
  await settle();
  for (const row of parts) {
    const part = elementOf(row.part);
    await inBothThemes((theme) => expectStates(part, row, `${row.part} in the ${theme} theme`));
    // A tab that gets the focus is selected, so this is last.
    if (!row.highlighted) {
      await inBothThemes((theme) => expectRing(part, row.focused, `${row.part} in the ${theme} theme`));
    }
  }
});

async function inBothThemes(check: (theme: string) => void | Promise<void>): Promise<void> {
  for (const theme of themes) {
    document.documentElement.dataset.theme = theme;
    await check(theme);
  }
}

async function expectStates(part: HTMLElement, row: StateTokens, name: string): Promise<void> {
  const force = await forcing(part);
  const forcePress = row.pressedPart === undefined ? force : await forcing(elementOf(row.pressedPart));
  const point = async (isOver: boolean) => {
    if (row.highlighted) part.toggleAttribute("data-highlighted", isOver);
    else await force(isOver ? ["hover"] : []);
  };
  const rest = lookOf(part, row, `${name}, at rest`);

  await point(true);
  const hover = lookOf(part, row, `${name}, under the pointer`);
  expectStyles(part, row.hover, `${name}, under the pointer`);
  expectDifference(rest, hover, `${name}: at rest and under the pointer`);

  if (row.pressed !== undefined) {
    await forcePress(row.highlighted ? ["active"] : ["hover", "active"]);
    const pressed = lookOf(part, row, `${name}, pressed`);
    expectStyles(part, row.pressed, `${name}, pressed`);
    expectDifference(rest, pressed, `${name}: at rest and pressed`);
    expectDifference(hover, pressed, `${name}: under the pointer and pressed`);
    await forcePress([]);
  }
  await point(false);
}

function elementOf(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`Nothing matches ${selector}.`);
  return element;
}

/** Returns a function that sets the pseudo-classes of an element, as the developer tools do. */
async function forcing(element: HTMLElement): Promise<(classes: readonly string[]) => Promise<void>> {
  element.dataset.forced = "";
  // Unlike a selector, a search looks into the frame of the tests.
  const { searchId, resultCount } = await session.send("DOM.performSearch", { query: "//*[@data-forced]" });
  expect(resultCount).toBe(1);
  const { nodeIds } = await session.send("DOM.getSearchResults", { searchId, fromIndex: 0, toIndex: 1 });
  delete element.dataset.forced;
  const [nodeId] = nodeIds as readonly number[];
  return async (forcedPseudoClasses) => {
    await session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses });
  };
}

/** As tokens.test.ts does: a sibling that uses the tokens directly has the same styles. */
function expectStyles(part: HTMLElement, styles: StateTokens["hover"], name: string): void {
  const probe = document.createElement("span");
  probe.style.color = getComputedStyle(part).color;
  Object.assign(probe.style, styles, { borderStyle: "solid" });
  part.after(probe);
  const [actual, expected] = [getComputedStyle(part), getComputedStyle(probe)];
  for (const property of Object.keys(styles) as (keyof typeof styles)[]) {
    expect.soft(actual[property], `${name}: ${property}`).toBe(expected[property]);
  }
  probe.remove();
}

/** What a user sees of a part: opaque colours, and other styles as text. */
interface Look {
  readonly colours: readonly Rgb[];
  readonly other: string;
}

/** Reads what a user sees, and checks the contrast of the text or of the edge. */
function lookOf(part: HTMLElement, { kind = "text" }: StateTokens, name: string): Look {
  const { color, backgroundColor, borderTopColor, boxShadow, ...style } = getComputedStyle(part);
  // A cover can be white.
  const behind = kind === "cover" ? white : groundOf(part.parentElement);
  const ground = over(backgroundColor, behind);
  const [text, edge] = [over(color, ground), over(borderTopColor, ground)];
  if (kind === "text") expectContrast(text, ground, 4.5, `${name}: text`);
  if (kind === "shape") expectContrast(edge, behind, 3, `${name}: edge`);
  const colours = [ground, text, edge, over(style.textDecorationColor, ground)];
  return { colours, other: `${boxShadow} ${style.textDecorationThickness}` };
}

function expectContrast(front: Rgb, ground: Rgb, least: number, name: string): void {
  expect.soft(contrast(hex(front), hex(ground)), `${name}: contrast`).toBeGreaterThanOrEqual(least);
}

/** Expects another shadow or thickness, or a colour of which a channel, from 0 to 255, differs by 4. */
function expectDifference(one: Look, other: Look, name: string): void {
  const channels = one.colours.flatMap((rgb, index) =>
    rgb.map((value, channel) => Math.abs(value - (other.colours[index]?.[channel] ?? 0))),
  );
  const difference = one.other === other.other ? Math.max(...channels) : 255;
  expect.soft(difference, name).toBeGreaterThanOrEqual(4);
}

/** The focus ring is that of the page, and has a contrast of at least 3 to what is around it. */
function expectRing(part: HTMLElement, focused: string | undefined, name: string): void {
  const target = focused === undefined ? part : elementOf(focused);
  target.focus({ focusVisible: true });
  const { outlineStyle, outlineWidth, outlineColor, outlineOffset, backgroundColor } = getComputedStyle(part);
  const behind = groundOf(part.parentElement);
  const ground = Number.parseFloat(outlineOffset) < 0 ? over(backgroundColor, behind) : behind;
  expect.soft(`${outlineStyle} ${outlineWidth}`, `${name}, focused`).toBe("solid 2px");
  expectStyles(part, { outlineColor: vars.color.focus }, `${name}, focused`);
  expectContrast(over(outlineColor, ground), ground, 3, `${name}: focus ring`);
  target.blur();
}

type Rgb = readonly [number, number, number];

const white: Rgb = [255, 255, 255];

/** The opaque colour behind an element: all backgrounds of the elements around it. */
function groundOf(element: Element | null): Rgb {
  if (element === null) return white;
  return over(getComputedStyle(element).backgroundColor, groundOf(element.parentElement));
}

/** A computed colour, `rgb()` or `color(srgb)`, over an opaque one. */
function over(color: string, ground: Rgb): Rgb {
  const [red = 0, green = 0, blue = 0, opacity = 1] = (color.match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(Number);
  const scale = color.startsWith("color(srgb") ? 255 : 1;
  const blend = (value: number, at: 0 | 1 | 2) => value * scale * opacity + ground[at] * (1 - opacity);
  return [blend(red, 0), blend(green, 1), blend(blue, 2)];
}

function hex(color: Rgb): string {
  return `#${color.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
}
