import type { StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { createEvent, expect, fireEvent, userEvent, within } from "storybook/test";
import stateMeta, * as stories from "./LinkButton.stories.tsx";
import { LinkButton } from "./LinkButton.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/LinkButton",
  tags: ["interaction", "!autodocs"],
  parameters: { ...stateMeta.parameters, chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** It is a link, which Enter follows. */
export const Primary: Story = {
  ...stories.Primary,
  play: async ({ args, canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Continue" });
    await expect(link).toHaveAttribute("href", "#chat");
    link.focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

/** Disabled: neither a click nor Enter follows it. */
export const DisabledWithReason: Story = {
  ...stories.DisabledWithReason,
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
