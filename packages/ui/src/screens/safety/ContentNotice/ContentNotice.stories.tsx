import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
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
