import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import stateMeta, * as stories from "./AccountSuspendedDialog.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Safety/AccountSuspendedDialog",
  tags: ["screen", "interaction", "!autodocs"],
  parameters: { ...stateMeta.parameters, chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole("dialog", { name: "You cannot log in" }));

/** The account is suspended until a day. */
export const Suspended: Story = {
  ...stories.Suspended,
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
  ...stories.Suspended,
  args: { ...stories.Suspended.args, draft: "It was" },
  play: async ({ args }) => {
    const stop = await dialog();
    await expect(stop.getByRole("textbox")).toHaveValue("It was");
    await userEvent.type(stop.getByRole("textbox"), "!");
    await expect(args.onDraftChange).toHaveBeenLastCalledWith("It was!");
  },
};

/** Sending the appeal failed; the text is kept. */
export const Failed: Story = {
  ...stories.Failed,
  play: async () => {
    const stop = await dialog();
    await expect(stop.getByText("Mimi could not be reached.")).toBeVisible();
  },
};

/** The appeal is sent. */
export const Appealed: Story = {
  ...stories.Appealed,
  play: async ({ args }) => {
    const stop = await dialog();
    const [close] = stop.getAllByRole("button", { name: "Close" }).slice(-1);
    if (close) await userEvent.click(close);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
