import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { filterDialogFixtures as filters } from "./FilterDialog.fixtures.ts";
import { FilterDialog } from "./FilterDialog.tsx";

const meta = {
  title: "Features/Character/FilterDialog",
  component: FilterDialog,
  tags: ["screen"],
  parameters: { layout: "fullscreen" },
  args: {
    ...filters.home,
    open: true,
    onOpenChange: fn(),
    onTagUsesChange: fn(),
    onAdultChange: fn(),
    onDensityChange: fn(),
    onHiddenReveal: fn(),
  },
} satisfies Meta<typeof FilterDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** On home: excluded tags, adult characters, density, and the number of hidden characters. */
export const Home: Story = {};

/** No filter is set. */
export const Nothing: Story = { args: filters.nothing };

/** Adult characters are shown. */
export const AdultShown: Story = { args: filters.adultShown };

/** A visitor cannot enable adult characters, and sees why. */
export const Visitor: Story = { args: filters.visitor };

/** In the search: tags may also be required. */
export const Search: Story = {
  args: {
    ...filters.search,
    uses: undefined,
    hiddenCount: undefined,
    onAdultChange: undefined,
    onDensityChange: undefined,
  },
};

/** Two hundred tags. */
export const Many: Story = { args: filters.many };
