import type { StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { characterTurns, exampleTurns, manyTurns } from "../chat.fixtures.ts";
import type { ChatTurn } from "../ChatTurn.ts";
import { actionHandlers, withMessageActions } from "../Message/actions/messageActions.fixtures.tsx";
import { MessageList } from "./MessageList.tsx";
import stateMeta, * as stories from "./MessageList.stories.tsx";

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

/** Ten thousand messages open at the end, and few of them are in the document. */
export const LongTest: Story = {
  ...stories.Long,
  play: async ({ canvasElement }) => {
    const log = scrollerOf(canvasElement);
    await waitFor(() => expect(distanceFromEnd(log)).toBeLessThanOrEqual(1));
    await waitFor(() => expect(within(log).getByText(/\(9999\)/)).toBeVisible());
    await expect(log.querySelectorAll("*").length).toBeLessThan(220);
  },
};

/** A reply that grows by a button, so that a play function controls the time. */
function StreamingList({ turns, ...props }: React.ComponentProps<typeof MessageList>) {
  const [text, setText] = useState("“Begun.”");
  const [done, setDone] = useState(false);
  const last: ChatTurn = { ...characterTurns.done, id: "grows", text, state: done ? "done" : "streaming" };
  return (
    <>
      <MessageList {...props} turns={[...turns, last]} />
      <div>
        <button type="button" onClick={() => setText((known) => `${known}\n\n${"More of it. ".repeat(60)}`)}>
          Grow
        </button>
        <button type="button" onClick={() => setDone(true)}>
          Finish
        </button>
      </div>
    </>
  );
}

/** While the user is at the end, a streaming reply stays visible; it is announced once, when it is finished. */
export const SticksToBottom: Story = {
  render: (args) => <StreamingList {...args} />,
  args: { turns: manyTurns(30) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const log = scrollerOf(canvasElement);
    await waitFor(() => expect(distanceFromEnd(log)).toBeLessThanOrEqual(1));
    await userEvent.click(canvas.getByRole("button", { name: "Grow" }));
    await waitFor(() => expect(distanceFromEnd(log)).toBeLessThanOrEqual(1));
    await expect(canvas.queryByRole("button", { name: "Jump to latest" })).toBeNull();
    // Loaded after the messages.
    await expect(await canvas.findByRole("status")).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole("button", { name: "Finish" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("Odile: “Begun.”");
  },
};

/** A reply that grows beyond the view is followed until its first line is at the top; from the end it is followed again. */
export const StopsAtFirstLine: Story = {
  render: (args) => <StreamingList {...args} />,
  args: { turns: manyTurns(30) },
  play: async ({ canvas, canvasElement }) => {
    const log = scrollerOf(canvasElement);
    await waitFor(() => expect(distanceFromEnd(log)).toBeLessThanOrEqual(1));
    const grow = () => userEvent.click(canvas.getByRole("button", { name: "Grow" }));
    const topOfReply = () =>
      (log.querySelector('[data-turn="grows"]')?.getBoundingClientRect().top ?? -9999) -
      log.getBoundingClientRect().top;
    for (let times = 0; times < 12; times += 1) await grow();
    await waitFor(() => expect(distanceFromEnd(log)).toBeGreaterThan(200));
    await expect(topOfReply()).toBeGreaterThanOrEqual(0);
    await expect(topOfReply()).toBeLessThanOrEqual(40);
    await userEvent.click(await canvas.findByRole("button", { name: "Jump to latest" }));
    await waitFor(() => expect(distanceFromEnd(log)).toBeLessThanOrEqual(1));
    await grow();
    await waitFor(() => expect(distanceFromEnd(log)).toBeLessThanOrEqual(1));
  },
};

/** A user who scrolled up is not moved, and is offered a button to the end. */
export const KeepsScrollPosition: Story = {
  render: (args) => <StreamingList {...args} />,
  args: { turns: manyTurns(30) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const log = scrollerOf(canvasElement);
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(1200));
    await waitFor(() => expect(distanceFromEnd(log)).toBeLessThanOrEqual(1));
    log.scrollTop -= 900;
    const jump = await canvas.findByRole("button", { name: "Jump to latest" });
    const place = log.scrollTop;
    await userEvent.click(canvas.getByRole("button", { name: "Grow" }));
    await userEvent.click(canvas.getByRole("button", { name: "Finish" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("More of it.");
    await expect(Math.abs(log.scrollTop - place)).toBeLessThanOrEqual(1);
    await userEvent.click(jump);
    await waitFor(() => expect(distanceFromEnd(log)).toBeLessThanOrEqual(1));
    await waitFor(() => expect(within(log).getByText(/More of it\./)).toBeInTheDocument());
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Jump to latest" })).toBeNull());
  },
};

/** New messages arrived while the user was scrolled up: the button shows how many. */
export const NewMessages: Story = {
  args: { turns: manyTurns(30) },
  render: function Render(args) {
    const [turns, setTurns] = useState(args.turns);
    return (
      <>
        <MessageList {...args} turns={turns} />
        <button
          type="button"
          onClick={() =>
            setTurns((known) => [...known, { ...characterTurns.done, id: `new${known.length}` }])
          }
        >
          Reply
        </button>
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const log = scrollerOf(canvasElement);
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(1200));
    await waitFor(() => expect(distanceFromEnd(log)).toBeLessThanOrEqual(1));
    log.scrollTop -= 900;
    await canvas.findByRole("button", { name: "Jump to latest" });
    await userEvent.click(canvas.getByRole("button", { name: "Reply" }));
    await userEvent.click(canvas.getByRole("button", { name: "Reply" }));
    await expect(canvas.getByRole("button", { name: "Jump to latest, 2 new" })).toBeVisible();
  },
};

/** A search hit far up is scrolled to and highlighted; the button leads to the end. */
export const FoundTest: Story = {
  ...stories.Found,
  play: async ({ canvas, canvasElement }) => {
    const log = scrollerOf(canvasElement);
    await waitFor(() => expect(within(log).getByText(/\(4001\)/)).toBeVisible(), { timeout: 5000 });
    const turn = log.querySelector("[data-found]");
    await expect(turn).toHaveAttribute("data-turn", "l4000");
    await expect(turn).toHaveAttribute("aria-posinset", "4001");
    await userEvent.click(canvas.getByRole("button", { name: "Jump to latest" }));
    await waitFor(() => expect(within(log).getByText(/\(9999\)/)).toBeVisible());
  },
};

/** A search hit whose words are known: they are marked in the messages, those of the hit apart from the others. */
export const FoundWords: Story = {
  args: { turns: exampleTurns, found: { turnId: "g", highlight: "careful exit" } },
  play: async () => {
    const marked = (name: string) => [...(CSS.highlights.get(name) ?? [])].map(String);
    const all = () => [...marked("mimi-found"), ...marked("mimi-found-current")].sort();
    await waitFor(() => expect(all()).toEqual(["Careful", "careful", "exit"]));
    const current = [...(CSS.highlights.get("mimi-found-current") ?? [])] as Range[];
    await expect(current.length).toBeGreaterThan(0);
    await expect(
      current.every(({ startContainer }) => startContainer.parentElement?.closest("[data-turn='g']")),
    ).toBe(true);
  },
};

/** Earlier messages load when the user scrolls near the first one, and the visible messages do not move. */
export const OlderOnScroll: Story = {
  args: { turns: manyTurns(60).slice(20), older: "available" },
  render: function Render(args) {
    const [turns, setTurns] = useState(args.turns);
    const older = turns.length > 40 ? "none" : args.older;
    return (
      <MessageList
        {...args}
        turns={turns}
        older={older}
        onLoadOlder={() => {
          args.onLoadOlder?.();
          setTurns(manyTurns(60));
        }}
      />
    );
  },
  play: async ({ args, canvasElement }) => {
    const log = scrollerOf(canvasElement);
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(1500));
    await waitFor(() => expect(distanceFromEnd(log)).toBeLessThanOrEqual(1));
    log.scrollTop = 1100;
    await waitFor(() => expect(args.onLoadOlder).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(2500));
    const { top } = log.getBoundingClientRect();
    const visible = () =>
      [...log.querySelectorAll("[data-turn]")].find((turn) => turn.getBoundingClientRect().bottom > top);
    await waitFor(() => expect(visible()).toBeDefined());
    const id = visible()?.getAttribute("data-turn") ?? "";
    const read = () => log.querySelector(`[data-turn="${id}"]`)?.getBoundingClientRect().top ?? 9999;
    const before = read();
    await waitFor(() => expect(Math.abs(read() - before)).toBeLessThanOrEqual(1));
    await expect(Math.abs(before)).toBeLessThan(2000);
  },
};

/** Arrow keys move between messages, rendered or not; Home and End go to the first and the last. */
export const ByKeyboard: Story = {
  args: { turns: manyTurns(2000) },
  decorators: [withMessageActions({ onMessagePinChange: actionHandlers.onMessagePinChange })],
  play: async ({ canvasElement }) => {
    const log = scrollerOf(canvasElement);
    await waitFor(() => expect(distanceFromEnd(log)).toBeLessThanOrEqual(1));
    await waitFor(() => expect(within(log).getByText(/\(1999\)/)).toBeVisible());
    const focused = () => (document.activeElement as HTMLElement | null)?.dataset.turn;
    log.focus();
    await userEvent.keyboard("{ArrowUp}");
    await waitFor(() => expect(focused()).toBe("l1999"));
    await userEvent.keyboard("{ArrowUp}");
    await waitFor(() => expect(focused()).toBe("l1998"));
    await userEvent.keyboard("p");
    await waitFor(() => expect(actionHandlers.onMessagePinChange).toHaveBeenCalledWith("l1998", true));
    await userEvent.keyboard("{Home}");
    await waitFor(() => expect(focused()).toBe("l0"));
    await waitFor(() => expect(within(log).getByText(/^\(1\)/)).toBeVisible());
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(focused()).toBe("l1999"));
  },
};

/** How many frames the stream lasts. */
const BATCHES = 120;

/** Streams automatically, several words per frame, until it is finished. */
function FastStreamList(props: React.ComponentProps<typeof MessageList>) {
  const [batches, setBatches] = useState(0);
  const streaming = batches < BATCHES;
  useEffect(() => {
    if (!streaming) return;
    const frame = requestAnimationFrame(() => setBatches((known) => known + 1));
    return () => cancelAnimationFrame(frame);
  }, [streaming, batches]);
  const text = Array.from({ length: batches + 1 }, (_, gust) =>
    gust % 9 === 8 ? "\n\n" : `*She counts to ${gust}.* “And the lift still does not stop.” `,
  ).join("");
  const last: ChatTurn = {
    ...characterTurns.done,
    id: "storm",
    text,
    state: streaming ? "streaming" : "done",
  };
  return <MessageList {...props} turns={[...props.turns, last]} />;
}

/**
 * A very fast reply after ten thousand messages: its beginning stays visible, other messages are not rendered again, the document
 * stays small, and the reply is announced once.
 */
export const FastStream: Story = {
  args: { turns: manyTurns(10_000) },
  render: (args) => <FastStreamList {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const log = scrollerOf(canvasElement);
    const status = canvas.getByRole("status");
    // On a slow machine the reply can end before it is watched.
    const announced: string[] = [status.textContent];
    const watch = new MutationObserver(() => announced.push(status.textContent));
    watch.observe(status, { childList: true, subtree: true, characterData: true });
    await waitFor(() => expect(within(log).getByText(/She counts to 60\./)).toBeInTheDocument(), {
      timeout: 15_000,
    });
    await waitFor(() => expect(status).toHaveTextContent("She counts to 119."), { timeout: 15_000 });
    watch.disconnect();
    await expect(announced.filter((text) => text !== "")).toHaveLength(1);
    // It is longer than the view: its first line is at the top.
    const top = log.querySelector('[data-turn="storm"]')?.getBoundingClientRect().top ?? -9999;
    await expect(Math.abs(top - log.getBoundingClientRect().top)).toBeLessThanOrEqual(40);
    await expect(log.querySelectorAll("*").length).toBeLessThan(1200);
  },
};
