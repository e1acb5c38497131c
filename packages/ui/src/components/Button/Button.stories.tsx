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

/** The one thing to do in a view. */
export const Primary: Story = {
  args: { variant: "primary" },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Continue" }));
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};

/** Everything else that may be done. */
export const Secondary: Story = { args: { icon: <PlusIcon />, children: "New chat" } };

/** In a header or a row of its like, where an edge would be noise. */
export const Quiet: Story = { args: { variant: "quiet", children: "Create" } };

/** The way to Premium, and nothing else. */
export const Gold: Story = { args: { variant: "gold", children: "Upgrade Now" } };

/** Premium in the header. */
export const GoldQuiet: Story = { args: { variant: "goldQuiet", icon: <GemIcon />, children: "Premium" } };

/** What cannot be undone. */
export const Danger: Story = { args: { variant: "danger", children: "Delete my account" } };

/** At the foot of a dialog or a phone's screen. */
export const Large: Story = { args: { variant: "primary", size: "large", wide: true } };

/** A row of the three heights. */
export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: "flex", gap: 12, alignItems: "center" }}>
      <Button {...args} size="medium" />
      <Button {...args} size="touch" />
      <Button {...args} size="large" />
    </div>
  ),
};

/** What it started is under way: it is as wide as before, keeps its focus and does nothing. */
export const Loading: Story = {
  args: { variant: "primary", loading: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: /Continue/ });
    await expect(button).toHaveAttribute("aria-busy", "true");
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** Where the keyboard is: the ring stands off the fill, so that it shows on any colour. */
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

/** Nothing to do at present, and why: the reason shows on hover and is read on focus. */
export const DisabledWithReason: Story = {
  args: { children: "Upgrade Now", disabledReason: "You already have Premium." },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Upgrade Now" });
    await expect(button).toHaveAccessibleDescription("You already have Premium.");
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** Somewhere to go, with the looks of a button. */
export const AsLink: Story = {
  args: { variant: "primary", href: "/character/1/chat" },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Continue" });
    await expect(link).toHaveAttribute("href", "/character/1/chat");
  },
};
