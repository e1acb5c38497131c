import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "./Badge.tsx";

const meta = {
  title: "Components/Badge",
  component: Badge,
  parameters: { layout: "centered" },
  args: { children: "Draft" },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Neutral information. */
export const Neutral: Story = {};

/** The reduction of a plan's price. */
export const Accent: Story = { args: { tone: "accent", children: "-50%" } };

/** Premium only. */
export const Gold: Story = { args: { tone: "gold", children: "Premium" } };

/** A success. */
export const Good: Story = { args: { tone: "good", children: "Published" } };

/** A failure. */
export const Bad: Story = { args: { tone: "bad", children: "Refused" } };
