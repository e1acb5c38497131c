import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { SignOutDialog } from "./SignOutDialog.tsx";

const meta = {
  title: "Features/Shell/SignOutDialog",
  component: SignOutDialog,
  tags: ["screen"],
  parameters: { layout: "fullscreen" },
  args: { open: true, onOpenChange: fn(), onConfirm: fn() },
} satisfies Meta<typeof SignOutDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opened. Cancel has the focus. */
export const Open: Story = {};

/** Confirmed; signing out. */
export const SigningOut: Story = { args: { pending: true } };

/** Opened. Cancel has the focus. */
// Rule: sign-out-confirmation
export const OpenTest: Story = {
  ...Open,
  ...interaction,
  play: async ({ args }) => {
    await screen.findByRole("alertdialog", { name: "Sign out of your account" });
    await expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Confirm" }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    screen.getByRole("button", { name: "Cancel" }).focus();
  },
};
