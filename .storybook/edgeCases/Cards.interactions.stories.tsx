import type { StoryObj } from "@storybook/react-vite";
import { expectNoOverlap } from "./layout.ts";
import stateMeta, * as stories from "./Cards.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Edge cases/Cards",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** No card covers another. */
export const Absurd: Story = {
  ...stories.Absurd,
  play: ({ canvasElement }) => expectNoOverlap([...canvasElement.querySelectorAll("li")]),
};

/** The same, right to left. */
export const RightToLeft: Story = { ...stories.RightToLeft, play: Absurd.play };
