import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import stateMeta, * as stories from "./Button.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Button",
  tags: ["interaction", "!autodocs"],
  parameters: { ...stateMeta.parameters, chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** The main action of a view. */
export const Primary: Story = {
  ...stories.Primary,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Continue" }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

/** Loading: the button keeps its width and focus, and does nothing. */
export const Loading: Story = {
  ...stories.Loading,
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: /Continue/ });
    await expect(button).toHaveAttribute("aria-busy", "true");
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Focused: the ring has an offset, so that it is visible on any colour. */
export const Focused: Story = {
  args: { variant: "primary" },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    const button = within(canvasElement).getByRole("button", { name: "Continue" });
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** Disabled with a reason: shown on hover and read on focus. */
export const DisabledWithReason: Story = {
  ...stories.DisabledWithReason,
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Upgrade Now" });
    await expect(button).toHaveAccessibleDescription("You already have Premium.");
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** The frame that a screenshot shows is as wide as the button and its margins. */
export const TightFrame: Story = {
  ...stories.Primary,
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Continue" });
    const frame = button.closest("[data-frame]");
    await expect(frame?.getBoundingClientRect().width).toBe(button.getBoundingClientRect().width + 2 * 24);
  },
};
