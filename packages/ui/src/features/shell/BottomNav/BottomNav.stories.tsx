import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { namedStatesOf } from "../../../namedStates.fixtures.ts";
import { bottomNavFixtures } from "./BottomNav.fixtures.ts";
import { BottomNav } from "./BottomNav.tsx";

const meta = {
  title: "Features/Shell/BottomNav",
  component: BottomNav,
  tags: ["phone"],
  parameters: { layout: "fullscreen" },
  args: { ...bottomNavFixtures.visitor, onCharacterCreate: fn(), onMenuOpen: fn() },
  argTypes: { user: namedStatesOf(bottomNavFixtures, "user") },
} satisfies Meta<typeof BottomNav>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A visitor on the home page. On wide screens nothing is shown. */
export const Visitor: Story = {};

/** A user among their chats. */
export const User: Story = { args: bottomNavFixtures.user };

/** Without an avatar: the first letter. */
export const NoAvatar: Story = { args: bottomNavFixtures.noAvatar };

/** On a page that none of the places leads to. */
export const Elsewhere: Story = { args: bottomNavFixtures.elsewhere };

const isPhone = () => window.innerWidth < 768;

/** A visitor on the home page. On wide screens nothing is shown. */
// Rule: bottom-bar
export const VisitorTest: Story = {
  ...Visitor,
  ...interaction,
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
  ...interaction,
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
