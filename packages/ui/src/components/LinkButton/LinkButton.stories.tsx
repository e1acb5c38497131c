import type { Meta, StoryObj } from "@storybook/react-vite";
import type { MouseEvent } from "react";
import { useState } from "react";
import { createEvent, expect, fireEvent, fn, userEvent, within } from "storybook/test";
import { interaction } from "../../interaction.fixtures.ts";
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

/** It is a link, which Enter follows. */
export const PrimaryTest: Story = {
  ...Primary,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Continue" });
    await expect(link).toHaveAttribute("href", "#chat");
    link.focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

/** Disabled: neither a click nor Enter follows it. */
export const DisabledWithReasonTest: Story = {
  ...DisabledWithReason,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Download" });
    const { href } = location;
    await expect(link).toHaveAccessibleDescription("The file was deleted after seven days.");
    await userEvent.click(link);
    await userEvent.keyboard("{Enter}");
    // The middle button would open a new tab.
    const middle = createEvent("auxclick", link, { bubbles: true, cancelable: true, button: 1 });
    await fireEvent(link, middle);
    await expect(middle.defaultPrevented).toBe(true);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(location.href).toBe(href);
  },
};

/** While it becomes pending it is the same element, and keeps the focus. */
export const KeepsFocus: Story = {
  ...interaction,
  render: function Pending(args) {
    const [pending, setPending] = useState(false);
    const start = (event: { preventDefault: () => void }) => {
      event.preventDefault();
      setPending(true);
    };
    return <LinkButton {...args} pending={pending} onClick={start} />;
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Continue" });
    await userEvent.click(link);
    await expect(link).toHaveAttribute("aria-busy", "true");
    await expect(link).toHaveFocus();
  },
};
