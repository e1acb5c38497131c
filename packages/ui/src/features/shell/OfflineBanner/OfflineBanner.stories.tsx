import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
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
