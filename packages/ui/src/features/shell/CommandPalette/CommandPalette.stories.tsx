import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { commandPaletteFixtures } from "./CommandPalette.fixtures.ts";
import { CommandPalette } from "./CommandPalette.tsx";

const meta = {
  title: "Features/Shell/CommandPalette",
  component: CommandPalette,
  args: {
    ...commandPaletteFixtures.empty,
    open: true,
    onOpenChange: fn(),
    onQueryChange: fn(),
    onResultSelect: fn(),
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Just opened: the latest chats, the main places, and actions. Enter chooses the first without an arrow. */
export const Empty: Story = {};

/** While the user types: what the text finds. A press chooses too. */
export const Found: Story = { args: commandPaletteFixtures.found };

/** Characters are still loading; what is there can be chosen. */
export const Searching: Story = { args: commandPaletteFixtures.searching };

/** Nothing has this name. */
export const None: Story = { args: commandPaletteFixtures.none };

/** Forty, one endless and one right to left: the list scrolls to the active one. */
export const Many: Story = { args: commandPaletteFixtures.many };
