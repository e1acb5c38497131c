import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { deleteAccountPaneFixtures as panes } from "./DeleteAccountPane.fixtures.ts";
import { DeleteAccountPane } from "./DeleteAccountPane.tsx";

const meta = {
  title: "Features/Account/DeleteAccountPane",
  component: DeleteAccountPane,
  args: { ...panes.ready, onDelete: fn(), onSubscriptionManage: fn() },
} satisfies Meta<typeof DeleteAccountPane>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What is deleted, what is kept, and the name to type. */
export const Ready: Story = {};

/** Deleting. */
export const Pending: Story = { args: panes.pending };

/** Deleting failed. */
export const Failed: Story = { args: panes.failed };

/** A subscription must be ended first. */
export const Subscribed: Story = { args: panes.subscribed };

/** What is deleted, what is kept, and the name to type. */
export const ReadyTest: Story = {
  ...Ready,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    const pane = within(canvasElement);
    await userEvent.type(pane.getByLabelText("Type Marguerite to confirm"), "Marguerite");
    await userEvent.click(pane.getByRole("button", { name: "Delete my account" }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

/** A wrong name was typed: an error shows the expected text. */
export const Mismatch: Story = {
  ...interaction,
  play: async ({ args, canvasElement }) => {
    const pane = within(canvasElement);
    await userEvent.type(pane.getByRole("textbox"), "marge{Enter}");
    await expect(pane.getByRole("alert")).toHaveTextContent("This does not match. Type Marguerite");
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

/** A subscription must be ended first. */
export const SubscribedTest: Story = {
  ...Subscribed,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    const pane = within(canvasElement);
    await expect(pane.queryByRole("textbox")).toBeNull();
    await userEvent.click(pane.getByRole("button", { name: "Manage Subscriptions" }));
    await expect(args.onSubscriptionManage).toHaveBeenCalledOnce();
  },
};
