import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { inMainLayout } from "../../../features/shell/MainLayout/storyPage.fixtures.tsx";
import {
  historyBin,
  historyChats,
  historyHits,
  historyTitles,
} from "../../../features/chat/ChatHistory/ChatHistory.fixtures.ts";
import { namedStates } from "../../../namedStates.fixtures.ts";
import { ChatsScreen } from "./ChatsScreen.tsx";

const meta = {
  title: "Screens/Chats",
  component: ChatsScreen,
  tags: ["screen", "phone"],
  parameters: { layout: "fullscreen" },
  args: {
    chats: historyChats.byTime,
    order: "time",
    onOrderChange: fn(),
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
    findHref: "#search",
  },
  argTypes: {
    chats: namedStates(historyChats),
    titles: namedStates(historyTitles),
    hits: namedStates(historyHits),
    bin: namedStates(historyBin),
  },
  decorators: [inMainLayout({ current: "chats" })],
} satisfies Meta<typeof ChatsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** By the day of the last message. The order can be changed, and each chat has its actions. */
export const ByTime: Story = {};

/** By character. */
export const ByCharacter: Story = {
  args: { order: "character", chats: historyChats.byCharacter },
};

/** A character without a cover has its first letter. */
export const WithoutCovers: Story = { args: { chats: historyChats.withoutCovers } };

/** The search finds titles and messages. */
export const Found: Story = { args: { query: "lift" } };

/** Neither a title nor a message contains the words. */
export const NothingFound: Story = {
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

/** The rest did not load: the loaded chats stay. */
export const MoreFailed: Story = {
  args: {
    chats: { kind: "ready", value: { ...historyChats.moreFailed.value, onLoadMore: fn() } },
  },
};

/** Loading. */
export const Loading: Story = { args: { chats: historyChats.loading } };

/** Loading failed. */
export const Failed: Story = { args: { chats: historyChats.failed } };

/** The browser is offline. */
export const Offline: Story = { args: { chats: { kind: "failed", cause: "offline", onRetry: fn() } } };

/** There are no chats yet. */
export const Empty: Story = { args: { chats: { kind: "ready", value: { items: [], more: "none" } } } };

/** A visitor. */
export const SignedOut: Story = { args: { isVisitor: true, onLogin: fn() }, parameters: { visitor: true } };
