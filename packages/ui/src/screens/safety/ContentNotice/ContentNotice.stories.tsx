import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { namedStates } from "../../../namedStates.fixtures.ts";
import { contentNoticeFixtures } from "./ContentNotice.fixtures.ts";
import { ContentNotice } from "./ContentNotice.tsx";

const meta = {
  title: "Features/Safety/ContentNotice",
  component: ContentNotice,
  args: { notice: contentNoticeFixtures.adult, onShow: fn(), onAppeal: fn() },
  argTypes: { notice: namedStates(contentNoticeFixtures) },
} satisfies Meta<typeof ContentNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Instead of an adult character, for a user who may see it. */
export const Adult: Story = {};

/** The same for a visitor, who use a screen reader and cannot see it. */
export const AdultSignedOut: Story = {
  args: { notice: contentNoticeFixtures.adultSignedOut, onShow: undefined },
};

/** Above a character with content warnings. */
export const Warnings: Story = { args: { notice: contentNoticeFixtures.warnings } };

/** As many warnings as possible, one of them long. */
export const WarningsMany: Story = { args: { notice: contentNoticeFixtures.warningsMany } };

/** On the user's own character, in review. */
export const Pending: Story = { args: { notice: contentNoticeFixtures.pending } };

/** On the user's own character: the rule, and an appeal. */
export const Rejected: Story = { args: { notice: contentNoticeFixtures.rejected } };

/** Above the composer, which keeps the draft. */
export const Blocked: Story = { args: { notice: contentNoticeFixtures.blocked } };

/** Instead of content that moderators removed. */
export const Removed: Story = { args: { notice: contentNoticeFixtures.removed } };

/** Instead of an adult character, for a user who may see it. */
export const AdultTest: Story = {
  ...Adult,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Show" }));
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
};

/** The same for a visitor, who use a screen reader and cannot see it. */
export const AdultSignedOutTest: Story = {
  ...AdultSignedOut,
  ...interaction,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
  },
};

/** On the user's own character: the rule, and an appeal. */
export const RejectedTest: Story = {
  ...Rejected,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const rule = canvas.getByRole("link", { name: "No real people without their consent" });
    await expect(rule).toHaveAttribute("href", "#policy-people");
    await userEvent.click(canvas.getByRole("button", { name: "Ask for another review" }));
    await expect(args.onAppeal).toHaveBeenCalledOnce();
  },
};
