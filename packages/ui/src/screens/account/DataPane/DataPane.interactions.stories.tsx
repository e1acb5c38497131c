import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import stateMeta, * as stories from "./DataPane.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Account/DataPane",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** No export was requested. */
export const Idle: Story = {
  ...stories.Idle,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Export my data" }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

/** The export is being prepared. */
export const Preparing: Story = {
  ...stories.Preparing,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /Export my data/ }));
    await expect(args.onExport).not.toHaveBeenCalled();
  },
};

/** The export can be downloaded. */
export const Ready: Story = {
  ...stories.Ready,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "Download" })).toHaveAttribute(
      "href",
      "#export",
    );
  },
};

/** Signing out everywhere needs confirmation; Escape cancels and returns the focus. */
export const SignOutEverywhere: Story = {
  ...stories.SignOutEverywhere,
  play: async ({ args }) => {
    const button = screen.getByRole("button", { name: "Sign out everywhere" });
    await userEvent.click(button);
    await screen.findByRole("alertdialog", { name: "Sign out everywhere?" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(button).toHaveFocus();
    await expect(args.onSignOut).not.toHaveBeenCalled();
    await userEvent.click(button);
    const dialog = within(await screen.findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Sign out everywhere" }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};
