import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { interaction } from "../../interaction.fixtures.ts";
import { UserIcon } from "../Icon/UserIcon.generated.ts";
import { ThemeRoot } from "../ThemeRoot/ThemeRoot.tsx";
import { Chip } from "./Chip.tsx";

const meta = {
  title: "Components/Chip",
  component: Chip,
  parameters: { layout: "centered" },
  args: { label: "Mystery", onSelectedChange: fn() },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A tag that can be selected. */
export const Choice: Story = {};

/** A selected tag. */
export const Selected: Story = { args: { selected: true } };

/** A filter that shows how many items it leaves. */
export const Counted: Story = { args: { label: "Drafts", count: 3 } };

/** A tag in a form, where it can be removed. */
export const Removable: Story = { args: { onSelectedChange: undefined, onRemove: fn() } };

/** A label only, such as the active persona. */
export const Label: Story = {
  args: { onSelectedChange: undefined, icon: <UserIcon size={16} />, label: "Margueri…" },
};

/** A tag that can be selected. */
export const ChoiceTest: Story = {
  ...Choice,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    const chip = within(canvasElement).getByRole("button", { name: "Mystery", pressed: false });
    await userEvent.click(chip);
    await expect(args.onSelectedChange).toHaveBeenCalledTimes(1);
  },
};

/** Alone, without an owner of the selection. */
export const Uncontrolled: Story = {
  ...interaction,
  args: { defaultSelected: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Mystery", pressed: true }));
    await expect(canvas.getByRole("button", { name: "Mystery", pressed: false })).toBeVisible();
    await expect(args.onSelectedChange).toHaveBeenCalledWith(false);
  },
};

/** A tag in a form, where it can be removed. */
export const RemovableTest: Story = {
  ...Removable,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Remove Mystery" }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  },
};

/** The count is written as in the language of the page. */
export const GermanCount: Story = {
  ...Counted,
  ...interaction,
  args: { ...Counted.args, count: 1204 },
  decorators: [(Chips) => <ThemeRoot lang="de">{Chips()}</ThemeRoot>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button")).toHaveTextContent("1.204");
  },
};
