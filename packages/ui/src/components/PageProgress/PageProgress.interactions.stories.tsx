import type { StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import stateMeta, * as stories from "./PageProgress.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/PageProgress",
  tags: ["interaction", "!autodocs"],
  parameters: { ...stateMeta.parameters, chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** The next page is loading. */
export const Active: Story = {
  ...stories.Active,
  play: async () => {
    await expect(within(document.body).getByRole("progressbar", { name: "Loading page" })).toBeVisible();
  },
};

/** No page is loading: nothing is rendered. */
export const Idle: Story = {
  args: { pending: false },
  play: async () => {
    await expect(within(document.body).queryByRole("progressbar")).toBeNull();
  },
};
