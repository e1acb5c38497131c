import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Toasts } from "./Toasts.tsx";

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
