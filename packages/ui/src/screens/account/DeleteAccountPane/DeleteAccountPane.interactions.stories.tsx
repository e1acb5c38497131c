import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import stateMeta, * as stories from "./DeleteAccountPane.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Account/DeleteAccountPane",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** What is deleted, what is kept, and the name to type. */
export const Ready: Story = {
  ...stories.Ready,
  play: async ({ args, canvasElement }) => {
    const pane = within(canvasElement);
    await userEvent.type(pane.getByLabelText("Type Marguerite to confirm"), "Marguerite");
    await userEvent.click(pane.getByRole("button", { name: "Delete my account" }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

/** A wrong name was typed: an error shows the expected text. */
export const Mismatch: Story = {
  play: async ({ args, canvasElement }) => {
    const pane = within(canvasElement);
    await userEvent.type(pane.getByRole("textbox"), "marge{Enter}");
    await expect(pane.getByRole("alert")).toHaveTextContent("This does not match. Type Marguerite");
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

/** A subscription must be ended first. */
export const Subscribed: Story = {
  ...stories.Subscribed,
  play: async ({ args, canvasElement }) => {
    const pane = within(canvasElement);
    await expect(pane.queryByRole("textbox")).toBeNull();
    await userEvent.click(pane.getByRole("button", { name: "Manage Subscriptions" }));
    await expect(args.onSubscriptionManage).toHaveBeenCalledOnce();
  },
};
