import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { characterTurns, exampleTurns, manyTurns, systemTurns, userTurns } from "../chat.fixtures.ts";
import { actionHandlers, withMessageActions } from "../Message/actions/messageActions.fixtures.tsx";
import { MessageList } from "./MessageList.tsx";

const meta = {
  title: "Features/Chat/MessageList",
  component: MessageList,
  parameters: { layout: "fullscreen" },
  decorators: [
    withMessageActions({ onMessageRetry: actionHandlers.onMessageRetry }),
    (Story) => (
      <div style={{ blockSize: "100dvh", display: "flex", flexDirection: "column" }}>
        <Story />
      </div>
    ),
  ],
  args: { turns: exampleTurns, characterName: "Odile", onLoadOlder: fn() },
} satisfies Meta<typeof MessageList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A new chat: only the greeting. */
export const Opening: Story = { args: { turns: exampleTurns.slice(0, 2) } };

/** A few messages. */
export const Short: Story = {};

/** Ten thousand messages open at the end, and few of them are in the document. */
export const Long: Story = { args: { turns: manyTurns(10_000), older: "available" } };

/** A search hit far up is scrolled to and highlighted; the button leads to the end. */
export const Found: Story = { args: { turns: manyTurns(10_000), found: { turnId: "l4000" } } };

/** Opened in its middle: there is more in both directions, and the latest messages can be requested. */
export const InTheMiddle: Story = {
  args: {
    turns: manyTurns(40),
    older: "available",
    newer: "available",
    onLoadNewer: fn(),
    onLatestOpen: fn(),
    found: { turnId: "l20" },
  },
};

/** Every system message in context. */
export const Lines: Story = {
  args: {
    turns: [
      ...exampleTurns.slice(0, 2),
      systemTurns.contextLimit,
      userTurns.sent,
      systemTurns.revisionOffered,
      characterTurns.done,
      systemTurns.disclosureAgain,
    ],
    onRevisionOpen: fn(),
  },
};

/** Loading earlier messages. */
export const OlderLoading: Story = { args: { turns: exampleTurns.slice(1, 2), older: "loading" } };

/** A message that failed to send. */
export const NotSent: Story = { args: { turns: [...exampleTurns.slice(0, 4), userTurns.failed] } };

/** Opened in its middle: there is more in both directions, and the latest messages can be requested. */
export const InTheMiddleTest: Story = {
  ...InTheMiddle,
  ...interaction,
  play: async ({ args, canvas }) => {
    const log = canvas.getByRole("log");
    await waitFor(() => expect(within(log).getByText(/\(21\)/)).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "Jump to latest" }));
    await expect(args.onLatestOpen).toHaveBeenCalledOnce();
    log.scrollTop = log.scrollHeight;
    await waitFor(() => expect(args.onLoadNewer).toHaveBeenCalled());
  },
};
