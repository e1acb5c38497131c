import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import stateMeta, * as stories from "./ReportDialog.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Safety/ReportDialog",
  tags: ["screen", "interaction", "!autodocs"],
  parameters: { ...stateMeta.parameters, chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

/** The reason comes first; the other fields follow. */
export const Reason: Story = {
  ...stories.Reason,
  play: async ({ args }) => {
    const report = await dialog("Report this character");
    await expect(report.getByRole("radio", { name: "It involves a minor" })).toHaveFocus();
    await expect(report.queryByRole("textbox")).toBeNull();
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** Sent without a reason: an error is shown. */
export const ReasonMissing: Story = {
  play: async ({ args }) => {
    const report = await dialog("Report this character");
    await userEvent.click(report.getByRole("button", { name: "Send report" }));
    await expect(report.getByRole("alert")).toHaveTextContent("Please choose a reason");
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** With a reason, a text field follows. */
export const Text: Story = {
  play: async ({ args }) => {
    const report = await dialog("Report this character");
    await userEvent.click(report.getByRole("radio", { name: "Stolen work" }));
    await userEvent.type(report.getByRole("textbox"), "The cover is from my own book.");
    await userEvent.click(report.getByRole("button", { name: "Send report" }));
    await expect(args.onSend).toHaveBeenCalledWith({
      reason: "copyright",
      text: "The cover is from my own book.",
    });
  },
};

/** The text is optional. */
export const WithoutText: Story = {
  ...stories.WithoutText,
  play: async ({ args }) => {
    const report = await dialog("Report this message");
    await userEvent.click(report.getByRole("radio", { name: "Spam" }));
    await userEvent.click(report.getByRole("button", { name: "Send report" }));
    await expect(args.onSend).toHaveBeenCalledWith({ reason: "spam", text: "" });
  },
};

/** Sending: disabled. */
export const Pending: Story = {
  ...stories.Pending,
  play: async ({ args }) => {
    const report = await dialog("Report this character");
    await expect(report.getByRole("radio", { name: "Spam" })).toBeDisabled();
    await userEvent.click(report.getByRole("button", { name: /Send report/ }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** Sending failed; the input is kept. */
export const Failed: Story = {
  ...stories.Failed,
  play: async () => {
    const report = await dialog("Report this character");
    await userEvent.click(report.getByRole("radio", { name: "Spam" }));
    await expect(report.getByRole("status")).toHaveTextContent("Your text is still here");
  },
};

/** Sent, with its number. */
export const Sent: Story = {
  ...stories.Sent,
  play: async ({ args }) => {
    const report = await dialog("Report received");
    await expect(report.getByText("R-7F3K-20QX")).toBeVisible();
    await expect(report.getByRole("link", { name: "See its state" })).toHaveAttribute("href", "#report");
    await userEvent.click(report.getByRole("button", { name: "Done" }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** The form for intimate images is offered with the reason that it is for, and with no other. */
export const RealPerson: Story = {
  ...stories.RealPerson,
  play: async () => {
    const report = await dialog("Report this image");
    await expect(report.getByRole("link", { name: /take it down/ })).toHaveAttribute("href", "#take-down");
    await userEvent.click(report.getByRole("radio", { name: "Spam" }));
    await expect(report.queryByRole("link", { name: /take it down/ })).toBeNull();
  },
};

/** Closed: nothing is rendered. */
export const Closed: Story = {
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};
