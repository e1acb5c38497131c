import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
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
