import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import stateMeta, * as stories from "./NavDrawer.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Shell/NavDrawer",
  tags: ["screen", "phone", "interaction", "!autodocs"],
  parameters: { ...stateMeta.parameters, chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** For a visitor. Switching the theme leaves it open; Escape closes it. */
export const SignedOut: Story = {
  ...stories.SignedOut,
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
export const SignedIn: Story = {
  ...stories.SignedIn,
  play: async ({ args }) => {
    const drawer = await screen.findByRole("dialog", { name: "Menu" });
    await userEvent.click(within(drawer).getByRole("button", { name: "Your chats" }));
    await expect(args.onChatsOpen).toHaveBeenCalledOnce();
    await userEvent.click(within(drawer).getByRole("button", { name: "Your characters" }));
    await expect(args.onCharactersOpen).toHaveBeenCalledOnce();
  },
};

/** With settings, which visitors have too. */
export const WithSettings: Story = {
  ...stories.WithSettings,
  play: async ({ args }) => {
    const drawer = await screen.findByRole("dialog", { name: "Menu" });
    await userEvent.click(within(drawer).getByRole("button", { name: "Settings" }));
    await expect(args.onSettingsOpen).toHaveBeenCalledOnce();
  },
};

/** A moderator finds the moderation page, with the number of open cases. */
export const Moderator: Story = {
  ...stories.Moderator,
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
