import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { useState } from "react";
import { Button } from "../Button/Button.tsx";
import { Field } from "../Field/Field.tsx";
import { Wordmark } from "../Wordmark/Wordmark.tsx";
import type { ModalProps } from "./Modal.tsx";
import { Modal } from "./Modal.tsx";

const meta = {
  title: "Components/Modal",
  component: Modal,
  // On a phone it is a sheet.
  tags: ["phone"],
  parameters: { layout: "fullscreen" },
  args: {
    open: true,
    onOpenChange: fn(),
    title: "Edit profile",
    description: "Others see this beside what you create.",
    children: (
      <div style={{ display: "grid", gap: 20, marginBlockStart: 20 }}>
        <Field label="Name" value="Margueritte" onValueChange={fn()} />
        <Button variant="primary" size="large" wide>
          Save
        </Button>
      </div>
    ),
  },
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

const body = () => within(document.body);

/** A dialog; on phones it comes up from below. */
export const Open: Story = {
  play: async ({ args }) => {
    const dialog = await body().findByRole("dialog", { name: "Edit profile" });
    await expect(dialog).toHaveAccessibleDescription("Others see this beside what you create.");
    await expect(within(dialog).getByRole("textbox", { name: "Name" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** The wordmark is the title. */
export const NamedByWordmark: Story = {
  args: { title: <Wordmark size="title" />, titleAlign: "centre", description: undefined },
};

/** While an operation runs that closing would interrupt. */
export const NotDismissible: Story = {
  args: { dismissible: false, description: "Do not close this window.", title: "Opening the payment page" },
  play: async ({ args }) => {
    await body().findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(body().queryByRole("button", { name: "Close" })).toBeNull();
  },
};

/** Long content scrolls inside; title and close button stay visible. */
export const Long: Story = {
  args: {
    title: "Terms",
    description: undefined,
    children: Array.from({ length: 24 }, (_, index) => (
      <p key={index} style={{ marginBlockStart: 12 }}>
        Paragraph {index + 1}. What is written here is fiction, and everybody in it is an adult.
      </p>
    )),
  },
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

/** The focus stays inside and returns to the opener. */
export const FocusReturns: Story = {
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

/** On a touch screen a field is not focused at first: the keyboard would cover the dialog. */
export const OnTouch: Story = {
  beforeEach: () => {
    const real = window.matchMedia;
    window.matchMedia = (query) => real.call(window, query === "(pointer: coarse)" ? "all" : query);
    return () => void (window.matchMedia = real);
  },
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
        onPress={() => {
          setOpen(true);
        }}
      >
        Edit profile
      </Button>
      <Modal {...args} open={open} onOpenChange={setOpen} />
    </>
  );
}
