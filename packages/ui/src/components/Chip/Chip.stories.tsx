import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { UserIcon } from "../Icon/UserIcon.generated.ts";
import { Chip } from "./Chip.tsx";

const meta = {
  title: "Components/Chip",
  component: Chip,
  args: { label: "Mystery", onPress: fn() },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A tag that can be selected. */
export const Choice: Story = {
  play: async ({ args, canvasElement }) => {
    const chip = within(canvasElement).getByRole("button", { name: "Mystery", pressed: false });
    await userEvent.click(chip);
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};

/** A selected tag. */
export const Selected: Story = { args: { selected: true } };

/** A filter that shows how many items it leaves. */
export const Counted: Story = { args: { label: "Drafts", count: 3 } };

/** A tag in a form, where it can be removed. */
export const Removable: Story = {
  args: { onPress: undefined, onRemove: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Remove Mystery" }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  },
};

/** A label only, such as the active persona. */
export const Label: Story = {
  args: { onPress: undefined, icon: <UserIcon size={16} />, label: "Margueri…" },
};
