import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { reactionButtonsFixtures as reactions } from "./ReactionButtons.fixtures.ts";
import { ReactionButtons } from "./ReactionButtons.tsx";

const meta = {
  title: "Features/Character/ReactionButtons",
  component: ReactionButtons,
  parameters: { layout: "centered" },
  args: { ...reactions.untouched, onReactionChange: fn() },
} satisfies Meta<typeof ReactionButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No reaction yet. */
export const Untouched: Story = {};

/** Liked; pressing again undoes it. */
export const Liked: Story = { args: { ...reactions.liked } };

/** Disliked. */
export const Disliked: Story = { args: { ...reactions.disliked } };

/** Liked and a favourite. */
export const Favourite: Story = { args: { ...reactions.favourite } };

/** No user has reacted yet. */
export const FirstEver: Story = { args: { ...reactions.firstEver } };

/** No reaction yet. */
export const UntouchedTest: Story = {
  ...Untouched,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Like 21,600 likes" }));
    await expect(args.onReactionChange).toHaveBeenCalledWith("like", true);
  },
};

/** Liked; pressing again undoes it. */
export const LikedTest: Story = {
  ...Liked,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^Like/, pressed: true }));
    await expect(args.onReactionChange).toHaveBeenCalledWith("like", false);
  },
};

/** A like is being saved: pressing again waits for it. */
export const Pending: Story = {
  ...interaction,
  args: { ...reactions.pending },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^Like/ }));
    await expect(args.onReactionChange).not.toHaveBeenCalled();
  },
};
