import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
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
