import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
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

/** No tag is used. */
export const NoneTest: Story = {
  ...None,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    const filter = within(canvasElement);
    await userEvent.click(filter.getByRole("button", { name: "Mystery" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ 1: "only" });
    await userEvent.click(filter.getByRole("radio", { name: "Exclude" }));
    await userEvent.click(filter.getByRole("button", { name: "Comedy" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ 5: "not" });
  },
};

/** Only characters with all of these tags. */
export const IncludeTest: Story = {
  ...Include,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    const filter = within(canvasElement);
    await expect(filter.getByText("2 included")).toBeVisible();
    await userEvent.click(filter.getByRole("button", { name: "Mystery included" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ 17: "only" });
  },
};

/** No character with any of these tags. */
export const ExcludeTest: Story = {
  ...Exclude,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    const clear = within(canvasElement).getByRole("button", { name: "Clear" });
    const end = clear.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(clear).paddingRight);
    await expect(end, "where the label ends").toBe(clear.parentElement?.getBoundingClientRect().right);
    await userEvent.click(clear);
    await expect(args.onValueChange).toHaveBeenLastCalledWith({});
  },
};

/** Tags can only be excluded, as on home. */
export const OnlyLeaveOutTest: Story = {
  ...OnlyLeaveOut,
  ...interaction,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("radio")).toBeNull();
  },
};

/** Two hundred tags, one endless: they scroll, and one can be found by name. */
export const ManyTest: Story = {
  ...Many,
  ...interaction,
  play: async ({ canvasElement }) => {
    const filter = within(canvasElement);
    const listEnd = filter.getByRole("list").getBoundingClientRect().bottom;
    const { top } = filter
      .getByText(/included|excluded/, { selector: "[role=status]" })
      .getBoundingClientRect();
    await expect(top, "the summary is below the fading tags").toBeGreaterThanOrEqual(listEnd - 4);
    await userEvent.type(filter.getByRole("searchbox", { name: "Find a tag" }), "number 15");
    await expect(filter.getAllByRole("button", { name: /^Tag number 15/ })).toHaveLength(11);
    await userEvent.clear(filter.getByRole("searchbox"));
  },
};

/** No tag has that name. */
export const NotFound: Story = {
  ...interaction,
  args: filters.many,
  play: async ({ canvasElement }) => {
    const filter = within(canvasElement);
    await userEvent.type(filter.getByRole("searchbox"), "zeppelin");
    await expect(filter.getByText("No tags match “zeppelin”")).toBeVisible();
  },
};

/** Alone, without an owner of the uses: from required to excluded, back to unused, and cleared. */
export const Uncontrolled: Story = {
  ...interaction,
  args: { tags: filters.include.tags, value: undefined, defaultValue: filters.include.value },
  play: async ({ args, canvasElement }) => {
    const filter = within(canvasElement);
    await userEvent.click(filter.getByRole("radio", { name: "Exclude" }));
    await userEvent.click(filter.getByRole("button", { name: "Sea included" }));
    await expect(filter.getByText("1 included, 1 excluded")).toBeVisible();
    await userEvent.click(filter.getByRole("button", { name: "Sea excluded" }));
    await expect(filter.getByRole("button", { name: "Sea" })).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(filter.getByRole("button", { name: "Clear" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({});
    await expect(filter.getByRole("button", { name: "Mystery" })).toHaveAttribute("aria-pressed", "false");
  },
};
