import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

const meta = {
  title: "Components/ConfirmDialog",
  component: ConfirmDialog,
  parameters: { layout: "fullscreen" },
  args: { open: true, onOpenChange: fn(), onConfirm: fn(), title: "Sign out of your account" },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await within(document.body).findByRole("alertdialog"));

/** Before signing out. Cancel has the focus. */
export const Open: Story = {
  play: async ({ args }) => {
    await expect((await dialog()).getByRole("button", { name: "Cancel" })).toHaveFocus();
    await userEvent.click((await dialog()).getByRole("button", { name: "Confirm" }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** With the consequence. */
export const WithConsequence: Story = {
  args: {
    title: "Delete this chat?",
    description: "It stays in the bin for 30 days and can be brought back from there.",
    confirmLabel: "Delete",
  },
};

/** Confirmed and in progress. */
export const Confirming: Story = { args: { confirming: true } };

/** The user cancelled. */
export const Cancelled: Story = {
  play: async ({ args }) => {
    await userEvent.click((await dialog()).getByRole("button", { name: "Cancel" }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
