import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import stateMeta, * as stories from "./SystemMessage.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Chat/Message/System messages",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** The creator changed the character; the chat uses the earlier revision until the user decides. */
export const RevisionOffered: Story = {
  ...stories.RevisionOffered,
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "See what changed" }));
    await expect(args.onRevisionOpen).toHaveBeenCalledWith("n5");
  },
};

/** The server detected a risk of harm: help lines, and a button back to the chat. */
export const Crisis: Story = {
  ...stories.Crisis,
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole("link", { name: "000 000" })).toHaveAttribute("href", "tel:000000");
    await userEvent.click(canvas.getByRole("button", { name: "Back to the chat" }));
    await expect(args.onCrisisClose).toHaveBeenCalledWith("n8");
  },
};
