import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import {
  historyBin,
  historyBranches,
  historyByCharacter,
  historyByTime,
  historyHits,
  historyLongNames,
  historyTitles,
} from "./ChatHistory.fixtures.ts";
import { ChatHistory } from "./ChatHistory.tsx";

const meta = {
  title: "Features/Chat/ChatHistory",
  component: ChatHistory,
  parameters: { layout: "fullscreen" },
  args: {
    open: true,
    onOpenChange: fn(),
    chats: { kind: "ready", value: { items: historyByTime } },
    order: "time",
    onOrderChange: fn(),
    currentId: "k1",
    query: "",
    onQueryChange: fn(),
    titles: { kind: "ready", value: { items: historyTitles } },
    hits: { kind: "ready", value: { items: historyHits } },
    bin: { kind: "ready", value: { items: historyBin } },
    onBinOpenChange: fn(),
    onChatRename: fn(),
    onChatPinChange: fn(),
    onChatDelete: fn(),
    onChatRestore: fn(),
    onChatDeleteForever: fn(),
    onAdultShow: fn(),
  },
} satisfies Meta<typeof ChatHistory>;
export default meta;

type Story = StoryObj<typeof meta>;

/** By the day of the last message. */
export const ByTime: Story = {};

/** By character. */
export const ByCharacter: Story = {
  args: { order: "character", chats: { kind: "ready", value: { items: historyByCharacter } } },
};

/** Branches name the chat that they come from. */
export const Branches: Story = { args: { chats: { kind: "ready", value: { items: historyBranches } } } };

/** A long name shows two lines; screen readers announce all of it. */
export const LongNames: Story = { args: { chats: { kind: "ready", value: { items: historyLongNames } } } };

/** Opened to rename the current chat, from its own menu. */
export const OpenedToRename: Story = { args: { renamingId: "k1" } };

/** Chats with such a title, and messages with their context. */
export const Found: Story = { args: { query: "lift" } };

/** Searching. */
export const Searching: Story = { args: { query: "lift", hits: { kind: "loading" } } };

/** No hits. */
export const NotFound: Story = {
  args: {
    query: "lighthouse",
    titles: { kind: "ready", value: { items: [] } },
    hits: { kind: "ready", value: { items: [] } },
  },
};

/** The search failed. */
export const SearchFailed: Story = { args: { query: "lift", hits: { kind: "failed", onRetry: fn() } } };

/** Only the latest chats are loaded; the rest can be loaded. */
export const More: Story = {
  args: { chats: { kind: "ready", value: { items: historyByTime, more: "available", onLoadMore: fn() } } },
};

const bare = { kind: "ready", value: { items: [], hidden: 1 } } as const;

/** Adult content is off: hidden chats are counted, with a button to change it, and never named. */
export const LeftOut: Story = {
  args: { chats: { kind: "ready", value: { items: historyByTime, hidden: 3 } } },
};

/** Every chat is hidden: the panel does not claim that there are none. */
export const AllLeftOut: Story = { args: { chats: bare, bin: bare } };

/** All hits are in hidden chats: the panel does not claim that there are none. */
export const HitsLeftOut: Story = {
  args: { query: "lift", titles: { kind: "ready", value: { items: [] } }, hits: bare },
};

/** Loading. */
export const Loading: Story = { args: { chats: { kind: "loading" } } };

/** Loading failed. */
export const Failed: Story = { args: { chats: { kind: "failed", onRetry: fn() } } };

/** There are no chats yet. */
export const Empty: Story = { args: { chats: { kind: "ready", value: { items: [] } } } };
