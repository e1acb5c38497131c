import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { namedStatesOf } from "../../../namedStates.fixtures.ts";
import { noticesPaneFixtures as panes } from "./NoticesPane.fixtures.ts";
import { NoticesPane } from "./NoticesPane.tsx";

const meta = {
  title: "Features/Safety/NoticesPane",
  component: NoticesPane,
  args: { ...panes.several, onAppeal: fn(), onDraftChange: fn(), onLoadMore: fn() },
  argTypes: { content: namedStatesOf(panes, "content"), appealing: namedStatesOf(panes, "appealing") },
} satisfies Meta<typeof NoticesPane>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A restriction, a removed character with an appeal, and a decision that was withdrawn. */
export const Several: Story = {};

/** A warning. */
export const Warned: Story = { args: panes.warned };

/** A ban that an appeal did not change. */
export const Banned: Story = { args: panes.banned };

/** Decisions that do not count any more. */
export const Ended: Story = { args: panes.ended };

/** There are older ones. */
export const More: Story = { args: panes.more };

/** The appeal is being sent. */
export const Pending: Story = { args: panes.pending };

/** Sending the appeal failed; the text is kept. */
export const Failed: Story = { args: panes.failed };

/** Moderators have never decided anything about this user. */
export const Empty: Story = { args: panes.empty };

/** Loading. */
export const Loading: Story = { args: panes.loading };

/** Loading failed. */
export const NotLoaded: Story = { args: { content: { kind: "failed", onRetry: fn() } } };
