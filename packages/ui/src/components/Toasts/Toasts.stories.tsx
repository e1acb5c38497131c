import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { interaction } from "../../interaction.fixtures.ts";
import { Button } from "../Button/Button.tsx";
import { createToasts, Toasts, useToasts } from "./Toasts.tsx";

const meta = {
  title: "Components/Toasts",
  component: Toasts,
  parameters: { layout: "fullscreen" },
  args: {
    toasts: [{ id: "1", kind: "done", message: "success" }],
    onToastClose: fn(),
    onPauseChange: fn(),
  },
} satisfies Meta<typeof Toasts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A success. */
export const Done: Story = {};

/** A deletion with Undo. */
export const Undo: Story = {
  args: {
    toasts: [{ id: "2", kind: "info", message: "Chat deleted.", action: { onClick: fn() } }],
  },
};

/** A failure. */
export const Failed: Story = {
  args: { toasts: [{ id: "3", kind: "failed", message: "File size can not exceed 3MB" }] },
};

/** Several at once, the latest at the bottom. */
export const Several: Story = {
  args: {
    toasts: [
      { id: "1", kind: "done", message: "success" },
      {
        id: "2",
        kind: "failed",
        message: "Your message was not sent. It is still in the box below, so that nothing is lost.",
        action: { label: "Try again", onClick: fn() },
      },
    ],
  },
};

/** A long action label on a small screen. */
export const LongAction: Story = {
  args: {
    toasts: [
      {
        id: "4",
        kind: "info",
        message: "Everything by @halfmoon is hidden.",
        action: { label: "Show everything by this creator again", onClick: fn() },
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ transform: "translateZ(0)", inlineSize: "320px", blockSize: "240px" }}>
        <Story />
      </div>
    ),
  ],
};

const onUndo = fn();

/** A deletion with Undo. */
export const UndoTest: Story = {
  ...interaction,
  args: { toasts: [{ id: "2", kind: "info", message: "Chat deleted.", action: { onClick: onUndo } }] },
  play: async ({ args }) => {
    await userEvent.click(within(document.body).getByRole("button", { name: "Undo" }));
    await expect(onUndo).toHaveBeenCalledTimes(1);
    await expect(args.onPauseChange).toHaveBeenCalledWith(true);
    await userEvent.click(within(document.body).getByRole("button", { name: "Dismiss" }));
    await expect(args.onToastClose).toHaveBeenCalledWith("2");
  },
};

/** A long action label on a small screen. */
export const LongActionTest: Story = {
  ...LongAction,
  ...interaction,
  play: async ({ canvasElement }) => {
    const toast = within(canvasElement).getByRole("listitem");
    const edge = toast.getBoundingClientRect().right;
    await expect(edge).toBeLessThanOrEqual(320 - 16);
    for (const button of within(toast).getAllByRole("button"))
      await expect(button.getBoundingClientRect().right, button.textContent).toBeLessThanOrEqual(edge);
  },
};

const list = createToasts({ timeoutMs: 300 });

function Page() {
  return (
    <>
      <Button onClick={() => list.show({ kind: "done", message: "Saved." })}>Save</Button>
      <Toasts {...useToasts(list)} />
    </>
  );
}

/** A list of `createToasts`: a toast closes by itself. */
export const WithTimers: Story = {
  ...interaction,
  render: () => <Page />,
  beforeEach: () => list.clear(),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await canvas.findByText("Saved.");
    await waitFor(() => expect(canvas.queryByText("Saved.")).toBeNull());
  },
};
