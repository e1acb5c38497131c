import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { continueRailFixtures as rails } from "./ContinueRail.fixtures.ts";
import stateMeta, * as stories from "./ContinueRail.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Character/ContinueRail",
  tags: ["interaction", "!autodocs"],
  parameters: { ...stateMeta.parameters, chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Five chats or more: the latest is wide, four are beside it. */
export const Full: Story = {
  ...stories.Full,
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Continue with Odile Marchetti" });
    await expect(link).toHaveAttribute("href", "#chat-odile");
  },
};

/** More chats than fit: the rest is behind "All chats". */
export const Many: Story = {
  args: { rail: rails.many },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText("Sable")).toBeNull();
  },
};

/** One chat, and two tiles to start others. */
export const One: Story = {
  ...stories.One,
  play: async ({ args, canvasElement }) => {
    const rail = within(canvasElement);
    await expect(rail.getByRole("link", { name: "Find a character" })).toHaveAttribute("href", "#search");
    await userEvent.click(rail.getByRole("button", { name: "Create" }));
    await expect(args.onCharacterCreate).toHaveBeenCalledTimes(1);
  },
};

/** The chats failed to load; the rest of the page is shown. */
export const Failed: Story = {
  ...stories.Failed,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    await expect(args.rail.kind === "failed" && args.rail.onRetry).toHaveBeenCalledTimes(1);
  },
};
