import type { StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import stateMeta, * as stories from "./Markdown.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Markdown",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** What a character says and does. */
export const Prose: Story = {
  ...stories.Prose,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("em")).toHaveLength(2);
  },
};

/** Hostile text is shown as plain text. */
export const Hostile: Story = {
  ...stories.Hostile,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("img, script, iframe, svg")).toBeNull();
    for (const link of canvasElement.querySelectorAll("a")) {
      await expect(link).toHaveAttribute("rel", "noopener noreferrer nofollow ugc");
    }
  },
};

/** Quotes, lists and emphasis nested deeper than 12 levels: deeper levels are shown as text. */
export const NestedTooDeep: Story = {
  ...stories.NestedTooDeep,
  play: async ({ canvasElement }) => {
    const levels = (tag: string) => Array.from({ length: 12 }, () => tag).join(" ");
    await expect(canvasElement.querySelector(levels("blockquote"))).not.toBeNull();
    await expect(canvasElement.querySelector(`${levels("blockquote")} blockquote`)).toBeNull();
    await expect(canvasElement.querySelector(`${levels("em")} em`)).toBeNull();
    await expect(canvasElement).toHaveTextContent("the deepest quote");
  },
};
