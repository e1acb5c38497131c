import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import stateMeta, * as stories from "./LinkIconButton.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/LinkIconButton",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** It is a link, which Enter follows. */
export const Plain: Story = {
  ...stories.Plain,
  play: async ({ args, canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Search" });
    await expect(link).toHaveAttribute("href", "#search");
    link.focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

/** Disabled: it can be focused, and is not followed. */
export const Disabled: Story = {
  ...stories.Disabled,
  play: async ({ args, canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Search" });
    const { href } = location;
    await userEvent.click(link);
    await expect(link).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(location.href).toBe(href);
  },
};
