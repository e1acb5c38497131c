import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { connectionFixtures } from "./OfflineBanner.fixtures.ts";
import { OfflineBanner } from "./OfflineBanner.tsx";

const meta = {
  title: "Features/Shell/OfflineBanner",
  component: OfflineBanner,
  parameters: { layout: "fullscreen" },
  args: { connection: connectionFixtures.offline, onRetry: fn() },
} satisfies Meta<typeof OfflineBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Offline. */
export const Offline: Story = {
  play: async ({ args, canvasElement }) => {
    const banner = within(within(canvasElement).getByRole("status"));
    await expect(banner.getByText(/You are offline/)).toBeVisible();
    await userEvent.click(banner.getByRole("button", { name: "Try now" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Several messages are waiting. */
export const Waiting: Story = {
  args: { connection: connectionFixtures.waiting },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("3 messages are waiting.")).toBeVisible();
  },
};

/** One message is waiting. */
export const WaitingOne: Story = {
  args: { connection: connectionFixtures.waitingOne },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("1 message is waiting.")).toBeVisible();
  },
};

/** Retrying. */
export const Retrying: Story = { args: { connection: connectionFixtures.retrying } };

/** Without a retry button: reconnects automatically. */
export const WithoutRetry: Story = { args: { onRetry: undefined } };

/** The connection is back. */
export const Restored: Story = { args: { connection: connectionFixtures.restored } };

/** Online: mounted without height, so that later changes are announced. */
export const Online: Story = {
  args: { connection: connectionFixtures.online },
  play: async ({ canvasElement }) => {
    const region = canvasElement.querySelector("[role=status]");
    await expect(region).toBeInTheDocument();
    await expect(region).toBeEmptyDOMElement();
  },
};
