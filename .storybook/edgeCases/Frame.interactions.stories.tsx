import type { StoryObj } from "@storybook/react-vite";
import { expectNoOverlap } from "./layout.ts";
import stateMeta, * as stories from "./Frame.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Edge cases/Frame",
  tags: ["interaction", "!autodocs"],
  parameters: { ...stateMeta.parameters, chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** No plan covers another. */
export const EndlessPlans: Story = {
  ...stories.EndlessPlans,
  play: ({ canvasElement }) => expectNoOverlap([...canvasElement.querySelectorAll("article")]),
};
