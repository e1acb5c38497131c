import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
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
