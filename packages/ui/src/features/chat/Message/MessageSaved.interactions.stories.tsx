import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { userTurns } from "../chat.fixtures.ts";
import { Message } from "./Message.tsx";

const meta = {
  title: "Interaction tests/Chat/Message/Saved",
  component: Message,
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    turn: userTurns.sent,
    characterName: "Odile",
    onMessageEdit: fn(),
    onMessageBranch: fn(),
    onMessageCopy: fn(),
  },
} satisfies Meta<typeof Message>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Focused: "saved" is shown beside the tools. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole("article", { name: "You" }).focus();
    await expect(await canvas.findByText("Saved")).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Edit" })).toBeVisible();
  },
};
