import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { tagFilterFixtures as filters } from "./TagFilter.fixtures.ts";
import { TagFilter } from "./TagFilter.tsx";

const meta = {
  title: "Features/Character/TagFilter",
  component: TagFilter,
  args: { ...filters.none, onValueChange: fn() },
} satisfies Meta<typeof TagFilter>;
export default meta;

type Story = StoryObj<typeof meta>;

/** No tag is used. */
export const None: Story = {};

/** Only characters with all of these tags. */
export const Include: Story = { args: filters.include };

/** No character with any of these tags. */
export const Exclude: Story = { args: filters.exclude };

/** One of each. */
export const Both: Story = { args: filters.both };

/** Tags can only be excluded, as on home. */
export const OnlyLeaveOut: Story = { args: { ...filters.exclude, uses: ["not"] } };

/** Two hundred tags, one endless: they scroll, and one can be found by name. */
export const Many: Story = { args: filters.many };

/** Loading. */
export const Empty: Story = { args: filters.empty };
