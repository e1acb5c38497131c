import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { systemTurns } from "../chat.fixtures.ts";
import { namedStates } from "../../../namedStates.fixtures.ts";
import { Message } from "./Message.tsx";

const meta = {
  title: "Features/Chat/Message/System messages",
  component: Message,
  args: { turn: systemTurns.notice, characterName: "Odile" },
  argTypes: { turn: namedStates(systemTurns) },
} satisfies Meta<typeof Message>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A system message. */
export const Notice: Story = { args: { turn: systemTurns.notice } };

/** At the start of each chat. */
export const Disclosure: Story = { args: { turn: systemTurns.disclosure } };

/** No model is connected: the start of the chat says how to connect one. */
export const DisclosureOfDemo: Story = { args: { turn: systemTurns.disclosureOfDemo } };

/** After three hours of use, and every three hours from then on. */
export const DisclosureAgain: Story = { args: { turn: systemTurns.disclosureAgain } };

/** Earlier messages are no longer sent to the model. */
export const ContextLimit: Story = { args: { turn: systemTurns.contextLimit } };

/** The creator changed the character; the chat uses the earlier revision until the user decides. */
export const RevisionOffered: Story = { args: { turn: systemTurns.revisionOffered, onRevisionOpen: fn() } };

/** The user kept the earlier revision. */
export const RevisionEarlier: Story = { args: { turn: systemTurns.revisionDeclined } };

/** The user took the creator's changes. */
export const RevisionNew: Story = { args: { turn: systemTurns.revisionAccepted } };

/** The server detected a risk of harm: help lines, and a button back to the chat. */
export const Crisis: Story = { args: { turn: systemTurns.crisis, onCrisisClose: fn() } };

/** The creator changed the character; the chat uses the earlier revision until the user decides. */
export const RevisionOfferedTest: Story = {
  ...RevisionOffered,
  ...interaction,
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "See what changed" }));
    await expect(args.onRevisionOpen).toHaveBeenCalledWith("n5");
  },
};

/** The server detected a risk of harm: help lines, and a button back to the chat. */
export const CrisisTest: Story = {
  ...Crisis,
  ...interaction,
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole("link", { name: "000 000" })).toHaveAttribute("href", "tel:000000");
    await userEvent.click(canvas.getByRole("button", { name: "Back to the chat" }));
    await expect(args.onCrisisClose).toHaveBeenCalledWith("n8");
  },
};
