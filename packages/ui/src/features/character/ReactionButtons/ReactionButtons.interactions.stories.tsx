import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { reactionButtonsFixtures as reactions } from "./ReactionButtons.fixtures.ts";
import stateMeta, * as stories from "./ReactionButtons.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Character/ReactionButtons",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** No reaction yet. */
export const Untouched: Story = {
  ...stories.Untouched,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Like 21,600 likes" }));
    await expect(args.onReactionChange).toHaveBeenCalledWith("like", true);
  },
};

/** Liked; pressing again undoes it. */
export const Liked: Story = {
  ...stories.Liked,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^Like/, pressed: true }));
    await expect(args.onReactionChange).toHaveBeenCalledWith("like", false);
  },
};

/** A like is being saved: pressing again waits for it. */
export const Pending: Story = {
  args: { ...reactions.pending },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^Like/ }));
    await expect(args.onReactionChange).not.toHaveBeenCalled();
  },
};
