import type { StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { streamingText, characterTurns } from "../chat.fixtures.ts";
import { actionHandlers } from "./actions/messageActions.fixtures.tsx";
import stateMeta, * as stories from "./Message.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Features/Chat/Message",
  tags: ["!autodocs"],
  parameters: interaction.parameters,
};

export default meta;
type Story = StoryObj<typeof meta>;

/** An open menu is outside of the story's frame: the screenshot shows the window. */
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

const [RED, INK] = ["rgb(194, 47, 17)", "rgb(38, 29, 35)"];
const colorOf = (element: Element) => getComputedStyle(element).color;

/** A reply or greeting with several variants. */
export const CharacterWithVariantsTest: Story = {
  ...stories.CharacterWithVariants,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Next variant" }));
    await expect(args.onVariantChange).toHaveBeenLastCalledWith("c2", 2);
    await userEvent.click(canvas.getByRole("button", { name: "Previous variant" }));
    await expect(args.onVariantChange).toHaveBeenLastCalledWith("c2", 0);
  },
};

const streaming = streamingText(characterTurns.streaming.text);

/** Streaming through `streamingText`: only the new text is rendered, and the turn stays the same object. */
export const CharacterArriving: Story = {
  args: { turn: { ...characterTurns.streaming, id: "c11", streamingText: streaming } },
  beforeEach: () => streaming.show(characterTurns.streaming.text),
  play: async ({ canvas }) => {
    streaming.show(
      `${characterTurns.streaming.text} for anyone.” The lamp hums, and nobody counts the matches.`,
    );
    await expect(await canvas.findByText(/nobody counts the matches/)).toBeVisible();
  },
};

/** The model reached its length limit: the reply can be continued. */
export const CharacterCutTest: Story = {
  ...stories.CharacterCut,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await expect(actionHandlers.onMessageContinue).toHaveBeenCalledWith("c6");
  },
};

/** A rule blocked the reply: the rule is named and linked. */
export const CharacterBlockedTest: Story = {
  ...stories.CharacterBlocked,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Read the rule: Harm to others" })).toBeVisible();
  },
};

/** A message of the user. That it is saved is shown on hover, and is part of the description. */
export const UserTest: Story = {
  ...stories.User,
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

/** Sending: not marked as saved yet. */
export const UserSendingTest: Story = {
  ...stories.UserSending,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("article", { name: "You" })).not.toHaveAccessibleDescription();
  },
};

/** Sending failed: the text is kept, to send again or to discard. */
export const UserFailedTest: Story = {
  ...stories.UserFailed,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const buttons = canvas.getAllByRole("button", { name: /Discard|Try again/ });
    await expect(buttons.map(colorOf)).toEqual([INK, INK]);
    await expect(colorOf(canvas.getByText(/^Not sent/))).toBe(RED);
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(actionHandlers.onMessageRetry).toHaveBeenCalledTimes(1);
    await expect(actionHandlers.onMessageRetry).toHaveBeenCalledWith("u4");
    await userEvent.click(canvas.getByRole("button", { name: "Discard" }));
    await expect(actionHandlers.onMessageDiscard).toHaveBeenCalledTimes(1);
    await expect(actionHandlers.onMessageDiscard).toHaveBeenCalledWith("u4");
  },
};

/** Blocked by a rule: the rule is linked, and the text can be edited. */
export const UserBlockedTest: Story = {
  ...stories.UserBlocked,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Edit message" }));
    await expect(actionHandlers.onMessageEdit).toHaveBeenCalledWith("u7");
  },
};

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole("button", { name: "More" }));
  return within(await within(document.body).findByRole("menu", { name: "More" }));
};

/** The last reply: its tools are below it, and the rest is in the menu. */
export const LatestTest: Story = {
  ...stories.Latest,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Regenerate" }));
    await expect(actionHandlers.onMessageRegenerate).toHaveBeenCalledWith("c2", undefined);
    await userEvent.click(canvas.getByRole("button", { name: "New chat from here" }));
    await expect(actionHandlers.onMessageBranch).toHaveBeenCalledWith("c2");
    const menu = await open(canvasElement);
    await userEvent.click(menu.getByRole("menuitem", { name: "Pin" }));
    await expect(actionHandlers.onMessagePinChange).toHaveBeenCalledWith("c2", true);
    await waitFor(() => expect(document.body.querySelector("[role=menu]")).toBeNull());
    const again = await open(canvasElement);
    await userEvent.click(again.getByRole("menuitem", { name: "Good reply" }));
    await expect(actionHandlers.onFeedbackChange).toHaveBeenCalledWith("c2", "up");
  },
};

/** With its menu open. */
export const LatestMenu: Story = {
  ...underAMenu,
  args: { latest: true },
  play: async ({ canvasElement }) => {
    const menu = await open(canvasElement);
    await expect(menu.getByRole("menuitem", { name: "Delete from here" })).toBeVisible();
    await expect(menu.queryByRole("menuitem", { name: "Edit" })).toBeNull();
  },
};

