import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { dataPaneFixtures as panes } from "./DataPane.fixtures.ts";
import { DataPane } from "./DataPane.tsx";

const meta = {
  title: "Features/Account/DataPane",
  component: DataPane,
  args: { ...panes.idle, onExport: fn(), onSignOutEverywhere: fn() },
} satisfies Meta<typeof DataPane>;
export default meta;

type Story = StoryObj<typeof meta>;

/** No export was requested. */
export const Idle: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Export my data" }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

/** The export is being prepared. */
export const Preparing: Story = {
  args: panes.preparing,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /Export my data/ }));
    await expect(args.onExport).not.toHaveBeenCalled();
  },
};

/** The export can be downloaded. */
export const Ready: Story = {
  args: panes.ready,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "Download" })).toHaveAttribute(
      "href",
      "#export",
    );
  },
};

/** The export failed. */
export const Failed: Story = { args: panes.failed };

/** Signing out everywhere needs confirmation; Escape cancels and returns the focus. */
export const SignOutEverywhere: Story = {
  parameters: { layout: "fullscreen" },
  play: async ({ args }) => {
    const button = screen.getByRole("button", { name: "Sign out everywhere" });
    await userEvent.click(button);
    await screen.findByRole("alertdialog", { name: "Sign out everywhere?" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(button).toHaveFocus();
    await expect(args.onSignOutEverywhere).not.toHaveBeenCalled();
    await userEvent.click(button);
    const dialog = within(await screen.findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Sign out everywhere" }));
    await expect(args.onSignOutEverywhere).toHaveBeenCalledOnce();
  },
};

/** Signing out everywhere. */
export const SigningOut: Story = { args: panes.signingOut };

/** Signing out failed, with a clear error message. */
export const SignOutFailed: Story = { args: panes.signOutFailed };
