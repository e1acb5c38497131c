import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { userTurns } from "../chat.fixtures.ts";
import { actionHandlers, withMessageActions } from "./actions/messageActions.fixtures.tsx";
import { Message } from "./Message.tsx";

const meta = {
  title: "Features/Chat/Message",
  component: Message,
  decorators: [
    withMessageActions({
      onMessageEdit: actionHandlers.onMessageEdit,
      onMessageBranch: actionHandlers.onMessageBranch,
      onMessageCopy: actionHandlers.onMessageCopy,
    }),
  ],
  tags: ["!autodocs"],
  parameters: interaction.parameters,
  args: {
    turn: userTurns.sent,
    characterName: "Odile",
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
