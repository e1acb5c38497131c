import type { Meta, StoryObj } from "@storybook/react-vite";
import type { MouseEvent } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { interaction } from "../../interaction.fixtures.ts";
import { ArrowLeftIcon } from "../Icon/ArrowLeftIcon.generated.ts";
import { SearchIcon } from "../Icon/SearchIcon.generated.ts";
import { LinkIconButton } from "./LinkIconButton.tsx";

const meta = {
  title: "Components/LinkIconButton",
  component: LinkIconButton,
  parameters: { layout: "centered" },
  args: {
    label: "Search",
    icon: <SearchIcon />,
    href: "#search", // The page of the story stays.
    onClick: fn((event: MouseEvent) => event.preventDefault()),
  },
} satisfies Meta<typeof LinkIconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In a header. */
export const Plain: Story = {};

/** Back, on a cover, where any colour may be behind it. */
export const OnCover: Story = {
  args: { label: "Back", icon: <ArrowLeftIcon />, variant: "onCover", size: "large" },
};

/** Disabled; still focusable. */
export const Disabled: Story = { args: { disabled: true } };

/** It is a link, which Enter follows. */
export const PlainTest: Story = {
  ...Plain,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Search" });
    await expect(link).toHaveAttribute("href", "#search");
    link.focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

/** Disabled: it can be focused, and is not followed. */
export const DisabledTest: Story = {
  ...Disabled,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Search" });
    const { href } = location;
    await userEvent.click(link);
    await expect(link).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(location.href).toBe(href);
  },
};