/** After the last variant a new one can be generated. */
export const LastVariantTest: Story = {
  ...stories.LastVariant,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "New variant" }));
    await expect(actionHandlers.onMessageRegenerate).toHaveBeenCalledWith("c13", undefined);
  },
};

/** A greeting has variants; it cannot be regenerated or deleted. */
export const GreetingTest: Story = {
  ...stories.Greeting,
  play: async ({ canvas, canvasElement }) => {
    const menu = await open(canvasElement);
    await expect(menu.queryByRole("menuitem", { name: "Delete from here" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Regenerate" })).toBeNull();
  },
};

/** By keyboard: keys act on the message, also from its tools; arrows change the variant, Enter focuses the tools, Escape returns. */
export const ByKeyboard: Story = {
  args: { turn: characterTurns.withVariants },
  play: async ({ args, canvas }) => {
    const turn = canvas.getByRole("article");
    turn.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onVariantChange).toHaveBeenLastCalledWith("c2", 2);
    await userEvent.keyboard("{ArrowLeft}");
    await expect(args.onVariantChange).toHaveBeenLastCalledWith("c2", 0);
    await userEvent.keyboard("e");
    await waitFor(() => expect(actionHandlers.onMessageEdit).toHaveBeenCalledWith("c2"));
    await userEvent.keyboard("p{Delete}");
    await waitFor(() => expect(actionHandlers.onMessagePinChange).toHaveBeenCalledWith("c2", true));
    await waitFor(() => expect(actionHandlers.onMessageDeleteFrom).toHaveBeenCalledWith("c2"));
    await waitFor(() => expect(canvas.getByRole("toolbar")).toContainElement(canvas.getByLabelText("Edit")));
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("toolbar")).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(canvas.getByRole("button", { name: "New chat from here" })).toHaveFocus();
    await userEvent.keyboard("c");
    await waitFor(() => expect(actionHandlers.onMessageCopy).toHaveBeenCalledWith("c2"));
    await userEvent.keyboard("{Escape}");
    await expect(turn).toHaveFocus();
  },
};

/** By keyboard: keys act on the message also while a button of the variants has the focus. */
export const ByKeyboardOnVariants: Story = {
  args: { turn: characterTurns.withVariants, latest: true },
  play: async ({ canvas }) => {
    for (const name of ["Previous variant", "Next variant"]) {
      await userEvent.click(canvas.getByRole("button", { name }));
      await userEvent.keyboard("r");
    }
    await waitFor(() => expect(actionHandlers.onMessageRegenerate).toHaveBeenCalledTimes(2));
    await userEvent.keyboard("e{Delete}");
    await waitFor(() => expect(actionHandlers.onMessageEdit).toHaveBeenCalledWith("c2"));
    await waitFor(() => expect(actionHandlers.onMessageDeleteFrom).toHaveBeenCalledWith("c2"));
  },
};

/** By touch: a horizontal swipe changes the variant; vertical and small movements do not. */
export const BySwipe: Story = {
  args: { turn: characterTurns.withVariants },
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

/** A message follows the finger, less where a swipe leads nowhere, and goes back when the finger leaves it. */
export const FollowsFinger: Story = {
  args: { turn: { ...characterTurns.withVariants, variants: { current: 0, count: 3 } } },
  play: async ({ args, canvas }) => {
    const turn = canvas.getByRole("article");
    const at = (clientX: number, clientY = 100) => ({ pointerType: "touch", clientX, clientY });
    await fireEvent.pointerDown(turn, at(200));
    await fireEvent.pointerMove(turn, at(160));
    await expect(turn.style.translate).toBe("-40px");
    await fireEvent.pointerMove(turn, at(300));
    await expect(turn.style.translate).toBe("22.4px");
    await fireEvent.pointerMove(turn, at(210, 190));
    await expect(turn.style.translate).toBe("");
    await fireEvent.pointerMove(turn, at(300));
    await fireEvent.pointerUp(turn, at(300));
    await expect(turn.style.translate).toBe("");
    await expect(args.onVariantChange).not.toHaveBeenCalled();
  },
};

/** A swipe beyond the last variant says that it makes a new one, and makes it. */
export const SwipeForNewVariant: Story = {
  args: { turn: characterTurns.lastVariant, latest: true },
  play: async ({ canvas }) => {
    const turn = canvas.getByRole("article");
    const at = (clientX: number) => ({ pointerType: "touch", clientX, clientY: 100 });
    await fireEvent.pointerDown(turn, at(200));
    await fireEvent.pointerMove(turn, at(110));
    await expect(turn.dataset.hint).toBe("New variant");
    await fireEvent.pointerUp(turn, at(110));
    await expect(turn.dataset.hint).toBeUndefined();
    await expect(actionHandlers.onMessageRegenerate).toHaveBeenCalledWith("c13", undefined);
  },
};
