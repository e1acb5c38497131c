import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { ThemeRoot } from "../ThemeRoot/ThemeRoot.tsx";
import stateMeta, * as stories from "./Chip.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Chip",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** A tag that can be selected. */
export const Choice: Story = {
  ...stories.Choice,
  play: async ({ args, canvasElement }) => {
    const chip = within(canvasElement).getByRole("button", { name: "Mystery", pressed: false });
    await userEvent.click(chip);
    await expect(args.onSelectedChange).toHaveBeenCalledTimes(1);
  },
};

/** Alone, without an owner of the selection. */
export const Uncontrolled: Story = {
  args: { defaultSelected: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Mystery", pressed: true }));
    await expect(canvas.getByRole("button", { name: "Mystery", pressed: false })).toBeVisible();
    await expect(args.onSelectedChange).toHaveBeenCalledWith(false);
  },
};

/** A tag in a form, where it can be removed. */
export const Removable: Story = {
  ...stories.Removable,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Remove Mystery" }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  },
};

/** The count is written as in the language of the page. */
export const GermanCount: Story = {
  ...stories.Counted,
  args: { ...stories.Counted.args, count: 1204 },
  decorators: [(Chips) => <ThemeRoot lang="de">{Chips()}</ThemeRoot>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button")).toHaveTextContent("1.204");
  },
};
