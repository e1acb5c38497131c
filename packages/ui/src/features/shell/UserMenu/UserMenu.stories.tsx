import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { headerUsers } from "../Header/Header.fixtures.ts";
import { UserMenu } from "./UserMenu.tsx";

const meta = {
  title: "Features/Shell/UserMenu",
  component: UserMenu,
  parameters: { layout: "fullscreen" },
  args: {
    user: headerUsers.user,
    onChats: fn(),
    onCharacters: fn(),
    onAccount: fn(),
    onSettings: fn(),
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

const open = async () => {
  await userEvent.click(screen.getByRole("button", { name: /account menu$/ }));
  return within(await screen.findByRole("menu"));
};

/** Closed, as in the header. */
export const Closed: Story = {};

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

/** Only the entries of the specification. */
export const WithoutSettings: Story = {
  args: { onChats: undefined, onCharacters: undefined, onSettings: undefined },
  play: async ({ args }) => {
    const menu = await open();
    await expect(menu.getAllByRole("menuitem")).toHaveLength(2);
    await userEvent.click(menu.getByRole("menuitem", { name: "Sign Out" }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

/** A name of more than ten letters: its first eight and an ellipsis (§2). */
export const LongName: Story = { args: { user: headerUsers.longName } };

/** Without an avatar. */
export const NoAvatar: Story = { args: { user: headerUsers.noAvatar } };

/** A right-to-left name in left-to-right text. */
export const RightToLeftName: Story = { args: { user: headerUsers.rightToLeft } };
