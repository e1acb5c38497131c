import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
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
