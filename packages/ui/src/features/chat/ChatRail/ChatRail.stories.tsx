import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { railChats, railOthers } from "./ChatRail.fixtures.ts";
import { ChatRail } from "./ChatRail.tsx";

const meta = {
  title: "Features/Chat/ChatRail",
  component: ChatRail,
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <div style={{ blockSize: "100dvh", inlineSize: "300px" }}>
        <Story />
      </div>
    ),
  ],
  args: {
    backHref: "#detail",
    homeHref: "#home",
    characterName: "Odile",
    chats: railChats,
    others: railOthers,
    currentId: "k1",
    onChatCreate: fn(),
  },
} satisfies Meta<typeof ChatRail>;
export default meta;

type Story = StoryObj<typeof meta>;

function numbered(chats: typeof railChats, round: number) {
  return chats.map((chat) => ({ ...chat, id: round === 0 ? chat.id : `${chat.id}-${round}` }));
}

/** Several chats with this character and with others. */
export const Full: Story = {};

/** More chats than fit: the rail scrolls, and no row is squeezed. */
export const ManyChats: Story = {
  args: { chats: Array.from({ length: 5 }, () => railChats).flatMap(numbered) },
};

/** The first chat, before its first message. */
export const First: Story = { args: { chats: [], others: [] } };

/** Chats with one character only. */
export const OneCharacter: Story = { args: { others: [] } };

/** A visitor without chats: explains what is shown here, with a login button. */
export const SignedOut: Story = { args: { chats: [], others: [], onChatCreate: undefined, onLogin: fn() } };

/** More chats than fit: the rail scrolls, and no row is squeezed. */
export const ManyChatsTest: Story = {
  ...ManyChats,
  ...interaction,
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole("button", { name: "New chat" }).getBoundingClientRect();
    await expect(height).toBeGreaterThan(36);
  },
};

/** A visitor without chats: explains what is shown here, with a login button. */
export const SignedOutTest: Story = {
  ...SignedOut,
  ...interaction,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Log in" }));
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
};
