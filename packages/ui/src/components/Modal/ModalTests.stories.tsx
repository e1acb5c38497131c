import type { StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { interaction } from "../../interaction.fixtures.ts";
import { Toasts } from "../Toasts/Toasts.tsx";
import type { Toast } from "../Toasts/Toasts.tsx";
import { Button } from "../Button/Button.tsx";
import type { ModalProps } from "./Modal.tsx";
import { Modal } from "./Modal.tsx";
import stateMeta, * as stories from "./Modal.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Components/Modal",
  tags: ["phone", "!autodocs"],
  parameters: { ...stateMeta.parameters, ...interaction.parameters },
};

export default meta;
type Story = StoryObj<typeof meta>;

const body = () => within(document.body);

/** A dialog; on phones it comes up from below. */
export const OpenTest: Story = {
  ...stories.Open,
  // A touch screen focuses the title instead.
  globals: { pointer: "mouse" },
  play: async ({ args }) => {
    const dialog = await body().findByRole("dialog", { name: "Edit profile" });
    await expect(dialog).toHaveAccessibleDescription("Others see this beside what you create.");
    await expect(within(dialog).getByRole("textbox", { name: "Name" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** While an operation runs that closing would interrupt. */
export const NotDismissibleTest: Story = {
  ...stories.NotDismissible,
  play: async ({ args }) => {
    await body().findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(body().queryByRole("button", { name: "Close" })).toBeNull();
  },
};

/** Long content scrolls inside; title and close button stay visible. */
export const LongTest: Story = {
  ...stories.Long,
  play: async ({ args }) => {
    const dialog = await body().findByRole("dialog", { name: "Terms" });
    dialog.scrollTo(0, dialog.scrollHeight);
    await waitFor(() => expect(dialog.scrollTop).toBeGreaterThan(100));
    const close = within(dialog).getByRole("button", { name: "Close" });
    const { top, bottom } = close.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(dialog.getBoundingClientRect().top);
    await expect(bottom).toBeLessThan(window.innerHeight);
    await userEvent.click(close);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** Content without a margin has a space above it, after the description. */
export const SpaceBelowDescription: Story = {
  ...stories.Open,
  play: async () => {
    const description = await body().findByText("Others see this beside what you create.");
    await expect(spaceBelow(description)).toBe(20);
  },
};

/** The same after the title alone. */
export const SpaceBelowTitle: Story = {
  args: { description: undefined },
  play: async () => {
    const title = await body().findByRole("heading", { name: "Edit profile" });
    await expect(spaceBelow(title, title.parentElement?.nextElementSibling)).toBe(20);
  },
};

/** The pixels between two elements, without an animation that moves both. */
function spaceBelow(above: Element, below = above.nextElementSibling): number {
  return Math.round((below?.getBoundingClientRect().top ?? 0) - above.getBoundingClientRect().bottom);
}

/** The focus stays inside and returns to the opener. */
export const FocusReturns: Story = {
  globals: { pointer: "mouse" },
  args: { open: false },
  render: (args) => <Opened {...args} />,
  play: async () => {
    const opener = body().getByRole("button", { name: "Edit profile" });
    await userEvent.click(opener);
    const dialog = await body().findByRole("dialog");
    await userEvent.tab({ shift: true });
    await expect(within(dialog).getByRole("button", { name: "Close" })).toHaveFocus();
    await userEvent.tab();
    await expect(within(dialog).getByRole("textbox", { name: "Name" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(body().queryByRole("dialog")).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

/** On a phone a short drag of its head leaves the sheet open and in its place; a long one closes it. */
export const Dragged: Story = {
  ...stories.Open,
  globals: { pointer: "touch" },
  play: async ({ args }) => {
    // Wide windows show a dialog without a handle.
    if (!matchMedia("(max-width: 767.98px)").matches) return;
    const dialog = await body().findByRole("dialog", { name: "Edit profile" });
    const head = within(dialog).getByRole("heading", { name: "Edit profile" });
    const drag = async (distance: number) => {
      const at = (clientY: number) => ({ pointerId: 1, isPrimary: true, pointerType: "touch", clientY });
      await fireEvent.pointerDown(head, at(200));
      await fireEvent.pointerMove(head, at(200 + distance));
      await expect(dialog.style.translate).toBe(`0px ${distance}px`);
      await fireEvent.pointerUp(head, at(200 + distance));
    };
    await drag(20);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(dialog.style.translate).toBe("");
    await drag(160);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** On a touch screen a field is not focused at first: the keyboard would cover the dialog. */
export const OnTouch: Story = {
  globals: { pointer: "touch" },
  play: async () => {
    const dialog = await body().findByRole("dialog", { name: "Edit profile" });
    await expect(within(dialog).getByRole("heading", { name: "Edit profile" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(dialog).getByRole("textbox", { name: "Name" })).toHaveFocus();
  },
};

function Opened(args: ModalProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        onClick={() => {
          setOpen(true);
        }}
      >
        Edit profile
      </Button>
      <Modal {...args} open={open} onOpenChange={setOpen} />
    </>
  );
}

function WithToast(args: ModalProps) {
  const [toasts, setToasts] = useState<readonly Toast[]>([{ id: "1", kind: "done", message: "Saved." }]);
  return (
    <>
      <Modal {...args} />
      <Toasts toasts={toasts} onToastClose={() => flushSync(() => setToasts([]))} />
    </>
  );
}

/** A toast over the dialog is closed by a finger: the dialog stays open. */
export const ToastClosedByTouch: Story = {
  ...stories.Open,
  render: (args) => <WithToast {...args} />,
  play: async ({ args }) => {
    await body().findByRole("dialog", { name: "Edit profile" });
    // Radix listens from the next task on.
    await new Promise((resolve) => setTimeout(resolve));
    const dismiss = body().getByRole("button", { name: "Dismiss" });
    await fireEvent.pointerDown(dismiss, { pointerType: "touch" });
    await fireEvent.click(dismiss);
    await waitFor(() => expect(body().queryByText("Saved.")).toBeNull());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

const overDialog = {
  position: "fixed",
  insetInlineStart: 0,
  zIndex: 9999,
  color: "black",
  background: "white",
} as const;

const touchTarget = { minBlockSize: 24 };

/** What a page has in its body beside the dialog: a date picker, a chat widget. One of its parts is added when it is used. */
function WithPageLayer(args: ModalProps) {
  const [date, setDate] = useState("");
  const [isPicking, setPicking] = useState(false);
  // A server has no portals.
  const page = typeof document === "undefined" ? undefined : document.body;
  const layer = (
    <div data-mimi-layer="" style={{ ...overDialog, insetBlockStart: 0 }}>
      <label>
        Date <input value={date} onChange={(event) => setDate(event.target.value)} />
      </label>
      <button type="button" style={touchTarget} onClick={() => setPicking(true)}>
        Pick a date
      </button>
    </div>
  );
  const calendar = (
    <div data-mimi-layer="" style={{ ...overDialog, insetBlockEnd: 0 }}>
      <button
        type="button"
        style={touchTarget}
        ref={(button) => button?.focus()}
        onClick={() => setDate("2026-05-01")}
      >
        1 May
      </button>
    </div>
  );
  return (
    <>
      <Modal {...args} />
      {page && createPortal(layer, page)}
      {page && isPicking && createPortal(calendar, page)}
    </>
  );
}

/** Elements of the page with `data-mimi-layer` are used over the dialog, and it stays open. */
export const PageLayerUsed: Story = {
  ...stories.Open,
  args: { onInteractOutside: fn() },
  render: (args) => <WithPageLayer {...args} />,
  play: async ({ args }) => {
    await body().findByRole("dialog", { name: "Edit profile" });
    // Radix listens from the next task on.
    await new Promise((resolve) => setTimeout(resolve));
    const date = await body().findByRole("textbox", { name: "Date" });
    await userEvent.click(date);
    await userEvent.type(date, "tomorrow");
    await expect(date).toHaveValue("tomorrow");
    await expect(date).toHaveFocus();
    await userEvent.click(body().getByRole("button", { name: "Pick a date" }));
    const day = await body().findByRole("button", { name: "1 May" });
    await expect(day).toHaveFocus();
    await userEvent.click(day);
    await expect(date).toHaveValue("2026-05-01");
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(args.onInteractOutside).toHaveBeenCalled();
  },
};

function TwoAtOnce(props: ModalProps) {
  const [isAsking, setAsking] = useState(true);
  return (
    <>
      <Modal {...props} />
      <Modal open={isAsking} onOpenChange={setAsking} title="Adult characters are on.">
        <Button onClick={() => setAsking(false)}>Continue</Button>
      </Modal>
    </>
  );
}

/** Two dialogs open in the same moment, as after a return to the page: the later one is on top, and both can be used in turn. */
export const TwoOpenAtOnce: Story = {
  ...stories.Open,
  render: (args) => <TwoAtOnce {...args} />,
  play: async () => {
    const button = await body().findByRole("button", { name: "Continue" });
    // Radix hides what is beside a dialog in an effect.
    await waitFor(() => expect(body().queryByRole("button", { name: "Save" })).toBeNull());
    await expect(body().getByRole("dialog", { name: "Adult characters are on." })).toBeVisible();
    await expect(button.closest("[inert]")).toBeNull();
    await userEvent.click(button);
    const save = await body().findByRole("button", { name: "Save" });
    await expect(save.closest("[inert]")).toBeNull();
    await expect(body().queryByRole("dialog", { name: "Adult characters are on." })).toBeNull();
  },
};

/** A widget without the attribute: the page keeps the dialog open. */
export const OutsideKept: Story = {
  ...stories.Open,
  args: { onInteractOutside: (event) => event.preventDefault() },
  play: async ({ args }) => {
    await body().findByRole("dialog", { name: "Edit profile" });
    await new Promise((resolve) => setTimeout(resolve));
    await fireEvent.pointerDown(document.body, { button: 0, pointerType: "mouse" });
    await fireEvent.click(document.body);
    await new Promise((resolve) => setTimeout(resolve));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
