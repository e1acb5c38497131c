import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
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

/** For a visitor. Switching the theme leaves it open; Escape closes it. */
export const SignedOutTest: Story = {
  ...SignedOut,
  ...interaction,
  play: async ({ args }) => {
    const drawer = await screen.findByRole("dialog", { name: "Menu" });
    await userEvent.click(within(drawer).getByRole("button", { name: "Switch Color Mode" }));
    await expect(args.onThemeChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** For a user with a long name. */
export const SignedInTest: Story = {
  ...SignedIn,
  ...interaction,
  play: async ({ args }) => {
    const drawer = await screen.findByRole("dialog", { name: "Menu" });
    await userEvent.click(within(drawer).getByRole("button", { name: "Your chats" }));
    await expect(args.onChatsOpen).toHaveBeenCalledOnce();
    await userEvent.click(within(drawer).getByRole("button", { name: "Your characters" }));
    await expect(args.onCharactersOpen).toHaveBeenCalledOnce();
  },
};

/** With settings, which visitors have too. */
export const WithSettingsTest: Story = {
  ...WithSettings,
  ...interaction,
  play: async ({ args }) => {
    const drawer = await screen.findByRole("dialog", { name: "Menu" });
    await userEvent.click(within(drawer).getByRole("button", { name: "Settings" }));
    await expect(args.onSettingsOpen).toHaveBeenCalledOnce();
  },
};

/** A moderator finds the moderation page, with the number of open cases. */
export const ModeratorTest: Story = {
  ...Moderator,
  ...interaction,
  play: async ({ args }) => {
    const drawer = await screen.findByRole("dialog", { name: "Menu" });
    const moderation = within(drawer).getByRole("link", { name: "Moderation 7 open" });
    await expect(moderation).toHaveAttribute("href", "#moderation");
    // The page of the story stays.
    moderation.addEventListener("click", (event) => event.preventDefault());
    await userEvent.click(moderation);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
