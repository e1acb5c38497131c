import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { interaction } from "../../interaction.fixtures.ts";
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

const dialog = async () => within(await within(document.body).findByRole("alertdialog"));

/** Before signing out. Cancel has the focus. */
export const OpenTest: Story = {
  ...Open,
  ...interaction,
  play: async ({ args }) => {
    await expect((await dialog()).getByRole("button", { name: "Cancel" })).toHaveFocus();
    await userEvent.click((await dialog()).getByRole("button", { name: "Confirm" }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** What cannot be undone has the look of danger on the button that does it, and Cancel still has the focus. */
export const DangerTest: Story = {
  ...Danger,
  ...interaction,
  play: async () => {
    const cancel = (await dialog()).getByRole("button", { name: "Cancel" });
    const confirm = (await dialog()).getByRole("button", { name: "Delete forever" });
    const bad = document.createElement("i");
    bad.style.color = "var(--mimi-bad)";
    confirm.append(bad);
    await expect(getComputedStyle(confirm).color).toBe(getComputedStyle(bad).color);
    bad.remove();
    await expect(cancel).toHaveFocus();
  },
};

/** The user cancelled. */
export const Cancelled: Story = {
  ...interaction,
  play: async ({ args }) => {
    await userEvent.click((await dialog()).getByRole("button", { name: "Cancel" }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
