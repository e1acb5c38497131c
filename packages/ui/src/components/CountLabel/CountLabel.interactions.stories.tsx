import type { StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import stateMeta, * as stories from "./CountLabel.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/CountLabel",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Beside a like, announced in full. */
export const Thousands: Story = {
  ...stories.Thousands,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("img", { name: "5,040 likes" })).toHaveTextContent("5.04K");
  },
};

/** 10^12, the largest unit. */
export const Trillion: Story = {
  ...stories.Trillion,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("img")).toHaveTextContent("1T");
  },
};
