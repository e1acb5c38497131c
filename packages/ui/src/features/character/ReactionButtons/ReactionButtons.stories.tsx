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

/** No reaction yet. */
export const Untouched: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Like 21,600 likes" }));
    await expect(args.onReact).toHaveBeenCalledWith("like", true);
  },
};

/** Liked; pressing again undoes it. */
export const Liked: Story = {
  args: { ...reactions.liked },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^Like/, pressed: true }));
    await expect(args.onReact).toHaveBeenCalledWith("like", false);
  },
};

/** Disliked. */
export const Disliked: Story = { args: { ...reactions.disliked } };

/** Liked and a favourite. */
export const Favourite: Story = { args: { ...reactions.favourite } };

/** A like is being saved: pressing again waits for it. */
export const Pending: Story = {
  args: { ...reactions.pending },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^Like/ }));
    await expect(args.onReact).not.toHaveBeenCalled();
  },
};

/** No user has reacted yet. */
export const FirstEver: Story = { args: { ...reactions.firstEver } };
