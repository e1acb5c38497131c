import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { topRailFixtures as rails } from "./TopRail.fixtures.ts";
import stateMeta, * as stories from "./TopRail.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Character/TopRail",
  tags: ["interaction", "!autodocs"],
  parameters: { ...stateMeta.parameters, chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Ten ranks; the row scrolls. */
export const Ready: Story = {
  ...stories.Ready,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("listitem")).toHaveLength(10);
  },
};

/** No visits yet: nothing is rendered. */
export const Empty: Story = {
  args: { rail: rails.empty },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("heading")).toBeNull();
  },
};

/** The ranks failed to load; the rest of the page is shown. */
export const Failed: Story = {
  ...stories.Failed,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    await expect(args.rail.kind === "failed" && args.rail.onRetry).toHaveBeenCalledTimes(1);
  },
};
