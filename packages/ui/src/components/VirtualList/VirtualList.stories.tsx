import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { interaction } from "../../interaction.fixtures.ts";
import { exampleRows } from "./VirtualList.fixtures.ts";
import type { ExampleRow } from "./VirtualList.fixtures.ts";
import { VirtualList } from "./VirtualList.tsx";
import type { VirtualListHandle, VirtualListProps } from "./VirtualList.tsx";

const draw = ({ text }: ExampleRow) => <p style={{ padding: 12 }}>{text}</p>;

/** Owns the rows, with a button for each way of adding some. */
function Owner(props: VirtualListProps<ExampleRow>) {
  const [rows, setRows] = useState(props.rows);
  const list = useRef<VirtualListHandle>(null);
  const first = Number(rows[0]?.id.slice(4));
  const last = Number(rows.at(-1)?.id.slice(4));
  return (
    <div style={{ blockSize: 480, display: "flex", flexDirection: "column" }}>
      <VirtualList {...props} ref={list} rows={rows} />
      <div>
        <button type="button" onClick={() => setRows([...exampleRows(50, first - 50), ...rows])}>
          Prepend
        </button>
        <button type="button" onClick={() => setRows([...rows, ...exampleRows(1, last + 1)])}>
          Append
        </button>
        <button type="button" onClick={() => list.current?.scrollToRow("row-1200")}>
          To 1200
        </button>
      </div>
    </div>
  );
}

const meta = {
  title: "Internal/VirtualList",
  tags: ["!autodocs"],
  component: VirtualList,
  render: (args) => <Owner {...args} />,
  args: {
    rows: exampleRows(10_000, 1001),
    label: "Rows",
    children: draw,
    onDetachedChange: fn(),
    onNearStart: fn(),
  },
} satisfies Meta<VirtualListProps<ExampleRow>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Ten thousand rows: few are in the document, each with its position and the total. */
export const List: Story = {};

/** Few rows of a list that sticks to the bottom are at its end. */
export const FewAtTheEnd: Story = { args: { role: "log", stickToBottom: true, rows: exampleRows(3) } };

const distanceFromEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight;

/** Ten thousand rows: few are in the document, each with its position and the total. */
export const ListTest: Story = {
  ...List,
  ...interaction,
  play: async ({ canvas, canvasElement }) => {
    const rows = await canvas.findAllByRole("listitem");
    await expect(rows.length).toBeLessThan(60);
    await expect(rows[2]).toHaveAttribute("aria-posinset", "3");
    await expect(rows[2]).toHaveAttribute("aria-setsize", "10000");
    await userEvent.click(canvas.getByRole("button", { name: "To 1200" }));
    await waitFor(() => expect(within(canvasElement).getByText(/^Row 1200\./)).toBeVisible());
  },
};

/** A list that sticks to the bottom opens there, and stays there as it grows. */
export const SticksToBottom: Story = {
  ...interaction,
  args: { role: "log", stickToBottom: true },
  play: async ({ args, canvas }) => {
    const log = canvas.getByRole("log");
    await waitFor(() => expect(canvas.getByText(/^Row 11000\./)).toBeVisible());
    await waitFor(() => expect(distanceFromEnd(log)).toBeLessThanOrEqual(1));
    await userEvent.click(canvas.getByRole("button", { name: "Append" }));
    await waitFor(() => expect(canvas.getByText(/^Row 11001\./)).toBeVisible());
    await waitFor(() => expect(distanceFromEnd(log)).toBeLessThanOrEqual(1));
    log.scrollTop -= 2000;
    await waitFor(() => expect(args.onDetachedChange).toHaveBeenLastCalledWith(true));
    const place = log.scrollTop;
    await userEvent.click(canvas.getByRole("button", { name: "Append" }));
    await expect(log.scrollTop).toBe(place);
    // The screenshot shows the end: an exact position would depend on the rows measured on the way.
    log.scrollTop = log.scrollHeight;
    await waitFor(() => expect(canvas.getByText(/^Row 11002\./)).toBeVisible());
    await waitFor(() => expect(distanceFromEnd(log)).toBeLessThanOrEqual(1));
  },
};

