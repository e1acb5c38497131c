import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { PageProgress } from "./PageProgress.tsx";

const meta = {
  title: "Components/PageProgress",
  component: PageProgress,
  parameters: { layout: "fullscreen" },
  args: { active: true },
} satisfies Meta<typeof PageProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The next page is loading. */
export const Active: Story = {
  play: async () => {
    await expect(within(document.body).getByRole("progressbar", { name: "Loading page" })).toBeVisible();
  },
};

/** No page is loading. */
export const Idle: Story = { args: { active: false } };
