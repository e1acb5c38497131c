import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { interaction } from "../../interaction.fixtures.ts";
import { LikeIcon } from "../Icon/LikeIcon.generated.ts";
import { CountLabel } from "./CountLabel.tsx";

const meta = {
  title: "Components/CountLabel",
  component: CountLabel,
  parameters: { layout: "centered" },
  args: { count: 5040, label: (count: string) => `${count} likes`, icon: <LikeIcon size={14} /> },
} satisfies Meta<typeof CountLabel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Beside a like, announced in full. */
export const Thousands: Story = {};

/** A small count, shown unchanged. */
export const Few: Story = { args: { count: 412 } };

/** Zero. */
export const None: Story = { args: { count: 0 } };

/** Never rounded up to a million. */
export const AlmostAMillion: Story = { args: { count: 999_999 } };

/** 10^12, the largest unit. */
export const Trillion: Story = { args: { count: 1e12 } };

/** Beside a like, announced in full. */
export const ThousandsTest: Story = {
  ...Thousands,
  ...interaction,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("img", { name: "5,040 likes" })).toHaveTextContent("5.04K");
  },
};

/** 10^12, the largest unit. */
export const TrillionTest: Story = {
  ...Trillion,
  ...interaction,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("img")).toHaveTextContent("1T");
  },
};
