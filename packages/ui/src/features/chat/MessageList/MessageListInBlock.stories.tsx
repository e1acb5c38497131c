import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { exampleTurns, manyTurns } from "../chat.fixtures.ts";
import { MessageList } from "./MessageList.tsx";

const meta = {
  title: "Features/Chat/MessageList",
  component: MessageList,
  tags: ["!autodocs"],
  parameters: interaction.parameters,
  args: { turns: manyTurns(40), characterName: "Odile" },
} satisfies Meta<typeof MessageList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** In a block with a height, which is no flexbox, the list is as high as the block. */
export const WithHeight: Story = {
  decorators: [
    (Story) => (
      <div style={{ blockSize: 300 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("log").clientHeight).toBe(300);
  },
};

/** In a block without a height, the list has a height of its own, and scrolls. */
export const WithoutHeight: Story = {
  decorators: [
    (Story) => (
      <div>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const log = canvas.getByRole("log");
    await expect(log.clientHeight).toBe(384);
    await expect(log.scrollHeight).toBeGreaterThan(1000);
  },
};

/** Two lists on a page each have the marks of their own search. */
export const TwoLists: Story = {
  args: { turns: exampleTurns, found: { turnId: "g", highlight: "careful" } },
  render: (args) => (
    <>
      <MessageList {...args} />
      <MessageList {...args} found={{ turnId: "c1", highlight: "envelope" }} />
    </>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("log");
    const marked = () =>
      ["mimi-found", "mimi-found-current"].flatMap((name) => [
        ...((CSS.highlights.get(name) ?? []) as Iterable<Range>),
      ]);
    const marksIn = (log: HTMLElement | undefined) =>
      marked()
        .filter((range) => log?.contains(range.startContainer))
        .map(String);
    await waitFor(() => expect(marksIn(first)).toContain("careful"));
    await waitFor(() => expect(marksIn(second)).toEqual(["envelope"]));
  },
};
