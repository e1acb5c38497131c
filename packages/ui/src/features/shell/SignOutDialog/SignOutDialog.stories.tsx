import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
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
