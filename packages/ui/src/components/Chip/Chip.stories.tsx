import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { UserIcon } from "../Icon/UserIcon.generated.ts";
import { Chip } from "./Chip.tsx";

const meta = {
  title: "Components/Chip",
  component: Chip,
  parameters: { layout: "centered" },
  args: { label: "Mystery", onSelectedChange: fn() },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A tag that can be selected. */
export const Choice: Story = {};

/** A selected tag. */
export const Selected: Story = { args: { selected: true } };

/** A filter that shows how many items it leaves. */
export const Counted: Story = { args: { label: "Drafts", count: 3 } };

/** A tag in a form, where it can be removed. */
export const Removable: Story = { args: { onSelectedChange: undefined, onRemove: fn() } };

/** A label only, such as the active persona. */
export const Label: Story = {
  args: { onSelectedChange: undefined, icon: <UserIcon size={16} />, label: "Margueri…" },
};
