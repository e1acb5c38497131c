import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import stateMeta, * as stories from "./ChatRail.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Chat/ChatRail",
  tags: ["interaction", "!autodocs"],
  parameters: { ...stateMeta.parameters, chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** More chats than fit: the rail scrolls, and no row is squeezed. */
export const ManyChats: Story = {
  ...stories.ManyChats,
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole("button", { name: "New chat" }).getBoundingClientRect();
    await expect(height).toBeGreaterThan(36);
  },
};

/** A visitor without chats: explains what is shown here, with a login button. */
export const SignedOut: Story = {
  ...stories.SignedOut,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Log in" }));
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
};
