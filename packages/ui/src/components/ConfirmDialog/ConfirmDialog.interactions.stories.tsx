import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import stateMeta, * as stories from "./ConfirmDialog.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/ConfirmDialog",
  tags: ["interaction", "!autodocs"],
  parameters: { ...stateMeta.parameters, chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await within(document.body).findByRole("alertdialog"));

/** Before signing out. Cancel has the focus. */
export const Open: Story = {
  ...stories.Open,
  play: async ({ args }) => {
    await expect((await dialog()).getByRole("button", { name: "Cancel" })).toHaveFocus();
    await userEvent.click((await dialog()).getByRole("button", { name: "Confirm" }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** What cannot be undone has the look of danger on the button that does it, and Cancel still has the focus. */
export const Danger: Story = {
  ...stories.Danger,
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
  play: async ({ args }) => {
    await userEvent.click((await dialog()).getByRole("button", { name: "Cancel" }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
