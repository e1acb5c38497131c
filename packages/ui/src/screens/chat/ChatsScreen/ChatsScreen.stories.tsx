import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { inMainLayout } from "../../../features/shell/MainLayout/storyPage.fixtures.tsx";
import {
  historyBin,
  historyByCharacter,
  historyByTime,
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
    chats: { kind: "ready", value: { items: historyByTime } },
    order: "time",
    onOrderChange: fn(),
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
    findHref: "#search",
  },
  argTypes: {
    chats: namedStates({
      byTime: { kind: "ready", value: { items: historyByTime } },
      byCharacter: { kind: "ready", value: { items: historyByCharacter } },
      empty: { kind: "ready", value: { items: [] } },
      loading: { kind: "loading" },
      failed: { kind: "failed", onRetry: () => undefined },
    }),
  },
  decorators: [inMainLayout({ current: "chats" })],
} satisfies Meta<typeof ChatsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** By the day of the last message. The order can be changed, and each chat has its actions. */
export const ByTime: Story = {};

/** By character. */
export const ByCharacter: Story = {
  args: { order: "character", chats: { kind: "ready", value: { items: historyByCharacter } } },
};

/** A character without a cover has its first letter. */
export const WithoutCovers: Story = {
  args: {
    chats: {
      kind: "ready",
      value: {
        items: historyByTime.map((group) => ({
          ...group,
          chats: group.chats.map((chat) => ({ ...chat, thumb: undefined })),
        })),
      },
    },
  },
};

/** The search finds titles and messages. */
export const Found: Story = { args: { query: "lift" } };

/** Neither a title nor a message contains the words. */
export const NothingFound: Story = {
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

/** The rest did not load: the loaded chats stay. */
export const MoreFailed: Story = {
  args: { chats: { kind: "ready", value: { items: historyByTime, more: "failed", onLoadMore: fn() } } },
};

/** Loading. */
export const Loading: Story = { args: { chats: { kind: "loading" } } };

/** Loading failed. */
export const Failed: Story = { args: { chats: { kind: "failed", cause: "server", onRetry: fn() } } };

/** The browser is offline. */
export const Offline: Story = { args: { chats: { kind: "failed", cause: "offline", onRetry: fn() } } };

/** There are no chats yet. */
export const Empty: Story = { args: { chats: { kind: "ready", value: { items: [], more: "none" } } } };

/** A visitor. */
export const SignedOut: Story = { args: { isVisitor: true, onLogin: fn() }, parameters: { visitor: true } };
