import type { StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { characterTurns, manyTurns } from "../chat.fixtures.ts";
import type { ChatTurn } from "../ChatTurn.ts";
import { MessageList } from "./MessageList.tsx";
import stateMeta from "./MessageList.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Features/Chat/MessageList",
  tags: ["!autodocs"],
  parameters: { ...stateMeta.parameters, ...interaction.parameters },
};

export default meta;
type Story = StoryObj<typeof meta>;

const scrollerOf = (canvasElement: HTMLElement) => within(canvasElement).getByRole("log");
const distanceFromEnd = (element: HTMLElement) =>
  element.scrollHeight - element.scrollTop - element.clientHeight;

/** A list whose width a button changes, as when a phone is turned. */
function ResizedList(props: React.ComponentProps<typeof MessageList>) {
  const [isWide, setWide] = useState(false);
  return (
    <>
      <div style={{ inlineSize: isWide ? 900 : 320, blockSize: isWide ? 260 : 600, display: "flex" }}>
        <MessageList {...props} />
      </div>
      <button type="button" onClick={() => setWide(!isWide)}>
        Turn
      </button>
    </>
  );
}

/** A user at the end is at the end after the window has changed its size, and changed it back. */
export const Turned: Story = {
  render: (args) => <ResizedList {...args} />,
  args: { turns: manyTurns(60) },
  play: async ({ canvas, canvasElement }) => {
    const log = scrollerOf(canvasElement);
    await waitFor(() => expect(distanceFromEnd(log)).toBeLessThanOrEqual(1));
    for (let times = 0; times < 4; times += 1) {
      const before = log.clientWidth;
      await userEvent.click(canvas.getByRole("button", { name: "Turn" }));
      await waitFor(() => expect(log.clientWidth).not.toBe(before));
      await waitFor(() => expect(distanceFromEnd(log)).toBeLessThanOrEqual(1));
    }
    await expect(canvas.queryByRole("button", { name: "Jump to latest" })).toBeNull();
  },
};

/** A list that a button makes a little lower, as a part of the page that loads late does. */
function LowerList(props: React.ComponentProps<typeof MessageList>) {
  const [height, setHeight] = useState(700);
  return (
    <>
      <div style={{ inlineSize: 390, blockSize: height, display: "flex" }}>
        <MessageList {...props} />
      </div>
      <button type="button" onClick={() => setHeight(height - 20)}>
        Lower
      </button>
    </>
  );
}

/** The notice that the greeting is of an AI stays in view when a little less fits. */
export const GreetingInLowerView: Story = {
  render: (args) => <LowerList {...args} />,
  args: { turns: [characterTurns.done], older: "none" },
  play: async ({ canvas, canvasElement }) => {
    const log = scrollerOf(canvasElement);
    await waitFor(() => expect(log.scrollHeight).toBe(log.clientHeight));
    while (log.scrollHeight === log.clientHeight) {
      const before = log.clientHeight;
      await userEvent.click(canvas.getByRole("button", { name: "Lower" }));
      await waitFor(() => expect(log.clientHeight).toBeLessThan(before));
    }
    // Two frames, in which the list would follow its end.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(log.scrollTop).toBe(0);
    await expect(canvas.queryByRole("button", { name: "Jump to latest" })).toBeNull();
  },
};

const long = Array.from({ length: 60 }, (_, line) => `“Line ${line} of the long version.”`).join("\n\n");

/** A reply with a long and a short variant, the last of the chat or not. */
function VariantList({ turns, ...props }: React.ComponentProps<typeof MessageList>) {
  const [current, setCurrent] = useState(0);
  const reply: ChatTurn = {
    ...characterTurns.done,
    id: "varies",
    text: current === 0 ? long : "“The short version.”",
    variants: { current, count: 2 },
  };
  return (
    <MessageList {...props} turns={[...turns, reply]} onVariantChange={(_id, index) => setCurrent(index)} />
  );
}

/** A short variant in place of a long one, and back: the first line of the message stays where it is in view. */
export const VariantOfOtherLength: Story = {
  render: (args) => <VariantList {...args} />,
  args: { turns: manyTurns(30) },
  play: async ({ canvasElement }) => {
    const log = scrollerOf(canvasElement);
    await waitFor(() => expect(distanceFromEnd(log)).toBeLessThanOrEqual(1));
    const turn = () => log.querySelector<HTMLElement>('[data-turn="varies"]');
    const place = () => (turn()?.getBoundingClientRect().top ?? -9999) - log.getBoundingClientRect().top;
    log.scrollTop += place() - 60;
    await waitFor(() => expect(Math.abs(place() - 60)).toBeLessThanOrEqual(1));
    turn()?.focus({ preventScroll: true });
    for (const [key, text] of [
      ["{ArrowRight}", "“The short version.”"],
      ["{ArrowLeft}", "“Line 0 of the long version.”"],
    ] as const) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(within(log).getByText(text)).toBeVisible());
      // The browser lays out the new text, and the list corrects its position, before the frame is painted.
      await waitFor(() => expect(Math.abs(place() - 60)).toBeLessThanOrEqual(1));
    }
  },
};
