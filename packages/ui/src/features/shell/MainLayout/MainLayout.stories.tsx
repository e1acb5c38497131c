import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { Footer } from "../Footer/Footer.tsx";
import { footerFixtures } from "../Footer/Footer.fixtures.ts";
import { headerUsers } from "../Header/Header.fixtures.ts";
import { Header } from "../Header/Header.tsx";
import { MainLayout } from "./MainLayout.tsx";

const actions = {
  onDrawerOpenChange: fn(),
  onSearchOpen: fn(),
  onThemeChange: fn(),
  onCharacterCreate: fn(),
  onPlansOpen: fn(),
  onLogin: fn(),
  onAccountOpen: fn(),
  onSignOut: fn(),
};

const meta = {
  title: "Features/Shell/MainLayout",
  component: MainLayout,
  tags: ["screen"],
  parameters: { layout: "fullscreen" },
  args: {
    header: (
      <Header
        {...actions}
        user={headerUsers.longName}
        theme="dark"
        homeHref="#home"
        searchHref="#search"
        drawerOpen={false}
      />
    ),
    children: <h1>The page</h1>,
  },
} satisfies Meta<typeof MainLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Header and page. */
export const Plain: Story = {};

/** A short page with a footer, which is at the bottom of the window. */
export const WithFooter: Story = { args: { footer: <Footer {...footerFixtures.links} /> } };

/** The first press of Tab shows the skip link. */
export const SkipLink: Story = {
  ...interaction,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("link", { name: "Skip to content" })).toHaveFocus();
  },
};

/** A short page fills the window. */
export const ShortPage: Story = {
  ...WithFooter,
  ...interaction,
  play: async ({ canvasElement }) => {
    const { bottom } = within(canvasElement).getByRole("contentinfo").getBoundingClientRect();
    await expect(Math.round(bottom)).toBe(window.innerHeight);
  },
};
