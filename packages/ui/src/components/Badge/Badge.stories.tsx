import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "./Badge.tsx";

const meta = {
  title: "Components/Badge",
  component: Badge,
  args: { children: "Draft" },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A fact without weight. */
export const Neutral: Story = {};

/** The struck price of a plan. */
export const Accent: Story = { args: { tone: "accent", children: "-50%" } };

/** Premium, and nothing else. */
export const Gold: Story = { args: { tone: "gold", children: "Premium" } };

/** It went well. */
export const Good: Story = { args: { tone: "good", children: "Published" } };

/** It did not. */
export const Bad: Story = { args: { tone: "bad", children: "Refused" } };
