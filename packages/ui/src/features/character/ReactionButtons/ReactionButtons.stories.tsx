import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { reactionButtonsFixtures as reactions } from "./ReactionButtons.fixtures.ts";
import { ReactionButtons } from "./ReactionButtons.tsx";

const meta = {
  title: "Features/Character/ReactionButtons",
  component: ReactionButtons,
  args: { ...reactions.untouched, onReact: fn() },
} satisfies Meta<typeof ReactionButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The viewer has not said anything yet. */
export const Untouched: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Like 21,600 likes" }));
    await expect(args.onReact).toHaveBeenCalledWith("like", true);
  },
};

/** The viewer likes it; pressing again takes it back. */
export const Liked: Story = {
  args: { ...reactions.liked },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^Like/, pressed: true }));
    await expect(args.onReact).toHaveBeenCalledWith("like", false);
  },
};

/** The viewer dislikes it. */
export const Disliked: Story = { args: { ...reactions.disliked } };

/** The viewer likes and keeps it. */
export const Favourite: Story = { args: { ...reactions.favourite } };

/** A like is on its way: pressing again waits for it. */
export const Pending: Story = {
  args: { ...reactions.pending },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^Like/ }));
    await expect(args.onReact).not.toHaveBeenCalled();
  },
};

/** Nobody has said anything yet. */
export const FirstEver: Story = { args: { ...reactions.firstEver } };
