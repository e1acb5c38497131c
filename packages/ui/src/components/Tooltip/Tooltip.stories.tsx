import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { interaction } from "../../interaction.fixtures.ts";
import { Button } from "../Button/Button.tsx";
import { Tooltip } from "./Tooltip.tsx";

const meta = {
  title: "Components/Tooltip",
  component: Tooltip,
  parameters: { layout: "fullscreen" },
  args: {
    text: "Your place in this chat is kept.",
    trigger: (props) => <Button {...props}>Leave</Button>,
    defaultOpen: true,
  },
  decorators: [
    (Story) => (
      <main style={{ padding: 64, display: "flex", justifyContent: "center" }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Above its control. */
export const Above: Story = {};

/** Below its control, with a sentence of two lines. */
export const Below: Story = {
  args: {
    side: "bottom",
    text: "Deleted chats stay in the bin for 30 days, and can be restored from there.",
  },
};

/** It appears with the focus, describes the control, and Escape closes it. */
export const ByKeyboard: Story = {
  ...interaction,
  args: {
    defaultOpen: false,
    onOpenChange: fn(),
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
  ...interaction,
  args: { defaultOpen: false, delayMs: 0 },
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole("button", { name: "Leave" }));
    await within(canvasElement).findByRole("tooltip");
  },
};
