import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { namedStatesOf } from "../../../namedStates.fixtures.ts";
import { reportDialogFixtures as reports } from "./ReportDialog.fixtures.ts";
import { ReportDialog } from "./ReportDialog.tsx";

const meta = {
  title: "Features/Safety/ReportDialog",
  component: ReportDialog,
  tags: ["screen"],
  parameters: { layout: "fullscreen" },
  args: { ...reports.reason, open: true, onOpenChange: fn(), onSend: fn() },
  argTypes: { subject: namedStatesOf(reports, "subject"), state: namedStatesOf(reports, "state") },
} satisfies Meta<typeof ReportDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The reason comes first; the other fields follow. */
export const Reason: Story = {};

/** The text is optional. */
export const WithoutText: Story = { args: reports.message };

/** About an image: fewer reasons apply. */
export const Image: Story = { args: reports.image };

/** A real person is chosen: the form for intimate images is offered. */
export const RealPerson: Story = { args: reports.realPerson };

/** About a profile. */
export const Profile: Story = { args: reports.profile };

/** Sending: disabled. */
export const Pending: Story = { args: reports.pending };

/** Sending failed; the input is kept. */
export const Failed: Story = { args: reports.failed };

/** Rejected, with a reason from the server. */
export const FailedWithReason: Story = { args: reports.failedWithReason };

/** Sent, with its number. */
export const Sent: Story = { args: reports.sent };

/** Sent, and the moderators are alerted. */
export const SentUrgent: Story = { args: reports.sentUrgent };

const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

/** The reason comes first; the other fields follow. */
export const ReasonTest: Story = {
  ...Reason,
  ...interaction,
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
  ...interaction,
  play: async ({ args }) => {
    const report = await dialog("Report this character");
    await userEvent.click(report.getByRole("button", { name: "Send report" }));
    await expect(report.getByRole("alert")).toHaveTextContent("Please choose a reason");
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** With a reason, a text field follows. */
export const Text: Story = {
  ...interaction,
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
export const WithoutTextTest: Story = {
  ...WithoutText,
  ...interaction,
  play: async ({ args }) => {
    const report = await dialog("Report this message");
    await userEvent.click(report.getByRole("radio", { name: "Spam" }));
    await userEvent.click(report.getByRole("button", { name: "Send report" }));
    await expect(args.onSend).toHaveBeenCalledWith({ reason: "spam", text: "" });
  },
};

/** Sending: disabled. */
export const PendingTest: Story = {
  ...Pending,
  ...interaction,
  play: async ({ args }) => {
    const report = await dialog("Report this character");
    await expect(report.getByRole("radio", { name: "Spam" })).toBeDisabled();
    await userEvent.click(report.getByRole("button", { name: /Send report/ }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** Sending failed; the input is kept. */
export const FailedTest: Story = {
  ...Failed,
  ...interaction,
  play: async () => {
    const report = await dialog("Report this character");
    await userEvent.click(report.getByRole("radio", { name: "Spam" }));
    await expect(report.getByRole("status")).toHaveTextContent("Your text is still here");
  },
};

/** Sent, with its number. */
export const SentTest: Story = {
  ...Sent,
  ...interaction,
  play: async ({ args }) => {
    const report = await dialog("Report received");
    await expect(report.getByText("R-7F3K-20QX")).toBeVisible();
    await expect(report.getByRole("link", { name: "See its state" })).toHaveAttribute("href", "#report");
    await userEvent.click(report.getByRole("button", { name: "Done" }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** The form for intimate images is offered with the reason that it is for, and with no other. */
export const RealPersonTest: Story = {
  ...RealPerson,
  ...interaction,
  play: async () => {
    const report = await dialog("Report this image");
    await expect(report.getByRole("link", { name: /take it down/ })).toHaveAttribute("href", "#take-down");
    await userEvent.click(report.getByRole("radio", { name: "Spam" }));
    await expect(report.queryByRole("link", { name: /take it down/ })).toBeNull();
  },
};

/** Closed: nothing is rendered. */
export const Closed: Story = {
  ...interaction,
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};
