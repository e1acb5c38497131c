import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { findFixtures } from "./FindInChat.fixtures.ts";
import { FindInChat } from "./FindInChat.tsx";

const meta = {
  title: "Features/Chat/FindInChat",
  component: FindInChat,
  args: { ...findFixtures.idle, onQueryChange: fn(), onPrevious: fn(), onNext: fn(), onClose: fn() },
} satisfies Meta<typeof FindInChat>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opened: the field has the focus. */
export const Idle: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("textbox")).toHaveFocus());
  },
};

/** Opened by a button: the field receives focus, and closing returns it. */
export const ReturnsFocus: Story = {
  render: function Opened(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Find
        </button>
        {open && <FindInChat {...args} onClose={() => setOpen(false)} />}
      </>
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Find" });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole("textbox")).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Searching. */
export const Searching: Story = { args: findFixtures.searching };

/** Found: Enter and Shift+Enter move between matches, Escape closes. */
export const Found: Story = {
  args: findFixtures.found,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("textbox", { name: "Find in this chat" }));
    await userEvent.keyboard("{Enter}{Enter}{Shift>}{Enter}{/Shift}{Escape}");
    await expect(args.onNext).toHaveBeenCalledTimes(2);
    await expect(args.onPrevious).toHaveBeenCalledTimes(1);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** Escape closes it from its buttons, too, and affects nothing else. */
export const EscapeFromAButton: Story = {
  args: findFixtures.found,
  render: (args) => (
    <div
      onKeyDown={({ key, defaultPrevented }) => {
        if (key === "Escape" && !defaultPrevented) args.onPrevious();
      }}
    >
      <FindInChat {...args} />
    </div>
  ),
  play: async ({ args, canvas }) => {
    for (const name of ["Next match", "Close"]) {
      canvas.getByRole("button", { name }).focus();
      await userEvent.keyboard("{Escape}");
    }
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await expect(args.onPrevious).not.toHaveBeenCalled();
  },
};

/** No match. */
export const None: Story = {
  args: findFixtures.none,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: "Next match" }));
    await expect(args.onNext).not.toHaveBeenCalled();
  },
};

/** The search failed. */
export const Failed: Story = { args: findFixtures.failed };
