import type { StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { contrast } from "./contrast.ts";
import stateMeta, * as stories from "./Brand.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Another brand",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** A few tokens set on one element change everything in it: colours, corners, fonts, focus ring. */
export const Greenhouse: Story = {
  ...stories.Greenhouse,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole("button", { name: "Plant it" });
    await expect(button).toHaveStyle({ backgroundColor: "rgb(11, 110, 79)", borderRadius: "3px" });
    await expect(contrast("#0b6e4f", "#ffffff")).toBeGreaterThanOrEqual(4.5);
  },
};
