import type { Meta, StoryObj } from "@storybook/react-vite";
import { PageProgress } from "./PageProgress.tsx";

const meta = {
  title: "Components/PageProgress",
  component: PageProgress,
  parameters: { layout: "fullscreen" },
  args: { pending: true },
} satisfies Meta<typeof PageProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The next page is loading. */
export const Active: Story = {};
