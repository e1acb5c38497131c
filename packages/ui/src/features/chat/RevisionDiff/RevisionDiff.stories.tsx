import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { namedStates } from "../../../namedStates.fixtures.ts";
import { revisionFixtures } from "./RevisionDiff.fixtures.ts";
import { RevisionDiff } from "./RevisionDiff.tsx";

const meta = {
  title: "Features/Chat/RevisionDiff",
  component: RevisionDiff,
  parameters: { layout: "fullscreen" },
  args: {
    open: true,
    onOpenChange: fn(),
    characterName: "Odile",
    comparison: revisionFixtures.ready,
    onDecline: fn(),
    onAccept: fn(),
  },
  argTypes: { comparison: namedStates(revisionFixtures) },
} satisfies Meta<typeof RevisionDiff>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Fields that were changed, added, and changed but hidden. */
export const Ready: Story = {};

/** No change affects the chat. */
export const Nothing: Story = { args: { comparison: revisionFixtures.none } };

/** The user took the changes; saving. */
export const Taking: Story = { args: { pending: "accept" } };

/** Saving the decision failed. */
export const DecideFailed: Story = { args: { error: true } };

/** Loading. */
export const Loading: Story = { args: { comparison: revisionFixtures.loading } };

/** Loading failed. */
export const Failed: Story = { args: { comparison: revisionFixtures.failed } };

/** Fields that were changed, added, and changed but hidden. */
export const ReadyTest: Story = {
  ...Ready,
  ...interaction,
  play: async ({ args }) => {
    await expect(await screen.findByText("Changed. The creator keeps this text hidden.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Keep earlier version" }));
    await expect(args.onDecline).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole("button", { name: "Use new version" }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};
