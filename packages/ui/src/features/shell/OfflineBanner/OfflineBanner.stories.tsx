import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Toasts } from "../../../components/Toasts/Toasts.tsx";
import { interaction } from "../../../interaction.fixtures.ts";
import { namedStates } from "../../../namedStates.fixtures.ts";
import { connectionFixtures } from "./OfflineBanner.fixtures.ts";
import { OfflineBanner } from "./OfflineBanner.tsx";

const meta = {
  title: "Features/Shell/OfflineBanner",
  component: OfflineBanner,
  parameters: { layout: "fullscreen" },
  args: { connection: connectionFixtures.offline, onRetry: fn() },
  argTypes: { connection: namedStates(connectionFixtures) },
} satisfies Meta<typeof OfflineBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Offline. */
export const Offline: Story = {};

/** Several messages are waiting. */
export const Waiting: Story = { args: { connection: connectionFixtures.waiting } };

/** One message is waiting. */
export const WaitingOne: Story = { args: { connection: connectionFixtures.waitingOne } };

/** Retrying. */
export const Retrying: Story = { args: { connection: connectionFixtures.retrying } };

/** Without a retry button: reconnects automatically. */
export const WithoutRetry: Story = { args: { onRetry: undefined } };

/** The connection is back. */
export const Restored: Story = { args: { connection: connectionFixtures.restored } };

/** Offline. */
export const OfflineTest: Story = {
  ...Offline,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    const banner = within(within(canvasElement).getByRole("status"));
    await expect(banner.getByText(/You are offline/)).toBeVisible();
    await userEvent.click(banner.getByRole("button", { name: "Try now" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Several messages are waiting. */
export const WaitingTest: Story = {
  ...Waiting,
  ...interaction,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("3 messages are waiting.")).toBeVisible();
  },
};

/** One message is waiting. */
export const WaitingOneTest: Story = {
  ...WaitingOne,
  ...interaction,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("1 message is waiting.")).toBeVisible();
  },
};

/** Online: mounted without height, so that later changes are announced. */
export const Online: Story = {
  ...interaction,
  args: { connection: connectionFixtures.online },
  play: async ({ canvasElement }) => {
    const region = canvasElement.querySelector("[role=status]");
    await expect(region).toBeInTheDocument();
    await expect(region).toBeEmptyDOMElement();
  },
};

/** On a long page with a toast: the toast is above the banner, which stays readable. */
export const WithToast: Story = {
  ...interaction,
  args: { connection: connectionFixtures.offline },
  render: (args) => (
    <>
      <div style={{ blockSize: "150vh" }} />
      <OfflineBanner {...args} />
      <Toasts
        toasts={[{ id: "1", kind: "done", message: "Copied" }]}
        onToastClose={fn()}
        onPauseChange={fn()}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const banner = canvas.getByText(/You are offline/).closest("[role=status]");
    const toast = canvas.getByText("Copied").closest("[role=listitem], li");
    await waitFor(() =>
      expect(toast?.getBoundingClientRect().bottom).toBeLessThan(banner?.getBoundingClientRect().top ?? 0),
    );
    await expect(banner?.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  },
};
