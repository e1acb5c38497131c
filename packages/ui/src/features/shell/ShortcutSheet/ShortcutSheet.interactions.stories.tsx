import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import stateMeta, * as stories from "./ShortcutSheet.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Shell/ShortcutSheet",
  tags: ["screen", "interaction", "!autodocs"],
  parameters: { ...stateMeta.parameters, chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** In a chat: its own shortcuts first. */
export const InAChat: Story = {
  ...stories.InAChat,
  play: async ({ args }) => {
    const sheet = within(await screen.findByRole("dialog", { name: "Keyboard shortcuts" }));
    await expect(sheet.getByText("Shift")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** Closed: nothing is rendered. */
export const Closed: Story = {
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};
