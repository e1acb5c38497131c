import type { StoryObj } from "@storybook/react-vite";
import { expectNoOverlap } from "./layout.ts";
import stateMeta, * as stories from "./Chat.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Edge cases/Chat",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** No message covers another. */
export const Replies: Story = {
  ...stories.Replies,
  play: ({ canvasElement }) => expectNoOverlap([...canvasElement.querySelectorAll("article")]),
};
