import type { Meta, StoryObj } from "@storybook/react-vite";
import { Skeleton } from "./Skeleton.tsx";

const meta = {
  title: "Components/Skeleton",
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cover. */
export const Block: Story = { args: { width: 227, height: 303 } };

/** A line of text. */
export const Text: Story = { args: { shape: "text", width: 180 } };

/** An avatar. */
export const Round: Story = { args: { shape: "round", width: 32 } };
