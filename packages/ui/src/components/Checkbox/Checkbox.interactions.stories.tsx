import type { StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Checkbox } from "./Checkbox.tsx";
import stateMeta, * as stories from "./Checkbox.stories.tsx";

const onSend = fn();

const meta = {
  ...stateMeta,
  title: "Interaction tests/Checkbox",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => void onSend.mockClear(),
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Without `checked` it holds its own state; label and Space change it. */
export const Uncontrolled: Story = {
  args: { defaultChecked: true },
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole("checkbox", { name: "Show my name beside my characters" });
    await expect(box).toBeChecked();
    await userEvent.click(within(canvasElement).getByText("Show my name beside my characters"));
    await expect(box).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
    box.focus();
    await userEvent.keyboard(" ");
    await expect(box).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
};

/** With `checked` it changes only with its prop. */
export const Controlled: Story = {
  ...stories.Checked,
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole("checkbox");
    await userEvent.click(box);
    await expect(args.onCheckedChange).toHaveBeenCalledWith(false);
    await expect(box).toBeChecked();
  },
};

/** Pressing a mixed checkbox checks it. */
export const FromMixed: Story = {
  ...stories.Indeterminate,
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole("checkbox");
    await expect(box).toBePartiallyChecked();
    await userEvent.click(box);
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
  },
};

/** The error is tied to the control. */
export const Missing: Story = {
  ...stories.Missing,
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole("checkbox");
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription("Confirm your age to continue.");
  },
};

/** A disabled checkbox cannot be pressed. */
export const Disabled: Story = {
  ...stories.Disabled,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText("Show my name beside my characters"));
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};

/** A form is sent with its value. */
export const InForm: Story = {
  args: { name: "terms", value: "agreed", label: "I agree" },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(new FormData(event.currentTarget).get("terms"));
      }}
    >
      <Checkbox {...args} />
      <Button type="submit">Send</Button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText("I agree"));
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Send" }));
    await expect(onSend).toHaveBeenCalledWith("agreed");
  },
};
