import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { namedStates } from "../../../namedStates.fixtures.ts";
import { headerUsers } from "./Header.fixtures.ts";
import { Header } from "./Header.tsx";

const meta = {
  title: "Features/Shell/Header",
  component: Header,
  tags: ["screen", "phone"],
  parameters: { layout: "fullscreen" },
  args: {
    user: headerUsers.visitor,
    theme: "dark",
    homeHref: "#home",
    searchHref: "#search",
    drawerOpen: false,
    onDrawerOpenChange: fn(),
    onSearchOpen: fn(),
    onThemeChange: fn(),
    onCharacterCreate: fn(),
    onPlansOpen: fn(),
    onLogin: fn(),
    onAccountOpen: fn(),
    onSignOut: fn(),
  },
  argTypes: { user: namedStates(headerUsers) },
} satisfies Meta<typeof Header>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A visitor: Login is the only filled button. */
export const SignedOut: Story = {};

/** A visitor with settings: on small screens they are in the drawer. */
export const SignedOutSettings: Story = { args: { onSettingsOpen: fn() } };

/** A user. */
export const SignedIn: Story = { args: { user: headerUsers.user } };

/** A name of more than ten letters: its first eight and an ellipsis. */
export const LongName: Story = { args: { user: headerUsers.longName } };

/** A name of ten letters is shown whole. */
export const TenLetters: Story = { args: { user: headerUsers.tenLetters } };

/** Without an avatar: the first letter. */
export const NoAvatar: Story = { args: { user: headerUsers.noAvatar } };

/** The page has its own search box. */
export const OnTheSearchPage: Story = { args: { searchHidden: true } };

/** The drawer of small screens, for a visitor. */
export const DrawerSignedOut: Story = { args: { drawerOpen: true } };

/** The drawer for a user: Create, Account, Premium, Switch Color Mode and Sign Out. */
export const DrawerSignedIn: Story = { args: { drawerOpen: true, user: headerUsers.longName } };
