import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
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

const dialog = async () => within(await screen.findByRole("dialog", { name: "You cannot log in" }));

/** The account is suspended until a day. */
export const SuspendedTest: Story = {
  ...Suspended,
  ...interaction,
  play: async ({ args }) => {
    const stop = await dialog();
    await expect(stop.getByText("10 November 2026, 12:00")).toBeVisible();
    await userEvent.click(stop.getByRole("button", { name: "Appeal" }));
    await userEvent.type(stop.getByRole("textbox"), "It was my brother.");
    await userEvent.click(stop.getByRole("button", { name: "Send appeal" }));
    await expect(args.onAppeal).toHaveBeenCalledWith("It was my brother.");
  },
};

/** The appeal was half-written in this tab. */
export const HalfWritten: Story = {
  ...Suspended,
  ...interaction,
  args: { ...Suspended.args, draft: "It was" },
  play: async ({ args }) => {
    const stop = await dialog();
    await expect(stop.getByRole("textbox")).toHaveValue("It was");
    await userEvent.type(stop.getByRole("textbox"), "!");
    await expect(args.onDraftChange).toHaveBeenLastCalledWith("It was!");
  },
};

/** Sending the appeal failed; the text is kept. */
export const FailedTest: Story = {
  ...Failed,
  ...interaction,
  play: async () => {
    const stop = await dialog();
    await expect(stop.getByText("Mimi could not be reached.")).toBeVisible();
  },
};

/** The appeal is sent. */
export const AppealedTest: Story = {
  ...Appealed,
  ...interaction,
  play: async ({ args }) => {
    const stop = await dialog();
    const [close] = stop.getAllByRole("button", { name: "Close" }).slice(-1);
    if (close) await userEvent.click(close);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
