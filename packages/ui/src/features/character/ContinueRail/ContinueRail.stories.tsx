import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { continueRailFixtures as rails } from "./ContinueRail.fixtures.ts";
import { ContinueRail } from "./ContinueRail.tsx";

const meta = {
  title: "Features/Character/ContinueRail",
  component: ContinueRail,
  args: {
    rail: rails.full,
    allHref: "#chats",
    findHref: "#search",
    onCreate: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <main style={{ paddingInline: "var(--mimi-size-gutter)" }}>
        <Story />
      </main>
    ),
  ],
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof ContinueRail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Five chats or more: the last one wide, four beside it. */
export const Full: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Continue with Odile Marchetti" });
    await expect(link).toHaveAttribute("href", "#chat-odile");
  },
};

/** More chats than fit stay behind "All chats". */
export const Many: Story = {
  args: { rail: rails.many },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText("Sable")).toBeNull();
  },
};

/** Three chats need no filling. */
export const Three: Story = { args: { rail: rails.three } };

/** Two chats, and the way to a third. */
export const Two: Story = { args: { rail: rails.two } };

/** One chat, and two ways to the next. */
export const One: Story = {
  args: { rail: rails.one },
  play: async ({ args, canvasElement }) => {
    const rail = within(canvasElement);
    await expect(rail.getByRole("link", { name: "Find someone" })).toHaveAttribute("href", "#search");
    await userEvent.click(rail.getByRole("button", { name: "Create" }));
    await expect(args.onCreate).toHaveBeenCalledTimes(1);
  },
};

/** Signed in, and nobody spoken to yet. */
export const None: Story = { args: { rail: rails.none, allHref: undefined } };

/** A chat of one message. */
export const JustBegun: Story = { args: { rail: rails.justBegun } };

/** Characters without pictures. */
export const WithoutPictures: Story = { args: { rail: rails.withoutPictures } };

/** Before the chats are there. */
export const Loading: Story = { args: { rail: rails.loading } };

/** The chats did not load; the rest of the page did. */
export const Failed: Story = {
  args: { rail: rails.failed },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
