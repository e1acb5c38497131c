import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { arrivingWords, characterTurns, userTurns } from "../chat.fixtures.ts";
import { Message } from "./Message.tsx";

const meta = {
  title: "Features/Chat/Message",
  component: Message,
  args: {
    turn: characterTurns.done,
    characterName: "Odile",
    onRetry: fn(),
    onDiscard: fn(),
    onVariantChange: fn(),
    onRegenerate: fn(),
    onContinue: fn(),
    onCopy: fn(),
    onEdit: fn(),
    onBranch: fn(),
    onPinChange: fn(),
    onRemember: fn(),
    onDeleteFrom: fn(),
    onFeedback: fn(),
    onReport: fn(),
  },
} satisfies Meta<typeof Message>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An open menu hangs outside what opens it: the picture is that of the window. */
const underAMenu: Pick<Story, "parameters" | "decorators"> = {
  parameters: { layout: "fullscreen" },
  decorators: [
    (Message) => (
      <div style={{ padding: 24 }}>
        <Message />
      </div>
    ),
  ],
};

/** A finished reply: prose, its actions in italics, no bubble. */
export const Character: Story = {};

/** A reply with lists, emphasis and a quotation. */
export const CharacterRich: Story = { args: { turn: characterTurns.rich } };

/** A reply or greeting of which there are several wordings. */
export const CharacterWithAlternatives: Story = {
  args: { turn: characterTurns.alternatives },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Next wording" }));
    await expect(args.onVariantChange).toHaveBeenLastCalledWith("c2", 2);
    await userEvent.click(canvas.getByRole("button", { name: "Previous wording" }));
    await expect(args.onVariantChange).toHaveBeenLastCalledWith("c2", 0);
  },
};

/** Sent, and nothing has come back yet. */
export const CharacterWaiting: Story = { args: { turn: characterTurns.waiting } };

/** The reply grows; its newest phrase fades in before the ribbon. */
export const CharacterStreaming: Story = { args: { turn: characterTurns.streaming } };

const arriving = arrivingWords(characterTurns.streaming.text);

/** The reply grows by itself: the words that arrive are drawn, and the turn stays the one that it was. */
export const CharacterArriving: Story = {
  args: { turn: { ...characterTurns.streaming, id: "c11", streamingText: arriving } },
  beforeEach: () => arriving.show(characterTurns.streaming.text),
  play: async ({ canvas }) => {
    arriving.show(
      `${characterTurns.streaming.text} for anyone.” The lamp hums, and nobody counts the matches.`,
    );
    await expect(await canvas.findByText(/nobody counts the matches/)).toBeVisible();
  },
};

/** The connection broke in the middle of a reply; it is made again by itself. */
export const CharacterReconnecting: Story = { args: { turn: characterTurns.reconnecting } };

/** The reader pressed Stop: what had arrived stays. */
export const CharacterStopped: Story = { args: { turn: characterTurns.stopped } };

/** The model ran into its length limit: it can go on where it broke off. */
export const CharacterCut: Story = {
  args: { turn: characterTurns.cut },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await expect(args.onContinue).toHaveBeenCalledWith("c6");
  },
};

/** The model broke off in the middle: what had arrived stays, and can be asked for again. */
export const CharacterFailed: Story = {
  args: { turn: characterTurns.failed },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(args.onRetry).toHaveBeenCalledWith("c7");
  },
};

/** The model could not be reached at all; it did not cost a message. */
export const CharacterFailedAtOnce: Story = { args: { turn: characterTurns.failedAtOnce } };

/** A rule held the reply back: it is named, and can be read. */
export const CharacterBlocked: Story = {
  args: { turn: characterTurns.blocked },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Read the rule: Harm to others" })).toBeVisible();
  },
};

/** What the reader wrote. That it is saved is said to those who point at it, and in the turn's description. */
export const User: Story = {
  args: { turn: userTurns.sent },
  play: async ({ canvas }) => {
    const turn = canvas.getByRole("article", { name: "You" });
    await expect(turn).toHaveAccessibleDescription("Saved");
    await expect(canvas.queryByText("Saved")).toBeNull();
    await userEvent.hover(turn);
    await expect(await canvas.findByText("Saved")).toBeVisible();
    await userEvent.unhover(turn);
    await waitFor(() => expect(canvas.queryByText("Saved")).toBeNull());
  },
};

/** With an action of the reader's own. */
export const UserWithAction: Story = { args: { turn: userTurns.marked } };

/** On its way: nothing says yet that it is saved. */
export const UserSending: Story = {
  args: { turn: userTurns.sending },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("article", { name: "You" })).not.toHaveAccessibleDescription();
  },
};

/** It did not get through: the text is kept, to send again or to discard. */
export const UserFailed: Story = {
  args: { turn: userTurns.failed },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(args.onRetry).toHaveBeenCalledWith("u4");
    await userEvent.click(canvas.getByRole("button", { name: "Discard" }));
    await expect(args.onDiscard).toHaveBeenCalledTimes(1);
    await expect(args.onDiscard).toHaveBeenCalledWith("u4");
  },
};

/** A very long message, with an address in it that nothing can break. */
export const UserLong: Story = { args: { turn: userTurns.long } };

/** Sent while there was no connection: it waits its turn and goes out by itself. */
export const UserWaiting: Story = { args: { turn: userTurns.waiting } };

