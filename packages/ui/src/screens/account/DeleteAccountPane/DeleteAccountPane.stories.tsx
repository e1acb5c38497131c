import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
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
