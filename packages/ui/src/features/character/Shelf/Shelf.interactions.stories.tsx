import type { StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { ShelfFailed } from "./Shelf.tsx";
import stateMeta, * as stories from "./Shelf.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Character/Shelf",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** A titled part of a page. */
export const Plain: Story = {
  ...stories.Plain,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("region", { name: "Continue" })).toBeVisible();
  },
};

/** With a link to all items. */
export const WithAll: Story = {
  ...stories.WithAll,
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "All chats" });
    await expect(link).toHaveAttribute("href", "#chats");
  },
};

const onRetry = fn();

/** The content failed to load; the rest of the page is not affected. */
export const Failed: Story = {
  args: {
    children: (
      <ShelfFailed
        text="Your chats did not load."
        retryLabel="Try again"
        state={{ kind: "failed", onRetry }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    await expect(onRetry).toHaveBeenCalled();
  },
};
