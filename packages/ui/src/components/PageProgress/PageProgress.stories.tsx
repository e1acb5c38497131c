import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { interaction } from "../../interaction.fixtures.ts";
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

/** The next page is loading. */
export const ActiveTest: Story = {
  ...Active,
  ...interaction,
  play: async () => {
    await expect(within(document.body).getByRole("progressbar", { name: "Loading page" })).toBeVisible();
  },
};

/** No page is loading: nothing is rendered. */
export const Idle: Story = {
  ...interaction,
  args: { pending: false },
  play: async () => {
    await expect(within(document.body).queryByRole("progressbar")).toBeNull();
  },
};
