import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { interaction } from "../../interaction.fixtures.ts";
import { MoonIcon } from "../Icon/MoonIcon.generated.ts";
import { SunIcon } from "../Icon/SunIcon.generated.ts";
import type { SegmentedOption } from "./SegmentedControl.tsx";
import { SegmentedControl } from "./SegmentedControl.tsx";

const colours: readonly SegmentedOption<string>[] = [
  { value: "dark", label: "Dark", icon: <MoonIcon /> },
  { value: "light", label: "Light", icon: <SunIcon /> },
];

const meta = {
  title: "Components/SegmentedControl",
  component: SegmentedControl,
  args: { label: "Colours", options: colours, value: "dark", onValueChange: fn() },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A few short options side by side. */
export const Row: Story = {};

/** Before the first option. */
export const Unanswered: Story = { args: { value: null } };

/** A required option is missing. */
export const Missing: Story = { args: { value: null, error: "Please choose the colours" } };

/** Disabled. */
export const Disabled: Story = { args: { disabled: true } };

/** A few short options side by side. */
export const RowTest: Story = {
  ...Row,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    const group = within(within(canvasElement).getByRole("radiogroup", { name: "Colours" }));
    await userEvent.click(group.getByRole("radio", { name: "Light" }));
    await expect(args.onValueChange).toHaveBeenCalledWith("light");
  },
};

/** Without `value` the browser holds it; the arrow keys move from the selected option. */
export const Uncontrolled: Story = {
  ...interaction,
  args: { value: undefined, defaultValue: "dark" },
  play: async ({ args, canvasElement }) => {
    const group = within(canvasElement);
    await userEvent.tab();
    await expect(group.getByRole("radio", { name: "Dark" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(group.getByRole("radio", { name: "Light" })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledWith("light");
  },
};

/** A required option is missing. */
export const MissingTest: Story = {
  ...Missing,
  ...interaction,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent("Please choose the colours");
  },
};
