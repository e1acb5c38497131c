import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
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

const dialog = async () => within(await screen.findByRole("dialog", { name: "Filters" }));

/** On home: excluded tags, adult characters, density, and the number of hidden characters. */
export const HomeTest: Story = {
  ...Home,
  ...interaction,
  play: async ({ args }) => {
    const filter = await dialog();
    await userEvent.click(filter.getByRole("button", { name: "Gothic excluded" }));
    await expect(args.onTagUsesChange).toHaveBeenCalledWith({ 5: "not", 23: "not" });
    await userEvent.click(filter.getByRole("switch", { name: "Show adult characters" }));
    await expect(args.onAdultChange).toHaveBeenCalledWith(true);
    await userEvent.click(filter.getByRole("radio", { name: "More" }));
    await expect(args.onDensityChange).toHaveBeenCalledWith("compact");
    await userEvent.click(filter.getByRole("button", { name: /^3 hidden/ }));
    await expect(args.onHiddenReveal).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** Closed: nothing is rendered. */
export const Closed: Story = {
  ...interaction,
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};
