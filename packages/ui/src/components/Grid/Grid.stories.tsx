import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "../Text/Text.tsx";
import { Grid } from "./Grid.tsx";

const figures = [
  ["Chats", "128"],
  ["Messages", "4,096"],
  ["Favourites", "32"],
  ["Characters", "3"],
] as const;

const meta = {
  title: "Components/Grid",
  component: Grid,
  args: {
    children: figures.map(([label, figure]) => (
      <Stack key={label} gap={2}>
        <Text variant="heading">{figure}</Text>
        <Text variant="helper" color="muted">
          {label}
        </Text>
      </Stack>
    )),
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As many columns as fit. */
export const AsManyAsFit: Story = { args: { minColumnWidth: 80 } };

/** Two columns on every screen. */
export const TwoColumns: Story = { args: { columns: 2, gap: 24 } };

/** Tiles that are wider than the grid: there is one column. */
export const OneColumn: Story = { args: { minColumnWidth: 400, gap: 8 } };
