import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { interaction } from "../../interaction.fixtures.ts";
import { GemIcon } from "../Icon/GemIcon.generated.ts";
import { PlusIcon } from "../Icon/PlusIcon.generated.ts";
import { Button } from "./Button.tsx";

const meta = {
  title: "Components/Button",
  component: Button,
  parameters: { layout: "centered" },
  args: { children: "Continue", onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The main action of a view. */
export const Primary: Story = { args: { variant: "primary" } };

/** Every other action. */
export const Secondary: Story = { args: { icon: <PlusIcon />, children: "New chat" } };

/** In a header or a toolbar, where a border would be too much. */
export const Quiet: Story = { args: { variant: "quiet", children: "Create" } };

/** The link to Premium only. */
export const Premium: Story = { args: { variant: "premium", children: "Upgrade Now" } };

/** Premium in the header. */
export const PremiumQuiet: Story = {
  args: { variant: "premiumQuiet", icon: <GemIcon />, children: "Premium" },
};

/** An action that cannot be undone. */
export const Danger: Story = { args: { variant: "danger", children: "Delete my account" } };

/** At the end of a dialog or a phone's screen. */
export const Large: Story = { args: { variant: "primary", size: "large", fullWidth: true } };

/** The three heights. */
export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: "flex", gap: 12, alignItems: "center" }}>
      <Button {...args} size="small" />
      <Button {...args} size="medium" />
      <Button {...args} size="large" />
    </div>
  ),
};

/** Loading: the button keeps its width and focus, and does nothing. */
export const Loading: Story = { args: { variant: "primary", pending: true } };

/** Disabled with a reason: shown on hover and read on focus. */
export const DisabledWithReason: Story = {
  args: { children: "Upgrade Now", disabledReason: "You already have Premium." },
};

/** The main action of a view. */
export const PrimaryTest: Story = {
  ...Primary,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Continue" }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

/** Loading: the button keeps its width and focus, and does nothing. */
export const LoadingTest: Story = {
  ...Loading,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: /Continue/ });
    await expect(button).toHaveAttribute("aria-busy", "true");
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Focused: the ring has an offset, so that it is visible on any colour. */
export const Focused: Story = {
  ...interaction,
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
export const DisabledWithReasonTest: Story = {
  ...DisabledWithReason,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Upgrade Now" });
    await expect(button).toHaveAccessibleDescription("You already have Premium.");
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** The frame that a screenshot shows is as wide as the button and its margins. */
export const TightFrame: Story = {
  ...Primary,
  ...interaction,
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Continue" });
    const frame = button.closest("[data-frame]");
    await expect(frame?.getBoundingClientRect().width).toBe(button.getBoundingClientRect().width + 2 * 24);
  },
};
