import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { HeartIcon } from "../../../components/Icon/HeartIcon.generated.ts";
import { interaction } from "../../../interaction.fixtures.ts";
import { characterTurns, odile, userTurns } from "../chat.fixtures.ts";
import { MessageList } from "../MessageList/MessageList.tsx";
import type { MessageAction } from "./actions/MessageAction.ts";
import { Message } from "./Message.tsx";

const meta = {
  title: "Features/Chat/Message",
  component: Message,
  tags: ["!autodocs"],
  parameters: interaction.parameters,
  args: { turn: characterTurns.done, characterName: "Odile", latest: true },
} satisfies Meta<typeof Message>;
export default meta;

type Story = StoryObj<typeof meta>;

const onSelect = fn();
const star: MessageAction = {
  ...{ id: "star", label: "Star", icon: <HeartIcon />, shortcut: "s", placement: "toolbar" },
  onSelect: ({ turn }) => void onSelect(turn.id),
};
const hide: MessageAction = { ...star, id: "hide", label: "Hide", placement: "menu", shortcut: undefined };

/** An action of the app is a button or an entry of the menu, and has a key. */
export const OwnAction: Story = {
  args: { actions: [star, hide] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Star" }));
    canvas.getByRole("article").focus();
    await userEvent.keyboard("s");
    await expect(onSelect.mock.calls).toEqual([["c1"], ["c1"]]);
    await expect(canvas.getByRole("button", { name: "More" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Regenerate" })).toBeNull();
  },
};

/** A part of the app is between those of the library. */
export const OwnPart: Story = {
  render: (args) => (
    <Message.Root {...args}>
      <Message.Header> · read</Message.Header>
      <Message.Body>
        <Message.Text />
        <p>A map of the hotel</p>
        <Message.Status />
      </Message.Body>
      <Message.Actions />
    </Message.Root>
  ),
  args: { turn: characterTurns.stopped },
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole("paragraph").map(({ textContent }) => textContent);
    await expect(texts.slice(-2)).toEqual(["A map of the hotel", "You stopped this reply."]);
    await expect(canvas.getByRole("heading")).toHaveTextContent(/^Odile.*read$/);
  },
};

/** Several characters in a chat: each message has the name of its speaker, with its cover or colour. */
export const SeveralSpeakers: Story = {
  render: () => (
    <div style={{ blockSize: 600 }}>
      <MessageList
        characterName="Odile"
        turns={[
          { ...characterTurns.done, speaker: { name: "Odile", thumb: odile.thumb, color: odile.color } },
          userTurns.sent,
          { ...characterTurns.answered, speaker: { name: "Corvin", color: "#3c6e71" } },
        ]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("article", { name: /^Corvin/ })).toBeInTheDocument();
    await expect(await canvas.findByRole("article", { name: /^Odile/ })).toBeInTheDocument();
  },
};
