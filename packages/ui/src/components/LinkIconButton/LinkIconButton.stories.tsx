import type { Meta, StoryObj } from "@storybook/react-vite";
import type { MouseEvent } from "react";
import { fn } from "storybook/test";
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
