import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { headerUsers } from "../Header/Header.fixtures.ts";
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
    onCreate: fn(),
    onChats: fn(),
    onCharacters: fn(),
    onAccount: fn(),
    onPremium: fn(),
    onThemeToggle: fn(),
    onLogin: fn(),
    onSignOut: fn(),
  },
} satisfies Meta<typeof NavDrawer>;
export default meta;

type Story = StoryObj<typeof meta>;

/** For a visitor. Switching the theme leaves it open; Escape closes it. */
export const SignedOut: Story = {
  play: async ({ args }) => {
    const drawer = await screen.findByRole("dialog", { name: "Menu" });
    await userEvent.click(within(drawer).getByRole("button", { name: "Switch Color Mode" }));
    await expect(args.onThemeToggle).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** For a user with a long name. */
export const SignedIn: Story = {
  args: { user: headerUsers.longName },
  play: async ({ args }) => {
    const drawer = await screen.findByRole("dialog", { name: "Menu" });
    await userEvent.click(within(drawer).getByRole("button", { name: "Your chats" }));
    await expect(args.onChats).toHaveBeenCalledOnce();
    await userEvent.click(within(drawer).getByRole("button", { name: "Your characters" }));
    await expect(args.onCharacters).toHaveBeenCalledOnce();
  },
};

/** With settings, which visitors have too. */
export const WithSettings: Story = {
  args: { onSettings: fn() },
  play: async ({ args }) => {
    const drawer = await screen.findByRole("dialog", { name: "Menu" });
    await userEvent.click(within(drawer).getByRole("button", { name: "Settings" }));
    await expect(args.onSettings).toHaveBeenCalledOnce();
  },
};
