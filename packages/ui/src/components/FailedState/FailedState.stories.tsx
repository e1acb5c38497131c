import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { interaction } from "../../interaction.fixtures.ts";
import { FailedState } from "./FailedState.tsx";

const meta = {
  title: "Components/FailedState",
  component: FailedState,
  args: { onRetry: fn() },
} satisfies Meta<typeof FailedState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The server did not answer. */
export const CanRetry: Story = {};

/** There is no connection. */
export const Offline: Story = {
  args: { cause: "offline", title: "You are offline.", children: "This loads once you are back." },
};

/** Retrying. */
export const Retrying: Story = { args: { pending: true } };

/** Retrying would not help. */
export const Final: Story = {
  args: { onRetry: undefined, title: "Character not found.", children: "Its author has taken it down." },
};

/** A whole page failed to load: centred in the window. */
export const Page: Story = {
  args: { page: true, level: 1, title: "This page did not load" },
  parameters: { layout: "fullscreen" },
};

/** The server did not answer. */
export const CanRetryTest: Story = {
  ...CanRetry,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
