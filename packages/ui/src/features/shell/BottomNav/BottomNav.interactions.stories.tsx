import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import stateMeta, * as stories from "./BottomNav.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Shell/BottomNav",
  tags: ["phone", "interaction", "!autodocs"],
  parameters: { ...stateMeta.parameters, chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

const isPhone = () => window.innerWidth < 768;

/** A visitor on the home page. On wide screens nothing is shown. */
// Rule: bottom-bar
export const Visitor: Story = {
  ...stories.Visitor,
  play: async ({ args, canvasElement }) => {
    const bar = within(canvasElement).queryByRole("navigation", { name: "Main" });
    if (!isPhone()) {
      await expect(bar).toBeNull();
      return;
    }
    const entries = within(canvasElement);
    await expect(entries.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");
    await expect(entries.getByRole("link", { name: "Chats" })).not.toHaveAttribute("aria-current");
    await userEvent.click(entries.getByRole("button", { name: "Create" }));
    await expect(args.onCharacterCreate).toHaveBeenCalledOnce();
    await userEvent.click(entries.getByRole("button", { name: "You" }));
    await expect(args.onMenuOpen).toHaveBeenCalledOnce();
  },
};

/** On the narrowest phone every entry is a touch target. */
// Rule: bottom-bar
export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvasElement }) => {
    if (!isPhone()) return;
    const bar = within(canvasElement);
    for (const entry of [...bar.getAllByRole("link"), ...bar.getAllByRole("button")]) {
      const { width, height } = entry.getBoundingClientRect();
      await expect(Math.min(width, height), entry.textContent).toBeGreaterThanOrEqual(44);
    }
  },
};
