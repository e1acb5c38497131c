import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
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

/** Code: its language, a button that copies it, and long lines that scroll. */
export const Code: Story = { args: { text: markdownFixtures.code, onCodeCopy: fn() } };

/** Code while it streams: no mark of the fence is shown before the caret. */
export const StreamingCode: Story = {
  args: { streaming: true, text: "He types.\n\n```js\nconst floor = `4" },
};

/** Hostile text is shown as plain text. */
export const Hostile: Story = { args: { text: markdownFixtures.hostile } };

/** Quotes, lists and emphasis nested deeper than 12 levels: deeper levels are shown as text. */
export const NestedTooDeep: Story = { args: { text: markdownFixtures.nestedTooDeep } };
