import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { GemIcon } from "../Icon/GemIcon.generated.ts";
import { PlusIcon } from "../Icon/PlusIcon.generated.ts";
import { Button } from "./Button.tsx";

const meta = {
  title: "Components/Button",
  component: Button,
  args: { children: "Continue", onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The main action of a view. */
export const Primary: Story = {
  args: { variant: "primary" },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Continue" }));
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};

/** Every other action. */
export const Secondary: Story = { args: { icon: <PlusIcon />, children: "New chat" } };

/** In a header or a toolbar, where a border would be too much. */
export const Quiet: Story = { args: { variant: "quiet", children: "Create" } };

/** The link to Premium only. */
export const Gold: Story = { args: { variant: "gold", children: "Upgrade Now" } };

/** Premium in the header. */
export const GoldQuiet: Story = { args: { variant: "goldQuiet", icon: <GemIcon />, children: "Premium" } };

/** An action that cannot be undone. */
export const Danger: Story = { args: { variant: "danger", children: "Delete my account" } };

/** At the end of a dialog or a phone's screen. */
export const Large: Story = { args: { variant: "primary", size: "large", wide: true } };

/** The three heights. */
export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: "flex", gap: 12, alignItems: "center" }}>
      <Button {...args} size="medium" />
      <Button {...args} size="touch" />
      <Button {...args} size="large" />
    </div>
  ),
};

/** Loading: the button keeps its width and focus, and does nothing. */
export const Loading: Story = {
  args: { variant: "primary", loading: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: /Continue/ });
    await expect(button).toHaveAttribute("aria-busy", "true");
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
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
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

/** Disabled with a reason: shown on hover and read on focus. */
export const DisabledWithReason: Story = {
  args: { children: "Upgrade Now", disabledReason: "You already have Premium." },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Upgrade Now" });
    await expect(button).toHaveAccessibleDescription("You already have Premium.");
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** A link that looks like a button. */
export const AsLink: Story = {
  args: { variant: "primary", href: "/character/1/chat" },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Continue" });
    await expect(link).toHaveAttribute("href", "/character/1/chat");
  },
};
