import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

const meta = {
  title: "Components/ConfirmDialog",
  component: ConfirmDialog,
  parameters: { layout: "fullscreen" },
  args: { open: true, onOpenChange: fn(), onConfirm: fn(), title: "Sign out of your account" },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before signing out. Cancel has the focus. */
export const Open: Story = {};

/** An action that cannot be undone, with its consequence. */
export const Danger: Story = {
  args: {
    title: "Delete this chat forever?",
    description: "All its messages are lost.",
    tone: "danger",
    copy: { confirm: "Delete forever" },
  },
};

/** Confirmed and in progress. */
export const Confirming: Story = { args: { pending: true } };
