import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "../Badge/Badge.tsx";
import { Button } from "../Button/Button.tsx";
import { Text } from "../Text/Text.tsx";
import { Stack } from "./Stack.tsx";

const meta = {
  title: "Components/Stack",
  component: Stack,
  args: {
    children: [<Badge key="a">First</Badge>, <Badge key="b">Second</Badge>, <Badge key="c">Third</Badge>],
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From top to bottom. */
export const Column: Story = { args: { gap: 8, align: "start" } };

/** In the direction of the text, centred. */
export const Row: Story = { args: { direction: "row", gap: 8, align: "center" } };

/** A title at the start, and an action at the end. */
export const Between: Story = {
  args: {
    as: "header",
    direction: "row",
    align: "center",
    justify: "between",
    children: [
      <Text key="title" as="h2" variant="heading">
        Chats
      </Text>,
      <Button key="new">New chat</Button>,
    ],
  },
};

/** More than fits into a line: the rest is in the next one. */
export const Wrapped: Story = {
  args: {
    as: "ul",
    direction: "row",
    gap: 6,
    wrap: true,
    children: ["Mystery", "Science fiction", "Fantasy", "History", "Comedy", "Companions"].map((label) => (
      <li key={label}>
        <Badge>{label}</Badge>
      </li>
    )),
  },
};
