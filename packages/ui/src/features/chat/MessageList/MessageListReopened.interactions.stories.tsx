import type { StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { characterTurns, manyTurns } from "../chat.fixtures.ts";
import type { ChatTurn } from "../ChatTurn.ts";
import { MessageList } from "./MessageList.tsx";
import type { ReadingPlace } from "./MessageList.tsx";
import stateMeta from "./MessageList.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Chat/MessageListReopened",
  tags: ["interaction", "!autodocs"],
  parameters: { ...stateMeta.parameters, chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

const scrollerOf = (canvasElement: HTMLElement) => within(canvasElement).getByRole("log");
const distanceFromEnd = (element: HTMLElement) =>
  element.scrollHeight - element.scrollTop - element.clientHeight;

/** A list that a button shows anew where the user was, as after a reload. */
function ReopenedList(props: ComponentProps<typeof MessageList>) {
  const [place, setPlace] = useState<ReadingPlace>();
  const [opened, setOpened] = useState<{ times: number; openAt?: ReadingPlace }>({ times: 1 });
  const onPlaceChange = (next: ReadingPlace | undefined) => {
    props.onPlaceChange?.(next);
    setPlace(next);
  };
  return (
    <>
      <MessageList key={opened.times} {...props} openAt={opened.openAt} onPlaceChange={onPlaceChange} />
      <button type="button" onClick={() => setOpened({ times: opened.times + 1, openAt: place })}>
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

/** The last reported place, once the list is there. */
async function settledPlace(
  log: HTMLElement,
  onPlaceChange: ComponentProps<typeof MessageList>["onPlaceChange"],
): Promise<Partial<ReadingPlace>> {
  await waitFor(() => {
    const place = lastPlace(onPlaceChange);
    return expect(above(log, place?.turnId ?? "")).toBe(place?.offsetPx);
  });
  return lastPlace(onPlaceChange) ?? {};
}

/** A user in the middle of a chat is there again after a reload, with the same line at the top. */
export const InTheMiddle: Story = {
  render: (args) => <ReopenedList {...args} />,
  args: { turns, onPlaceChange: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    await waitFor(() => expect(distanceFromEnd(scrollerOf(canvasElement))).toBeLessThanOrEqual(1));
    scrollerOf(canvasElement).scrollTop = scrollerOf(canvasElement).scrollHeight / 2;
    await waitFor(() => expect(args.onPlaceChange).toHaveBeenLastCalledWith(expect.anything()));
    for (let times = 0; times < 3; times += 1) {
      const { turnId = "", offsetPx } = await settledPlace(scrollerOf(canvasElement), args.onPlaceChange);
      await userEvent.click(canvas.getByRole("button", { name: "Reload" }));
      await waitFor(() => expect(above(scrollerOf(canvasElement), turnId)).toBe(offsetPx));
      await expect(canvas.getByRole("button", { name: "Jump to latest" })).toBeVisible();
      scroll(scrollerOf(canvasElement), 211);
      await waitFor(() => expect(lastPlace(args.onPlaceChange)).not.toEqual({ turnId, offsetPx }));
    }
  },
};

/** A user in the middle of a long last reply is there again. */
export const InTheLastReply: Story = {
  render: (args) => <ReopenedList {...args} />,
  args: { turns: [...turns, { ...characterTurns.done, id: "long", text: long }], onPlaceChange: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    await waitFor(() => expect(distanceFromEnd(scrollerOf(canvasElement))).toBeLessThanOrEqual(1));
    scrollerOf(canvasElement).scrollTop -= 700;
    await waitFor(() => expect(lastPlace(args.onPlaceChange)?.turnId).toBe("long"));
    const { offsetPx } = lastPlace(args.onPlaceChange) ?? {};
    await userEvent.click(canvas.getByRole("button", { name: "Reload" }));
    await waitFor(() => expect(above(scrollerOf(canvasElement), "long")).toBe(offsetPx));
  },
};

/** A user who was at the end is at the end, also after reading earlier messages. */
export const AtTheEnd: Story = {
  render: (args) => <ReopenedList {...args} />,
  args: { turns, onPlaceChange: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    await waitFor(() => expect(distanceFromEnd(scrollerOf(canvasElement))).toBeLessThanOrEqual(1));
    scrollerOf(canvasElement).scrollTop -= 900;
    await waitFor(() => expect(args.onPlaceChange).toHaveBeenLastCalledWith(expect.anything()));
    await userEvent.click(canvas.getByRole("button", { name: "Jump to latest" }));
    await waitFor(() => expect(args.onPlaceChange).toHaveBeenLastCalledWith(undefined));
    await userEvent.click(canvas.getByRole("button", { name: "Reload" }));
    await waitFor(() => expect(distanceFromEnd(scrollerOf(canvasElement))).toBeLessThanOrEqual(1));
    await expect(canvas.queryByRole("button", { name: "Jump to latest" })).toBeNull();
  },
};

/** The place of a user who leaves while the list still moves is reported. */
export const LeftAtOnce: Story = {
  render: (args) => <ReopenedList {...args} />,
  args: { turns, onPlaceChange: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    await waitFor(() => expect(distanceFromEnd(scrollerOf(canvasElement))).toBeLessThanOrEqual(1));
    await waitFor(() => expect(args.onPlaceChange).toHaveBeenLastCalledWith(undefined));
    scroll(scrollerOf(canvasElement), -900);
    // It appears with the scroll event.
    await canvas.findByRole("button", { name: "Jump to latest" });
    canvas.getByRole("button", { name: "Reload" }).click();
    await waitFor(() => expect(places(args.onPlaceChange).some(Boolean)).toBe(true));
  },
};

/** The places that were reported. */
function places(onPlaceChange: unknown): readonly (ReadingPlace | undefined)[] {
  return (onPlaceChange as ReturnType<typeof fn>).mock.calls.map(
    ([place]) => place as ReadingPlace | undefined,
  );
}

const lastPlace = (onPlaceChange: unknown) => places(onPlaceChange).at(-1);
