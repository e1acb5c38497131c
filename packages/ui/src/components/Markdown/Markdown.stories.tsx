import type { Meta, StoryObj } from "@storybook/react-vite";
import { markdownFixtures } from "./Markdown.fixtures.ts";
import { Markdown } from "./Markdown.tsx";

const meta = {
  title: "Components/Markdown",
  component: Markdown,
  args: { text: markdownFixtures.prose },
} satisfies Meta<typeof Markdown>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a character says and does. */
export const Prose: Story = {};

/** Streaming. */
export const Streaming: Story = {
  args: {
    streaming: true,
    text: "*For the first time tonight she writes nothing down.* “Close enough to hear it,” she says, “or close enough to know which nights it does not stop",
  },
};

/** Streaming, before the first word. */
export const StreamingNothingYet: Story = { args: { streaming: true, text: "" } };

/** All other supported Markdown. */
export const EveryMark: Story = { args: { text: markdownFixtures.everyMark } };

/** Hostile text is shown as plain text. */
export const Hostile: Story = { args: { text: markdownFixtures.hostile } };

/** Quotes, lists and emphasis nested deeper than 12 levels: deeper levels are shown as text. */
export const NestedTooDeep: Story = { args: { text: markdownFixtures.nestedTooDeep } };
