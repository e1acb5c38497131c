import type { StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Toasts, createToasts, useToasts } from "./Toasts.tsx";
import stateMeta, * as stories from "./Toasts.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Toasts",
  tags: ["interaction", "!autodocs"],
  parameters: { ...stateMeta.parameters, chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

const onUndo = fn();

/** A deletion with Undo. */
export const Undo: Story = {
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
export const LongAction: Story = {
  ...stories.LongAction,
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
  render: () => <Page />,
  beforeEach: () => list.clear(),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await canvas.findByText("Saved.");
    await waitFor(() => expect(canvas.queryByText("Saved.")).toBeNull());
  },
};
