import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import stateMeta, * as stories from "./TextArea.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/TextArea",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Each letter is reported, and Enter begins a line. */
export const Empty: Story = {
  ...stories.Empty,
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "Biography" });
    await userEvent.type(field, "a{Enter}b");
    await expect(field).toHaveValue("a\nb");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("a\nb");
  },
};

/** The error of a text that is too long belongs to the control. */
export const OverLimit: Story = {
  ...stories.OverLimit,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "Reason" });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription("Too long. Shorten it by 12.");
  },
};
