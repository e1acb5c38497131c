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

/** Just opened: the field has the focus. */
export const Idle: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("textbox")).toHaveFocus());
  },
};

/** Opened from a button: the field takes the focus, and closing gives it back. */
export const FocusGivenBack: Story = {
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

/** It is being looked for. */
export const Searching: Story = { args: findFixtures.searching };

/** Found: Enter and Shift+Enter go from one to the next, Escape closes. */
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

/** Escape closes it from its buttons, too, and is meant for nothing else. */
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
    for (const name of ["The one after", "Close"]) {
      canvas.getByRole("button", { name }).focus();
      await userEvent.keyboard("{Escape}");
    }
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await expect(args.onPrevious).not.toHaveBeenCalled();
  },
};

/** The words are nowhere in the chat. */
export const None: Story = {
  args: findFixtures.none,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: "The one after" }));
    await expect(args.onNext).not.toHaveBeenCalled();
  },
};

/** The server could not be asked. */
export const Failed: Story = { args: findFixtures.failed };
