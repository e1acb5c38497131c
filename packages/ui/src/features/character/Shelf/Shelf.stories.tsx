import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../../../components/Button/Button.tsx";
import { interaction } from "../../../interaction.fixtures.ts";
import { Shelf, ShelfFailed } from "./Shelf.tsx";

const meta = {
  title: "Features/Character/Shelf",
  component: Shelf,
  args: { title: "Continue", children: <p>What stands on it.</p> },
} satisfies Meta<typeof Shelf>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A titled part of a page. */
export const Plain: Story = {};

/** With a link to all items. */
export const WithAll: Story = { args: { allHref: "#chats", allLabel: "All chats" } };

/** With an action for all items. */
export const WithAction: Story = { args: { action: <Button variant="quiet">Clear all</Button> } };

/** The content failed to load; the rest of the page is not affected. */
export const Failed: Story = {
  args: {
    children: (
      <ShelfFailed
        text="Your chats did not load."
        retryLabel="Try again"
        state={{ kind: "failed", onRetry: fn() }}
      />
    ),
  },
};

/** A titled part of a page. */
export const PlainTest: Story = {
  ...Plain,
  ...interaction,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("region", { name: "Continue" })).toBeVisible();
  },
};

/** With a link to all items. */
export const WithAllTest: Story = {
  ...WithAll,
  ...interaction,
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "All chats" });
    await expect(link).toHaveAttribute("href", "#chats");
  },
};

const onRetry = fn();

/** The content failed to load; the rest of the page is not affected. */
export const FailedTest: Story = {
  ...interaction,
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
