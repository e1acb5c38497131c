import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import stateMeta, * as stories from "./HiddenCount.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Character/HiddenCount",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden by the user's filters, and can be shown. */
export const Revealable: Story = {
  ...stories.Revealable,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^3 hidden by your filters/ }));
    await expect(args.onReveal).toHaveBeenCalledOnce();
  },
};

/** Adult characters, because adult content is off. */
// Rule: home-counts-adult-apart
export const Adult: Story = {
  ...stories.Adult,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button", {
      name: "3 adult characters hidden. Show them",
    });
    await expect(button).toHaveTextContent("3 adult characters hidden");
  },
};

/** One adult character. */
export const OneAdult: Story = {
  ...stories.OneAdult,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("1 adult character hidden")).toBeVisible();
  },
};

/** Adult characters, and others by the user's filters. */
// Rule: home-counts-adult-apart
export const AdultAndOthers: Story = {
  ...stories.AdultAndOthers,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button")).toHaveAccessibleName(
      "3 hidden (2 adult, 1 by your filters). Show them",
    );
  },
};

/** Hidden, and cannot be shown. */
export const NotRevealable: Story = {
  ...stories.NotRevealable,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
  },
};
