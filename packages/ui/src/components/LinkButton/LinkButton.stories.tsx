import type { Meta, StoryObj } from "@storybook/react-vite";
import type { MouseEvent } from "react";
import { fn } from "storybook/test";
import { EditIcon } from "../Icon/EditIcon.generated.ts";
import { LinkButton } from "./LinkButton.tsx";

const meta = {
  title: "Components/LinkButton",
  component: LinkButton,
  parameters: { layout: "centered" },
  args: {
    children: "Continue",
    href: "#chat", // The page of the story stays.
    onClick: fn((event: MouseEvent) => event.preventDefault()),
  },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The way on from a view. */
export const Primary: Story = { args: { variant: "primary" } };

/** Beside other actions. */
export const Quiet: Story = { args: { variant: "quiet", icon: <EditIcon />, children: "Edit" } };

/** The page is being prepared: the link keeps its width and focus, and is not followed. */
export const Loading: Story = { args: { variant: "primary", pending: true } };

/** Disabled with a reason: shown on hover and read on focus. */
export const DisabledWithReason: Story = {
  args: { children: "Download", disabledReason: "The file was deleted after seven days." },
};
