import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
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
export const Prose: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("em")).toHaveLength(2);
  },
};

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
export const Hostile: Story = {
  args: { text: markdownFixtures.hostile },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("img, script, iframe, svg")).toBeNull();
    for (const link of canvasElement.querySelectorAll("a")) {
      await expect(link).toHaveAttribute("rel", "noopener noreferrer nofollow ugc");
    }
  },
};

/** Quotes, lists and emphasis nested deeper than 12 levels: deeper levels are shown as text. */
export const NestedTooDeep: Story = {
  args: { text: markdownFixtures.nestedTooDeep },
  play: async ({ canvasElement }) => {
    const levels = (tag: string) => Array.from({ length: 12 }, () => tag).join(" ");
    await expect(canvasElement.querySelector(levels("blockquote"))).not.toBeNull();
    await expect(canvasElement.querySelector(`${levels("blockquote")} blockquote`)).toBeNull();
    await expect(canvasElement.querySelector(`${levels("em")} em`)).toBeNull();
    await expect(canvasElement).toHaveTextContent("the deepest quote");
  },
};
