import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import bottomNavMeta from "../../packages/ui/src/features/shell/BottomNav/BottomNav.stories.tsx";
import { BottomNav } from "../../packages/ui/src/features/shell/BottomNav/BottomNav.tsx";
import headerMeta from "../../packages/ui/src/features/shell/Header/Header.stories.tsx";
import { Header } from "../../packages/ui/src/features/shell/Header/Header.tsx";
import { interaction } from "../../packages/ui/src/interaction.fixtures.ts";
import { expectNoOverlap } from "./layout.ts";

// Text of twice the size on a phone (WCAG 1.4.4).
const meta = {
  title: "Edge cases/LargeText",
  tags: ["screen", "phone", "!autodocs"],
  parameters: { layout: "fullscreen", ...interaction.parameters },
  beforeEach: () => {
    const { style } = document.documentElement;
    style.fontSize = "200%";
    return () => {
      style.fontSize = "";
    };
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The menu icon, the wordmark, search and login are inside the header, with space between them. */
export const HeaderOfAVisitor: Story = {
  render: () => <Header {...headerMeta.args} />,
  play: async ({ canvas, canvasElement }) => {
    if (window.innerWidth >= 768) return;
    const menu = canvas.getByRole("button", { name: "Menu" });
    const home = canvas.getByRole("link", { name: "mimi" });
    const marks = [...menu.querySelectorAll("svg"), ...home.querySelectorAll("svg")];
    const login = canvas.getByRole("button", { name: "Login" });
    await expectInside([...marks, home, login], canvasElement.querySelector("header"));
    const [icon, ...letters] = marks.map((mark) => mark.getBoundingClientRect());
    const gaps = letters.map(({ left }) => left - (icon?.right ?? 0));
    await expect(Math.min(...gaps), "px between the menu icon and the wordmark").toBeGreaterThanOrEqual(8);
  },
};

/** In the bottom bar no icon is over its label, and each entry is inside the bar. */
export const BottomBar: Story = {
  render: () => <BottomNav {...bottomNavMeta.args} />,
  play: async ({ canvasElement }) => {
    if (window.innerWidth >= 768) return;
    const bar = within(canvasElement).getByRole("navigation", { name: "Main" });
    const entries = [...bar.querySelectorAll("a, button")];
    await expect(entries).toHaveLength(5);
    for (const entry of entries) {
      const icon = entry.querySelector("svg");
      const label = [...entry.children].at(-1);
      if (!icon || !label) throw new Error(`The entry "${entry.textContent}" has no icon or no label.`);
      await expectNoOverlap([icon, label]);
      await expectInside([icon, label], bar);
    }
  },
};

/** Asserts that elements are inside another one. */
async function expectInside(elements: readonly Element[], around: Element | null): Promise<void> {
  if (around === null) throw new Error("There is nothing around the elements.");
  const box = around.getBoundingClientRect();
  const outside = elements.filter((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return left < box.left || right > box.right || top < box.top || bottom > box.bottom;
  });
  await expect(outside, "elements that are cut off").toEqual([]);
}
