import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { odile } from "../chat.fixtures.ts";
import { ChatHeader } from "./ChatHeader.tsx";

const meta = {
  title: "Features/Chat/ChatHeader",
  component: ChatHeader,
  parameters: { layout: "fullscreen" },
  args: { character: odile, title: "Chapter two: the matchbook", backHref: "#home", onChatCreate: fn() },
} satisfies Meta<typeof ChatHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A chat with a title. */
export const Titled: Story = {};

const all = {
  onFindOpen: fn(),
  onReadingOpen: fn(),
  onHistoryOpen: fn(),
  onMemoryOpen: fn(),
  onPersonaOpen: fn(),
  replyLanguages: { character: "de", user: "en" },
  onReplyLanguageChange: fn(),
  onChatRename: fn(),
  onChatExport: fn(),
  onChatPrint: fn(),
  onShortcutsOpen: fn(),
};

/** With every action. */
export const Full: Story = { args: all };

/** Before the first message. */
export const Untitled: Story = { args: { title: undefined } };

/** Demo replies, because no model is connected. */
export const Demo: Story = { args: { demo: true } };

/** The same, for who runs the site. */
export const DemoForOperators: Story = {
  args: { demo: true, demoHint: "To connect an AI, start Ollama on this computer." },
};

/** Names and titles wider than the screen. */
export const LongNames: Story = {
  args: {
    demo: true,
    character: {
      ...odile,
      name: "The Honourable Ottoline Featherstonehaugh-Cholmondeley of Upper Slaughter",
    },
    title: "Four-fourteen. They said it has the river, and I believed them for an afternoon.",
  },
};

/** A character without a cover. */
export const NoCover: Story = { args: { character: { ...odile, thumb: undefined } } };

/** Loading. */
export const Loading: Story = { args: { character: undefined, title: undefined, pending: true } };
