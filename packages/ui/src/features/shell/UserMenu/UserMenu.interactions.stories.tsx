import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import stateMeta, * as stories from "./UserMenu.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Shell/UserMenu",
  tags: ["interaction", "!autodocs"],
  parameters: { ...stateMeta.parameters, chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  await userEvent.click(screen.getByRole("button", { name: /account menu$/ }));
  return within(await screen.findByRole("menu"));
};

/** Open. Escape closes it and returns the focus. */
export const Open: Story = {
  play: async () => {
    const names = (await open()).getAllByRole("menuitem").map((item) => item.textContent);
    await expect(names).toEqual(["Your chats", "Your characters", "Account", "Settings", "Sign Out"]);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await waitFor(() => expect(screen.getByRole("button", { name: /account menu$/ })).toHaveFocus());
    await open();
  },
};

/** Without chats, characters and settings. */
export const WithoutSettings: Story = {
  args: { ...stories.WithoutSettings.args, defaultOpen: false },
  play: async ({ args }) => {
    const menu = await open();
    await expect(menu.getAllByRole("menuitem")).toHaveLength(2);
    await userEvent.click(menu.getByRole("menuitem", { name: "Sign Out" }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

/** A moderator finds the moderation page, with the number of open cases. */
export const Moderator: Story = {
  args: { ...stories.Moderator.args, defaultOpen: false },
  play: async () => {
    const moderation = (await open()).getByRole("menuitem", { name: "Moderation 7 open" });
    await expect(moderation).toHaveAttribute("href", "#moderation");
  },
};

/** More than 99 cases are not counted. */
// Rule: moderator-menu
export const ManyCases: Story = {
  args: { ...stories.ManyCases.args, defaultOpen: false },
  play: async () => {
    await expect((await open()).getByRole("menuitem", { name: "Moderation 99+ open" })).toBeVisible();
  },
};

/** Until the number is loaded, and when no case is open, the moderation page has none. */
export const NoCases: Story = {
  args: { moderation: { href: "#moderation", openCases: 0 } },
  play: async () => {
    await expect((await open()).getByRole("menuitem", { name: "Moderation" })).toBeVisible();
  },
};
