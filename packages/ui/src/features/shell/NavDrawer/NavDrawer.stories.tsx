import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { headerUsers } from "../Header/Header.fixtures.ts";
import { namedStates } from "../../../namedStates.fixtures.ts";
import { NavDrawer } from "./NavDrawer.tsx";

const meta = {
  title: "Features/Shell/NavDrawer",
  component: NavDrawer,
  tags: ["screen", "phone"],
  parameters: { layout: "fullscreen" },
  args: {
    open: true,
    user: headerUsers.visitor,
    onOpenChange: fn(),
    onCharacterCreate: fn(),
    onChatsOpen: fn(),
    onCharactersOpen: fn(),
    onAccountOpen: fn(),
    onPlansOpen: fn(),
    theme: "dark",
    onThemeChange: fn(),
    onLogin: fn(),
    onSignOut: fn(),
  },
  argTypes: { user: namedStates(headerUsers) },
} satisfies Meta<typeof NavDrawer>;
export default meta;

type Story = StoryObj<typeof meta>;

/** For a visitor. Switching the theme leaves it open; Escape closes it. */
export const SignedOut: Story = {};

/** For a user with a long name. */
export const SignedIn: Story = { args: { user: headerUsers.longName } };

/** With settings, which visitors have too. */
export const WithSettings: Story = { args: { onSettingsOpen: fn() } };

/** For a moderator: the moderation page, with the number of open cases. */
export const Moderator: Story = {
  args: { user: headerUsers.user, moderation: { href: "#moderation", openCases: 7 } },
};
