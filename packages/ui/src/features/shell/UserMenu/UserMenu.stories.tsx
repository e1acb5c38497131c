import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { headerUsers } from "../Header/Header.fixtures.ts";
import { UserMenu } from "./UserMenu.tsx";

const meta = {
  title: "Features/Shell/UserMenu",
  component: UserMenu,
  parameters: { layout: "fullscreen" },
  args: {
    user: headerUsers.user,
    onChatsOpen: fn(),
    onCharactersOpen: fn(),
    onAccountOpen: fn(),
    onSettingsOpen: fn(),
    onSignOut: fn(),
  },
  decorators: [
    (Story) => (
      <div
        style={{
          padding: 24,
          display: "flex",
          justifyContent: "end",
          alignItems: "start",
          minBlockSize: 240,
        }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof UserMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Closed, as in the header. */
export const Closed: Story = {};

/** Open. */
export const Open: Story = { args: { defaultOpen: true } };

/** Without chats, characters and settings. */
export const WithoutSettings: Story = {
  args: { onChatsOpen: undefined, onCharactersOpen: undefined, onSettingsOpen: undefined, defaultOpen: true },
};

/** For a moderator: the moderation page, with the number of open cases. */
export const Moderator: Story = {
  args: { moderation: { href: "#moderation", openCases: 7 }, defaultOpen: true },
};

/** A moderator with more than 99 open cases. */
export const ManyCases: Story = {
  args: { moderation: { href: "#moderation", openCases: 1_204 }, defaultOpen: true },
};

/** A name of more than ten letters: its first eight and an ellipsis. */
export const LongName: Story = { args: { user: headerUsers.longName } };

/** Without an avatar. */
export const NoAvatar: Story = { args: { user: headerUsers.noAvatar } };

/** A right-to-left name in left-to-right text. */
export const RightToLeftName: Story = { args: { user: headerUsers.rightToLeft } };

const open = async () => {
  await userEvent.click(screen.getByRole("button", { name: /account menu$/ }));
  return within(await screen.findByRole("menu"));
};

/** Open. Escape closes it and returns the focus. */
export const OpenTest: Story = {
  ...interaction,
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
export const WithoutSettingsTest: Story = {
  ...interaction,
  args: { ...WithoutSettings.args, defaultOpen: false },
  play: async ({ args }) => {
    const menu = await open();
    await expect(menu.getAllByRole("menuitem")).toHaveLength(2);
    await userEvent.click(menu.getByRole("menuitem", { name: "Sign Out" }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

/** A moderator finds the moderation page, with the number of open cases. */
export const ModeratorTest: Story = {
  ...interaction,
  args: { ...Moderator.args, defaultOpen: false },
  play: async () => {
    const moderation = (await open()).getByRole("menuitem", { name: "Moderation 7 open" });
    await expect(moderation).toHaveAttribute("href", "#moderation");
  },
};

/** More than 99 cases are not counted. */
// Rule: moderator-menu
export const ManyCasesTest: Story = {
  ...interaction,
  args: { ...ManyCases.args, defaultOpen: false },
  play: async () => {
    await expect((await open()).getByRole("menuitem", { name: "Moderation 99+ open" })).toBeVisible();
  },
};

/** Until the number is loaded, and when no case is open, the moderation page has none. */
export const NoCases: Story = {
  ...interaction,
  args: { moderation: { href: "#moderation", openCases: 0 } },
  play: async () => {
    await expect((await open()).getByRole("menuitem", { name: "Moderation" })).toBeVisible();
  },
};
