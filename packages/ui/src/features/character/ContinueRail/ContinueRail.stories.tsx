import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { namedStates } from "../../../namedStates.fixtures.ts";
import { continueRailFixtures as rails } from "./ContinueRail.fixtures.ts";
import { ContinueRail } from "./ContinueRail.tsx";

const meta = {
  title: "Features/Character/ContinueRail",
  component: ContinueRail,
  args: {
    rail: rails.full,
    allHref: "#chats",
    findHref: "#search",
    onCharacterCreate: fn(),
  },
  argTypes: { rail: namedStates(rails) },
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

/** Five chats or more: the latest is wide, four are beside it. */
export const Full: Story = {};

/** Three chats. */
export const Three: Story = { args: { rail: rails.three } };

/** Two chats, and a tile to find a character. */
export const Two: Story = { args: { rail: rails.two } };

/** One chat, and two tiles to start others. */
export const One: Story = { args: { rail: rails.one } };

/** Signed in, without chats: characters for a first chat. */
export const Newcomer: Story = { args: { rail: rails.newcomer } };

/** Signed in, without chats, and no characters are known to suggest. */
export const None: Story = { args: { rail: rails.none, allHref: undefined } };

/** A chat with one message. */
export const OneMessage: Story = { args: { rail: rails.oneMessage } };

/** Characters without covers. */
export const WithoutCovers: Story = { args: { rail: rails.withoutCovers } };

/** Loading. */
export const Loading: Story = { args: { rail: rails.loading } };

/** The chats failed to load; the rest of the page is shown. */
export const Failed: Story = { args: { rail: { kind: "failed", onRetry: fn() } } };

/** Five chats or more: the latest is wide, four are beside it. */
export const FullTest: Story = {
  ...Full,
  ...interaction,
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Continue with Odile Marchetti" });
    await expect(link).toHaveAttribute("href", "#chat-odile");
  },
};

/** More chats than fit: the rest is behind "All chats". */
export const Many: Story = {
  ...interaction,
  args: { rail: rails.many },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText("Sable")).toBeNull();
  },
};

/** One chat, and two tiles to start others. */
export const OneTest: Story = {
  ...One,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    const rail = within(canvasElement);
    await expect(rail.getByRole("link", { name: "Find a character" })).toHaveAttribute("href", "#search");
    await userEvent.click(rail.getByRole("button", { name: "Create" }));
    await expect(args.onCharacterCreate).toHaveBeenCalledTimes(1);
  },
};

/** The chats failed to load; the rest of the page is shown. */
export const FailedTest: Story = {
  ...Failed,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    await expect(args.rail.kind === "failed" && args.rail.onRetry).toHaveBeenCalledTimes(1);
  },
};
