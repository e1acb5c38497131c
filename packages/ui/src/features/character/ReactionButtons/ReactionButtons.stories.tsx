import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
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