/** A list of two rows, which are in normal flow, becomes a virtualized one: all its rows are there, and it stays at its end. */
export const GrowsFromTwoRows: Story = {
  ...interaction,
  args: { role: "log", stickToBottom: true, rows: exampleRows(2) },
  play: async ({ canvas }) => {
    const texts = () => canvas.getAllByText(/^Row /).map(({ textContent }) => textContent.split(".")[0]);
    await expect(texts()).toEqual(["Row 1", "Row 2"]);
    for (let count = 3; count <= 30; count += 1)
      await userEvent.click(canvas.getByRole("button", { name: "Append" }));
    await waitFor(() => expect(canvas.getByText(/^Row 30\./)).toBeVisible());
    await waitFor(() => expect(distanceFromEnd(canvas.getByRole("log"))).toBeLessThanOrEqual(1));
    canvas.getByRole("log").scrollTop = 0;
    await waitFor(() => expect(texts().slice(0, 3)).toEqual(["Row 1", "Row 2", "Row 3"]));
  },
};

/** A user inside a long last row stays at the same line when another row is added. */
export const KeepsPositionAfterLongRow: Story = {
  ...interaction,
  args: {
    role: "log",
    stickToBottom: true,
    rows: [
      ...exampleRows(30),
      { id: "row-31", text: `Row 31. ${"The lift stops between two floors. ".repeat(300)}` },
    ],
  },
  play: async ({ args, canvas }) => {
    const log = canvas.getByRole("log");
    await waitFor(() => expect(distanceFromEnd(log)).toBeLessThanOrEqual(1));
    log.scrollTop -= 600;
    await waitFor(() => expect(args.onDetachedChange).toHaveBeenLastCalledWith(true));
    const read = () => canvas.getByText(/^Row 31\./).getBoundingClientRect().top;
    const before = read();
    await userEvent.click(canvas.getByRole("button", { name: "Append" }));
    await canvas.findByText(/^Row 32\./);
    await waitFor(() => expect(canvas.getByText(/^Row 31\./)).toBeVisible());
    await expect(Math.abs(read() - before)).toBeLessThanOrEqual(1);
  },
};

/** Rows added before the first one do not move the visible rows. */
export const PrependsWithoutShift: Story = {
  ...interaction,
  args: { role: "log", stickToBottom: true, rows: exampleRows(60, 1001) },
  play: async ({ args, canvas }) => {
    const log = canvas.getByRole("log");
    await waitFor(() => expect(distanceFromEnd(log)).toBeLessThanOrEqual(1));
    log.scrollTop = 40;
    await waitFor(() => expect(args.onNearStart).toHaveBeenCalled());
    const read = await canvas.findByText(/^Row 1003\./);
    await waitFor(() => expect(read).toBeVisible());
    await expect(read).toHaveStyle({ pointerEvents: "auto" });
    const before = read.getBoundingClientRect().top;
    await userEvent.click(canvas.getByRole("button", { name: "Prepend" }));
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(1000));
    await waitFor(() =>
      expect(
        Math.abs(canvas.getByText(/^Row 1003\./).getBoundingClientRect().top - before),
      ).toBeLessThanOrEqual(1),
    );
    // The exact position depends on which rows above were measured; the end does not.
    log.scrollTop = log.scrollHeight;
    await waitFor(() => expect(canvas.getByText(/^Row 1060\./)).toBeVisible());
    await waitFor(() => expect(distanceFromEnd(log)).toBeLessThanOrEqual(1));
  },
};

/** Rows with wrong estimated heights do not shift after the first paint. */
export const OpensWithoutShift: Story = {
  ...interaction,
  args: { role: "log", stickToBottom: true, rows: exampleRows(6, 1002) },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText(/^Row 1007\./)).toBeVisible());
    await waitFor(() => expect(canvas.getByRole("log")).toHaveStyle({ opacity: 1 }));
    await expect(await shiftsIn(canvasElement)).toEqual([]);
  },
};

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Each layout shift of `place`, in pixels. */
async function shiftsIn(place: HTMLElement): Promise<number[]> {
  const seen: LayoutShift[] = [];
  const observer = new PerformanceObserver((list) => seen.push(...(list.getEntries() as LayoutShift[])));
  observer.observe({ type: "layout-shift", buffered: true });
  // Pending entries are delivered by then.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  observer.disconnect();
  const here = seen.filter(({ sources }) => sources.some(({ node }) => place.contains(node)));
  return here.map(({ value }) => value);
}
