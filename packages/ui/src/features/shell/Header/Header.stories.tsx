import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { namedStates } from "../../../namedStates.fixtures.ts";
import { searchBoxFixtures } from "../SearchBox/SearchBox.fixtures.ts";
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

const isPhone = () => window.innerWidth < 768;

/** A visitor: Login is the only filled button. */
export const SignedOutTest: Story = {
  ...SignedOut,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Login" }));
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
};

/** A visitor with settings: on small screens they are in the drawer. */
export const SignedOutSettingsTest: Story = {
  ...SignedOutSettings,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    const settings = within(canvasElement).queryByRole("button", { name: "Settings" });
    if (isPhone()) {
      await expect(settings).toBeNull();
      return;
    }
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Settings" }));
    await expect(args.onSettingsOpen).toHaveBeenCalledOnce();
  },
};

/** On the narrowest phone: menu, logo, search and login, each with a touch target. */
export const Narrow: Story = {
  ...interaction,
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    if (!isPhone()) return;
    const header = within(canvasElement);
    const targets = [
      ...header.getAllByRole("button"),
      header.getByRole("link", { name: "Search characters" }),
    ];
    for (const target of targets) {
      const { width, height } = target.getBoundingClientRect();
      await expect(Math.min(width, height), target.textContent).toBeGreaterThanOrEqual(40);
    }
  },
};

/** A name of more than ten letters: its first eight and an ellipsis. */
// Rule: header-name-shortened
export const LongNameTest: Story = {
  ...LongName,
  ...interaction,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Margueri…")).toBeInTheDocument();
  },
};

/** A name of ten letters is shown whole. */
export const TenLettersTest: Story = {
  ...TenLetters,
  ...interaction,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Marguerite")).toBeInTheDocument();
  },
};

/** Pressing the search box opens the search page. */
// Rule: search-box-opens-search
export const SearchPressed: Story = {
  ...interaction,
  play: async ({ args, canvasElement }) => {
    if (isPhone()) {
      await expect(within(canvasElement).getByRole("link", { name: "Search characters" })).toBeVisible();
      return;
    }
    await userEvent.click(within(canvasElement).getByRole("searchbox", { name: "Search characters" }));
    await expect(args.onSearchOpen).toHaveBeenCalledOnce();
  },
};

/** With suggestions: the list is over the page. */
export const SearchSuggesting: Story = {
  ...interaction,
  args: {
    suggesting: {
      ...searchBoxFixtures.found,
      onQueryChange: fn(),
      onQuerySubmit: fn(),
      onResultSelect: fn(),
    },
  },
  play: async ({ canvasElement }) => {
    if (isPhone()) return;
    await userEvent.click(await within(canvasElement).findByRole("combobox"));
    await expect(within(canvasElement).getByRole("option", { name: /Ines Calloway/ })).toBeVisible();
  },
};

/** The user menu: Account and Sign Out. Escape closes it and returns the focus. */
// Rule: login-or-user-menu
export const UserMenuOpen: Story = {
  ...interaction,
  args: { user: headerUsers.longName },
  play: async ({ args, canvasElement }) => {
    const button = await within(canvasElement).findByRole("button", { name: "Margueri… account menu" });
    await userEvent.click(button);
    await screen.findByRole("menuitem", { name: "Account" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Sign Out" }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await userEvent.click(button);
    await screen.findByRole("menuitem", { name: "Account" });
  },
};

/** The drawer of small screens, for a visitor. */
export const DrawerSignedOutTest: Story = {
  ...DrawerSignedOut,
  ...interaction,
  play: async () => {
    const drawer = await screen.findByRole("dialog", { name: "Menu" });
    await expect(within(drawer).queryByRole("button", { name: "Sign Out" })).toBeNull();
  },
};

/** The drawer for a user: Create, Account, Premium, Switch Color Mode and Sign Out. */
// Rule: color-mode-toggle, drawer-entries
export const DrawerSignedInTest: Story = {
  ...DrawerSignedIn,
  ...interaction,
  play: async ({ args }) => {
    const drawer = await screen.findByRole("dialog", { name: "Menu" });
    const names = within(drawer)
      .getAllByRole("button")
      .map((button) => button.textContent)
      .filter(Boolean);
    await expect(names).toEqual(["Create", "Account", "Premium", "Switch Color Mode", "Sign Out"]);
    await userEvent.click(within(drawer).getByRole("button", { name: "Create" }));
    await expect(args.onCharacterCreate).toHaveBeenCalledOnce();
    await expect(args.onDrawerOpenChange).toHaveBeenCalledWith(false);
  },
};
