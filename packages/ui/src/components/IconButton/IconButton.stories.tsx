import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { HeartIcon } from "../Icon/HeartIcon.generated.ts";
import { SearchIcon } from "../Icon/SearchIcon.generated.ts";
import { IconButton } from "./IconButton.tsx";

const meta = {
  title: "Components/IconButton",
  component: IconButton,
  args: { label: "Search", icon: <SearchIcon />, onPress: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A tool in a row, at rest. */
export const Plain: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Search" }));
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};

/** Where it has to stand out from its ground. */
export const Raised: Story = { args: { variant: "raised" } };

/** A reaction that is set. */
export const Pressed: Story = { args: { label: "Favourite", icon: <HeartIcon filled />, pressed: true } };

/** On a picture, where any colour may lie beneath. */
export const OnCover: Story = {
  args: { label: "Favourite", icon: <HeartIcon />, variant: "onCover", size: "small" },
};

/** On a picture and set. */
export const OnCoverPressed: Story = {
  args: { label: "Favourite", icon: <HeartIcon filled />, variant: "onCover", size: "small", pressed: true },
};

/** Nothing to do at present; still reached by keyboard. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Search" }));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};
