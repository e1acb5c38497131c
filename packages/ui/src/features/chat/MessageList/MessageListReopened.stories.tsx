import type { StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { characterTurns, manyTurns } from "../chat.fixtures.ts";
import type { ChatTurn } from "../ChatTurn.ts";
import { MessageList } from "./MessageList.tsx";
import type { ReadingPosition } from "./MessageList.tsx";
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

/** A list that a button shows anew where the user was, as after a reload. */
function ReopenedList(props: ComponentProps<typeof MessageList>) {
  const [position, setPosition] = useState<ReadingPosition>();
  const [opened, setOpened] = useState<{ times: number; openAt?: ReadingPosition }>({ times: 1 });
  const onReadingPositionChange = (next: ReadingPosition | undefined) => {
    props.onReadingPositionChange?.(next);
    setPosition(next);
  };
  return (
    <>
      <MessageList
        key={opened.times}
        {...props}
        openAt={opened.openAt}
        onReadingPositionChange={onReadingPositionChange}
      />
      <button type="button" onClick={() => setOpened({ times: opened.times + 1, openAt: position })}>
        Reload
      </button>
    </>
  );
}

const long = Array.from({ length: 60 }, (_, line) => `“Line ${line}.”`).join("\n\n");
/** The last message is a user's: opening a chat is not sending it. */
const turns = [
  ...manyTurns(60),
  ...manyTurns(2).map((turn): ChatTurn => ({ ...turn, id: `end-${turn.id}` })),
];

/** Scrolls as a user does. */
function scroll(log: HTMLElement, deltaY: number): void {
  log.dispatchEvent(new WheelEvent("wheel", { deltaY }));
  log.scrollTop += deltaY;
}

/** How many pixels of a message are above the view. */
function above(log: HTMLElement, id: string): number {
  const row = log.querySelector(`[data-row="${id}"]`);
  return row ? Math.round(log.getBoundingClientRect().top - row.getBoundingClientRect().top) : Number.NaN;
}

/** The last reported position, once the list is there. */
async function settledPosition(
  log: HTMLElement,
  onReadingPositionChange: ComponentProps<typeof MessageList>["onReadingPositionChange"],
): Promise<Partial<ReadingPosition>> {
  await waitFor(() => {
    const position = lastPosition(onReadingPositionChange);
    return expect(above(log, position?.turnId ?? "")).toBe(position?.offsetPx);
  });
  return lastPosition(onReadingPositionChange) ?? {};
}

/** A user in the middle of a chat is there again after a reload, with the same line at the top. */
// Rule: chat-opens-where-read
export const ReopenedInTheMiddle: Story = {
  render: (args) => <ReopenedList {...args} />,
  args: { turns, onReadingPositionChange: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    await waitFor(() => expect(distanceFromEnd(scrollerOf(canvasElement))).toBeLessThanOrEqual(1));
    scrollerOf(canvasElement).scrollTop = scrollerOf(canvasElement).scrollHeight / 2;
    await waitFor(() => expect(args.onReadingPositionChange).toHaveBeenLastCalledWith(expect.anything()));
    for (let times = 0; times < 3; times += 1) {
      const { turnId = "", offsetPx } = await settledPosition(
        scrollerOf(canvasElement),
        args.onReadingPositionChange,
      );
      await userEvent.click(canvas.getByRole("button", { name: "Reload" }));
      await waitFor(() => expect(above(scrollerOf(canvasElement), turnId)).toBe(offsetPx));
      await expect(canvas.getByRole("button", { name: "Jump to latest" })).toBeVisible();
      scroll(scrollerOf(canvasElement), 211);
      await waitFor(() =>
        expect(lastPosition(args.onReadingPositionChange)).not.toEqual({ turnId, offsetPx }),
      );
    }
  },
};

/** A user in the middle of a long last reply is there again. */
export const InTheLastReply: Story = {
  render: (args) => <ReopenedList {...args} />,
  args: {
    turns: [...turns, { ...characterTurns.done, id: "long", text: long }],
    onReadingPositionChange: fn(),
  },
  play: async ({ args, canvas, canvasElement }) => {
    await waitFor(() => expect(distanceFromEnd(scrollerOf(canvasElement))).toBeLessThanOrEqual(1));
    scrollerOf(canvasElement).scrollTop -= 700;
    await waitFor(() => expect(lastPosition(args.onReadingPositionChange)?.turnId).toBe("long"));
    const { offsetPx } = lastPosition(args.onReadingPositionChange) ?? {};
    await userEvent.click(canvas.getByRole("button", { name: "Reload" }));
    await waitFor(() => expect(above(scrollerOf(canvasElement), "long")).toBe(offsetPx));
  },
};

/** A user who was at the end is at the end, also after reading earlier messages. */
// Rule: chat-opens-where-read
export const AtTheEnd: Story = {
  render: (args) => <ReopenedList {...args} />,
  args: { turns, onReadingPositionChange: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    await waitFor(() => expect(distanceFromEnd(scrollerOf(canvasElement))).toBeLessThanOrEqual(1));
    scrollerOf(canvasElement).scrollTop -= 900;
    await waitFor(() => expect(args.onReadingPositionChange).toHaveBeenLastCalledWith(expect.anything()));
    await userEvent.click(canvas.getByRole("button", { name: "Jump to latest" }));
    await waitFor(() => expect(args.onReadingPositionChange).toHaveBeenLastCalledWith(undefined));
    await userEvent.click(canvas.getByRole("button", { name: "Reload" }));
    await waitFor(() => expect(distanceFromEnd(scrollerOf(canvasElement))).toBeLessThanOrEqual(1));
    await expect(canvas.queryByRole("button", { name: "Jump to latest" })).toBeNull();
  },
};

/** The position of a user who leaves while the list still moves is reported. */
export const LeftAtOnce: Story = {
  render: (args) => <ReopenedList {...args} />,
  args: { turns, onReadingPositionChange: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    await waitFor(() => expect(distanceFromEnd(scrollerOf(canvasElement))).toBeLessThanOrEqual(1));
    await waitFor(() => expect(args.onReadingPositionChange).toHaveBeenLastCalledWith(undefined));
    scroll(scrollerOf(canvasElement), -900);
    // It appears with the scroll event.
    await canvas.findByRole("button", { name: "Jump to latest" });
    canvas.getByRole("button", { name: "Reload" }).click();
    await waitFor(() => expect(positions(args.onReadingPositionChange).some(Boolean)).toBe(true));
  },
};

/** The positions that were reported. */
function positions(onReadingPositionChange: unknown): readonly (ReadingPosition | undefined)[] {
  return (onReadingPositionChange as ReturnType<typeof fn>).mock.calls.map(
    ([position]) => position as ReadingPosition | undefined,
  );
}

const lastPosition = (onReadingPositionChange: unknown) => positions(onReadingPositionChange).at(-1);
