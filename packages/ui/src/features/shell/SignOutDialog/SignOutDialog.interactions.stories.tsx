import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import stateMeta, * as stories from "./SignOutDialog.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Shell/SignOutDialog",
  tags: ["screen", "interaction", "!autodocs"],
  parameters: { ...stateMeta.parameters, chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Opened. Cancel has the focus. */
// Rule: sign-out-confirmation
export const Open: Story = {
  ...stories.Open,
  play: async ({ args }) => {
    await screen.findByRole("alertdialog", { name: "Sign out of your account" });
    await expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Confirm" }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    screen.getByRole("button", { name: "Cancel" }).focus();
  },
};
