import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { interaction } from "../../interaction.fixtures.ts";
import { HeartIcon } from "../Icon/HeartIcon.generated.ts";
import { SearchIcon } from "../Icon/SearchIcon.generated.ts";
import { IconButton } from "./IconButton.tsx";

const meta = {
  title: "Components/IconButton",
  component: IconButton,
  parameters: { layout: "centered" },
  args: { label: "Search", icon: <SearchIcon />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A tool in a toolbar. */
export const Plain: Story = {};

/** On a raised background. */
export const Raised: Story = { args: { variant: "raised" } };

/** A pressed toggle. */
export const Pressed: Story = {
  args: { label: "Favourite", icon: <HeartIcon filled />, "aria-pressed": true },
};

/** On a cover, where any colour may be behind it. */
export const OnCover: Story = {
  args: { label: "Favourite", icon: <HeartIcon />, variant: "onCover", size: "small" },
};

/** On a cover and pressed. */
export const OnCoverPressed: Story = {
  args: {
    label: "Favourite",
    icon: <HeartIcon filled />,
    variant: "onCover",
    size: "small",
    "aria-pressed": true,
  },
};

/** Disabled; still focusable. */
export const Disabled: Story = { args: { disabled: true } };

/** A tool in a toolbar. */
export const PlainTest: Story = {
  ...Plain,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Search" }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

/** Disabled; still focusable. */
export const DisabledTest: Story = {
  ...Disabled,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Search" }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
