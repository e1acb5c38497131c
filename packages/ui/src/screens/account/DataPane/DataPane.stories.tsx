import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { namedStatesOf } from "../../../namedStates.fixtures.ts";
import { dataPaneFixtures as panes } from "./DataPane.fixtures.ts";
import { DataPane } from "./DataPane.tsx";

const meta = {
  title: "Features/Account/DataPane",
  component: DataPane,
  args: { ...panes.idle, onExport: fn(), onSignOut: fn() },
  argTypes: { dataExport: namedStatesOf(panes, "dataExport") },
} satisfies Meta<typeof DataPane>;
export default meta;

type Story = StoryObj<typeof meta>;

/** No export was requested. */
export const Idle: Story = {};

/** The export is being prepared. */
export const Preparing: Story = { args: panes.preparing };

/** The export can be downloaded. */
export const Ready: Story = { args: panes.ready };

/** The export failed. */
export const Failed: Story = { args: panes.failed };

/** Signing out everywhere needs confirmation; Escape cancels and returns the focus. */
export const SignOutEverywhere: Story = { parameters: { layout: "fullscreen" } };

/** Signing out everywhere. */
export const SigningOut: Story = { args: panes.signingOut };

/** Signing out failed, with a clear error message. */
export const SignOutFailed: Story = { args: panes.signOutFailed };

/** No export was requested. */
export const IdleTest: Story = {
  ...Idle,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Export my data" }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

/** The export is being prepared. */
export const PreparingTest: Story = {
  ...Preparing,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /Export my data/ }));
    await expect(args.onExport).not.toHaveBeenCalled();
  },
};

/** The export can be downloaded. */
export const ReadyTest: Story = {
  ...Ready,
  ...interaction,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "Download" })).toHaveAttribute(
      "href",
      "#export",
    );
  },
};

/** Signing out everywhere needs confirmation; Escape cancels and returns the focus. */
export const SignOutEverywhereTest: Story = {
  ...SignOutEverywhere,
  ...interaction,
  parameters: { ...SignOutEverywhere.parameters, ...interaction.parameters },
  play: async ({ args }) => {
    const button = screen.getByRole("button", { name: "Sign out everywhere" });
    await userEvent.click(button);
    await screen.findByRole("alertdialog", { name: "Sign out everywhere?" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(button).toHaveFocus();
    await expect(args.onSignOut).not.toHaveBeenCalled();
    await userEvent.click(button);
    const dialog = within(await screen.findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Sign out everywhere" }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};
