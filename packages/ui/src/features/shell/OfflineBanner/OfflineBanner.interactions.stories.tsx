import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { connectionFixtures } from "./OfflineBanner.fixtures.ts";
import stateMeta, * as stories from "./OfflineBanner.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Shell/OfflineBanner",
  tags: ["interaction", "!autodocs"],
  parameters: { ...stateMeta.parameters, chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Offline. */
export const Offline: Story = {
  ...stories.Offline,
  play: async ({ args, canvasElement }) => {
    const banner = within(within(canvasElement).getByRole("status"));
    await expect(banner.getByText(/You are offline/)).toBeVisible();
    await userEvent.click(banner.getByRole("button", { name: "Try now" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Several messages are waiting. */
export const Waiting: Story = {
  ...stories.Waiting,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("3 messages are waiting.")).toBeVisible();
  },
};

/** One message is waiting. */
export const WaitingOne: Story = {
  ...stories.WaitingOne,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("1 message is waiting.")).toBeVisible();
  },
};

/** Online: mounted without height, so that later changes are announced. */
export const Online: Story = {
  args: { connection: connectionFixtures.online },
  play: async ({ canvasElement }) => {
    const region = canvasElement.querySelector("[role=status]");
    await expect(region).toBeInTheDocument();
    await expect(region).toBeEmptyDOMElement();
  },
};
