import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { namedStates } from "../../../namedStates.fixtures.ts";
import { historyBin, historyChats, historyHits, historyTitles } from "./ChatHistory.fixtures.ts";
import { ChatHistory } from "./ChatHistory.tsx";

const meta = {
  title: "Features/Chat/ChatHistory",
  component: ChatHistory,
  parameters: { layout: "fullscreen" },
  args: {
    open: true,
    onOpenChange: fn(),
    chats: historyChats.byTime,
    order: "time",
    onOrderChange: fn(),
    currentId: "k1",
    query: "",
    onQueryChange: fn(),
    titles: historyTitles.found,
    hits: historyHits.found,
    bin: historyBin.some,
    onBinOpenChange: fn(),
    onChatRename: fn(),
    onChatPinChange: fn(),
    onChatDelete: fn(),
    onChatRestore: fn(),
    onChatDeleteForever: fn(),
    onAdultShow: fn(),
  },
  argTypes: {
    chats: namedStates(historyChats),
    titles: namedStates(historyTitles),
    hits: namedStates(historyHits),
    bin: namedStates(historyBin),
  },
} satisfies Meta<typeof ChatHistory>;
export default meta;

type Story = StoryObj<typeof meta>;

/** By the day of the last message. */
export const ByTime: Story = {};

/** By character. */
export const ByCharacter: Story = {
  args: { order: "character", chats: historyChats.byCharacter },
};

/** Branches name the chat that they come from. */
export const Branches: Story = { args: { chats: historyChats.branches } };

/** A long name shows two lines; screen readers announce all of it. */
export const LongNames: Story = { args: { chats: historyChats.longNames } };

/** Opened to rename the current chat, from its own menu. */
export const OpenedToRename: Story = { args: { renamingId: "k1" } };

/** Chats with such a title, and messages with their context. */
export const Found: Story = { args: { query: "lift" } };

/** Searching. */
export const Searching: Story = { args: { query: "lift", hits: historyHits.loading } };

/** No hits. */
export const NotFound: Story = {
  args: {
    query: "lighthouse",
    titles: historyTitles.none,
    hits: historyHits.none,
  },
};

/** The search failed. */
export const SearchFailed: Story = { args: { query: "lift", hits: historyHits.failed } };

/** Only the latest chats are loaded; the rest can be loaded. */
export const More: Story = {
  args: { chats: historyChats.more },
};

/** Adult content is off: hidden chats are counted, with a button to change it, and never named. */
export const LeftOut: Story = {
  args: { chats: historyChats.someHidden },
};

/** Every chat is hidden: the panel does not claim that there are none. */
export const AllLeftOut: Story = { args: { chats: historyChats.allHidden, bin: historyBin.allHidden } };

/** All hits are in hidden chats: the panel does not claim that there are none. */
export const HitsLeftOut: Story = {
  args: { query: "lift", titles: historyTitles.none, hits: historyHits.allHidden },
};

/** Loading. */
export const Loading: Story = { args: { chats: historyChats.loading } };

/** Loading failed. */
export const Failed: Story = { args: { chats: historyChats.failed } };

/** There are no chats yet. */
export const Empty: Story = { args: { chats: historyChats.none } };
