import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { fn } from "storybook/test";
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
