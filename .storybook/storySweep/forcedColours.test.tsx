import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cdp } from "vitest/browser";
import { loadStories } from "../composedStories.ts";

// With forced colours the system replaces every colour: fills disappear, and only borders separate elements.
const loaded = await loadStories(["components", "plan"], { locale: "english", theme: "light" });
const stories = new Map(loaded.map(({ title, name, Story }) => [`${title}: ${name}`, Story]));

interface Emulation {
  send: (
    method: "Emulation.setEmulatedMedia",
    params: { features: { name: string; value: string }[] },
  ) => Promise<unknown>;
}

const force = (value: "active" | "none") =>
  (cdp() as Emulation).send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value }] });

let place: HTMLElement;
let root: ReturnType<typeof createRoot>;

beforeEach(async () => {
  await force("active");
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
});

afterEach(async () => {
  root.unmount();
  place.remove();
  await force("none");
});

test.each([
  ["Components/Button: Primary", "button"],
  ["Components/Button: Quiet", "button"],
  ["Components/Badge: Premium", "span[class*='Badge']"],
  ["Components/Chip: Selected", "button"],
  ["Components/Field: Empty", ":has(> input)"],
  ["Components/Modal: Open", "[role='dialog']"],
  ["Components/ConfirmDialog: Open", "[role='alertdialog']"],
  ["Features/Plan/PlanCard: FreeCurrent", "article"],
])("%s has an edge", async (name, selector) => {
  const Story = stories.get(name);
  if (Story === undefined) throw new Error(`There is no story "${name}".`);
  expect(matchMedia("(forced-colors: active)").matches).toBe(true);
  root.render(<Story />);
  const element = await expect
    .poll(() => document.querySelector(selector))
    .toBeTruthy()
    .then(() => document.querySelector(selector));
  if (element === null) throw new Error(`${name} shows no ${selector}.`);
  const { borderTopWidth, borderTopStyle, outlineStyle } = getComputedStyle(element);
  expect(borderTopStyle !== "none" || outlineStyle !== "none").toBe(true);
  expect(Number.parseFloat(borderTopWidth)).toBeGreaterThan(0);
});