/** A rule held it back: the rule is named and linked, and the text can be changed. */
export const UserBlocked: Story = {
  args: { turn: userTurns.blocked },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Change it" }));
    await expect(args.onEdit).toHaveBeenCalledWith("u7");
  },
};

/** Changed after it was sent, and pinned. */
export const UserEdited: Story = { args: { turn: userTurns.edited } };

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole("button", { name: "More" }));
  return within(await within(document.body).findByRole("menu", { name: "More" }));
};

/** The last reply: its tools stand below it, and the menu has the rest. */
export const Latest: Story = {
  args: { latest: true, turn: characterTurns.alternatives },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Regenerate" }));
    await expect(args.onRegenerate).toHaveBeenCalledWith("c2");
    await userEvent.click(canvas.getByRole("button", { name: "Branch off from here" }));
    await expect(args.onBranch).toHaveBeenCalledWith("c2");
    const menu = await open(canvasElement);
    await userEvent.click(menu.getByRole("menuitem", { name: "Pin" }));
    await expect(args.onPinChange).toHaveBeenCalledWith("c2", true);
    await waitFor(() => expect(document.body.querySelector("[role=menu]")).toBeNull());
    const again = await open(canvasElement);
    await userEvent.click(again.getByRole("menuitem", { name: "Good reply" }));
    await expect(args.onFeedback).toHaveBeenCalledWith("c2", "up");
  },
};

/** Its menu open. */
export const LatestMenu: Story = {
  ...underAMenu,
  args: { latest: true },
  play: async ({ canvasElement }) => {
    const menu = await open(canvasElement);
    await expect(menu.getByRole("menuitem", { name: "Delete from here" })).toBeVisible();
    await expect(menu.queryByRole("menuitem", { name: "Edit" })).toBeNull();
  },
};

/** After the last wording there is a new one to be had. */
export const LastWording: Story = {
  args: { latest: true, turn: characterTurns.lastWording },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "New wording" }));
    await expect(args.onRegenerate).toHaveBeenCalledWith("c13");
  },
};

/** A greeting is turned and not written anew; nor can it be deleted. */
export const Greeting: Story = {
  ...underAMenu,
  args: { latest: true, turn: characterTurns.greeting },
  play: async ({ canvas, canvasElement }) => {
    const menu = await open(canvasElement);
    await expect(menu.queryByRole("menuitem", { name: "Delete from here" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Regenerate" })).toBeNull();
  },
};

/** Changed after it was written, pinned, and thought well of. */
export const Edited: Story = { args: { turn: characterTurns.edited } };

/** Scripted, because no model is connected. */
export const Demo: Story = { args: { turn: characterTurns.demo } };

/** Just searched for. */
export const Found: Story = { args: { found: true } };

/** By keyboard: the turn's own keys act on it, arrows turn its wordings, Enter goes to its tools, Escape back. */
export const ByKeyboard: Story = {
  args: { turn: characterTurns.alternatives },
  play: async ({ args, canvas }) => {
    const turn = canvas.getByRole("article");
    turn.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onVariantChange).toHaveBeenLastCalledWith("c2", 2);
    await userEvent.keyboard("{ArrowLeft}");
    await expect(args.onVariantChange).toHaveBeenLastCalledWith("c2", 0);
    await userEvent.keyboard("e");
    await waitFor(() => expect(args.onEdit).toHaveBeenCalledWith("c2"));
    await userEvent.keyboard("p{Delete}");
    await waitFor(() => expect(args.onPinChange).toHaveBeenCalledWith("c2", true));
    await waitFor(() => expect(args.onDeleteFrom).toHaveBeenCalledWith("c2"));
    await waitFor(() => expect(canvas.getByRole("toolbar")).toContainElement(canvas.getByLabelText("Edit")));
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("toolbar")).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(canvas.getByRole("button", { name: "Branch off from here" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(turn).toHaveFocus();
  },
};

/** By finger: drawing it aside turns to the next wording; up and down, and small movements, do not. */
export const BySwipe: Story = {
  args: { turn: characterTurns.alternatives },
  play: async ({ args, canvas }) => {
    const turn = canvas.getByRole("article");
    const draw = async (across: number, down: number) => {
      const at = { pointerType: "touch", clientX: 200, clientY: 100 };
      const end = { ...at, clientX: 200 + across, clientY: 100 + down };
      await fireEvent.pointerDown(turn, at);
      await fireEvent.pointerMove(turn, end);
      await fireEvent.pointerUp(turn, end);
    };
    await draw(-30, 0);
    await draw(-80, 90);
    await expect(args.onVariantChange).not.toHaveBeenCalled();
    await draw(-90, 10);
    await expect(args.onVariantChange).toHaveBeenLastCalledWith("c2", 2);
    await draw(90, 10);
    await expect(args.onVariantChange).toHaveBeenLastCalledWith("c2", 0);
  },
};

/** Beyond the last wording a swipe asks first what should be different: a new one costs a message. */
export const WithNote: Story = {
  args: { turn: characterTurns.lastWording, latest: true },
  play: async ({ args, canvas }) => {
    const turn = canvas.getByRole("article");
    turn.focus();
    await userEvent.keyboard("{ArrowRight}");
    const field = await canvas.findByRole("textbox", { name: "What should be different?" });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(args.onRegenerate).not.toHaveBeenCalled();
    await userEvent.keyboard("Slower.{Control>}{Enter}{/Control}");
    await expect(args.onRegenerate).toHaveBeenCalledWith("c13", "Slower.");
    await expect(turn).toHaveFocus();
  },
};
