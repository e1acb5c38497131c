import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { namedStatesOf } from "../../../namedStates.fixtures.ts";
import { accountSuspendedDialogFixtures as stopped } from "./AccountSuspendedDialog.fixtures.ts";
import { AccountSuspendedDialog } from "./AccountSuspendedDialog.tsx";

const meta = {
  title: "Features/Safety/AccountSuspendedDialog",
  component: AccountSuspendedDialog,
  tags: ["screen"],
  parameters: { layout: "fullscreen" },
  args: { ...stopped.suspended, open: true, onOpenChange: fn(), onAppeal: fn(), onDraftChange: fn() },
  argTypes: { notice: namedStatesOf(stopped, "notice"), state: namedStatesOf(stopped, "state") },
} satisfies Meta<typeof AccountSuspendedDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The account is suspended until a day. */
export const Suspended: Story = {};

/** The account is banned, and its plan cancelled. */
export const Banned: Story = { args: stopped.banned };

/** Sending the appeal failed; the text is kept. */
export const Failed: Story = { args: stopped.failed };

/** The appeal is sent. */
export const Appealed: Story = { args: stopped.appealed };

/** The user has appealed before. */
export const AppealedBefore: Story = { args: stopped.appealedBefore };
