import type { StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import stateMeta from "./Tooltip.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Tooltip",
  tags: ["interaction", "!autodocs"],
  parameters: { ...stateMeta.parameters, chromatic: { disableSnapshot: true } },
  args: { ...stateMeta.args, defaultOpen: false, onOpenChange: fn() },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** It appears with the focus, describes the control, and Escape closes it. */
export const ByKeyboard: Story = {
  args: {
    trigger: (props) => (
      <button type="button" {...props}>
        Leave
      </button>
    ),
  },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Leave" });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await within(canvasElement).findByRole("tooltip");
    await expect(button).toHaveAccessibleDescription("Your place in this chat is kept.");
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(within(canvasElement).queryByRole("tooltip")).toBeNull());
    await expect(button).toHaveFocus();
  },
};

/** It appears when the pointer rests on the control. */
export const ByPointer: Story = {
  args: { delayMs: 0 },
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole("button", { name: "Leave" }));
    await within(canvasElement).findByRole("tooltip");
  },
};
