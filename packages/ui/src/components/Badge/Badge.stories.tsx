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
export const Highlighted: Story = { args: { highlighted: true, children: "-50%" } };

/** Premium only. */
export const Premium: Story = { args: { tone: "premium", children: "Premium" } };

/** A success. */
export const Success: Story = { args: { tone: "success", children: "Published" } };

/** A failure. */
export const Danger: Story = { args: { tone: "danger", children: "Refused" } };
