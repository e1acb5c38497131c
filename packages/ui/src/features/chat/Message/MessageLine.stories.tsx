import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { lineTurns } from "../chat.fixtures.ts";
import { Message } from "./Message.tsx";

const meta = {
  title: "Features/Chat/Message/Lines of the house",
  component: Message,
  args: { turn: lineTurns.notice, characterName: "Odile" },
} satisfies Meta<typeof Message>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A line of the house between the turns. */
export const Notice: Story = { args: { turn: lineTurns.notice } };

/** At the start of each chat. */
export const Disclosure: Story = { args: { turn: lineTurns.disclosure } };

/** After three hours of use, and every three hours from then on. */
export const DisclosureAgain: Story = { args: { turn: lineTurns.disclosureAgain } };

/** What stands above is not sent to the model any more. */
export const MemoryEnd: Story = { args: { turn: lineTurns.memoryEnd } };

/** The author has changed the character; the chat goes on with the one it began with until the reader decides. */
export const RevisionOffered: Story = {
  args: { turn: lineTurns.revisionOffered, onRevisionOpen: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "See what changed" }));
    await expect(args.onRevisionOpen).toHaveBeenCalledWith("n5");
  },
};

/** The reader kept the character as it was. */
export const RevisionKept: Story = { args: { turn: lineTurns.revisionKept } };

/** The reader took the author's changes. */
export const RevisionTaken: Story = { args: { turn: lineTurns.revisionTaken } };

/** The server heard that somebody may come to harm: help, calmly, and the way back to the story. */
export const Crisis: Story = {
  args: { turn: lineTurns.crisis, onCrisisDismiss: fn() },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole("link", { name: "000 000" })).toHaveAttribute("href", "tel:000000");
    await userEvent.click(canvas.getByRole("button", { name: "Go on with the story" }));
    await expect(args.onCrisisDismiss).toHaveBeenCalledWith("n8");
  },
};
