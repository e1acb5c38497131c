import type {
  ChatHistoryEntry,
  ChatHistoryGroup,
  ChatHistoryHit,
  DeletedChat,
} from "./ChatHistoryEntries.ts";
import type { ChatListProps } from "./ChatHistoryProps.ts";

const odile = { characterName: "Odile Marchetti", thumb: "covers/odile-300.webp" };
const marzipan = { characterName: "Marzipan", thumb: "covers/marzipan-300.webp" };

const matchbook: ChatHistoryEntry = {
  ...odile,
  id: "k1",
  title: "Chapter two: the matchbook",
  when: "23:15",
  preview: "“Close enough to hear it, or close enough to know which nights it does not stop”",
  href: "#k1",
  messages: 214,
  pinned: true,
};
const rent: ChatHistoryEntry = {
  ...marzipan,
  id: "k2",
  title: "Rent is due",
  when: "18:02",
  preview: "Rent is tuna. The landlord has been informed.",
  href: "#k2",
  messages: 38,
};
const key: ChatHistoryEntry = {
  ...odile,
  id: "k3",
  title: "The fourth key",
  when: "Tue",
  preview: "“You never asked who paid for it.”",
  href: "#k3",
  messages: 1,
};

// Chats by the day of the last message.
const byTime: readonly ChatHistoryGroup[] = [
  { id: "today", heading: "Today", chats: [matchbook, rent] },
  { id: "week", heading: "This week", chats: [key] },
];

// Names of the greatest length, one in a single word.
const longNames: readonly ChatHistoryGroup[] = [
  {
    id: "today",
    heading: "Today",
    chats: [
      {
        ...matchbook,
        title:
          "The night on which the lift stood still between two floors, and nobody would say who had sent for it",
      },
      { ...rent, title: "Rentrentrentrentrentrentrentrentrentrentrentrentrentrentrentrentrentrentrentrent" },
    ],
  },
];

// Branches of a chat, and of a chat that is deleted.
const branches: readonly ChatHistoryGroup[] = [
  {
    id: "today",
    heading: "Today",
    chats: [
      { ...key, origin: "Chapter two: the matchbook" },
      { ...rent, origin: null },
    ],
  },
];

// The same, by character.
const byCharacter: readonly ChatHistoryGroup[] = [
  { id: "odile", heading: "Odile Marchetti", chats: [matchbook, key] },
  { id: "marzipan", heading: "Marzipan", chats: [rent] },
];

// Search hits for “lift”.
const hits: readonly ChatHistoryHit[] = [
  {
    ...odile,
    id: "h1",
    title: "Chapter two: the matchbook",
    when: "23:14",
    excerpt: "… Somebody had to be close enough to hear the lift.",
    matches: [[46, 50]],
    href: "#k1?message=u2",
  },
  {
    ...odile,
    id: "h2",
    title: "The fourth key",
    origin: "Chapter two: the matchbook",
    when: "Tue",
    excerpt: "The lift does not stop here. It never has, says the man who repairs lifts.",
    matches: [
      [4, 8],
      [68, 72],
    ],
    href: "#k3?message=c9",
  },
];

// Deleted chats.
const deleted: readonly DeletedChat[] = [
  { ...marzipan, id: "d1", title: "A quiet Sunday", messages: 412, daysLeft: 29 },
  { ...odile, id: "d2", title: "First meeting", messages: 6, origin: "First meeting", daysLeft: 1 },
];

// Chats with “lift” in their title.
const titles: readonly ChatHistoryEntry[] = [
  {
    ...marzipan,
    id: "k4",
    title: "The lift at night",
    when: "Mon",
    preview: "A lift is a box that forgets where you live.",
    href: "#k4",
    messages: 12,
  },
];

const listOf = <Item>(items: readonly Item[]) => ({ kind: "ready", value: { items } }) as const;
const none = { kind: "ready", value: { items: [] } } as const;
const allHidden = { kind: "ready", value: { items: [], hidden: 1 } } as const;
const loading = { kind: "loading" } as const;
const failed = { kind: "failed", onRetry: () => undefined } as const;
const onLoadMore = () => undefined;

/** The list of chats in each state. */
export const historyChats = {
  byTime: listOf(byTime),
  byCharacter: listOf(byCharacter),
  branches: listOf(branches),
  longNames: listOf(longNames),
  withoutCovers: listOf(
    byTime.map((group) => ({
      ...group,
      chats: group.chats.map((chat) => ({ ...chat, thumb: undefined })),
    })),
  ),
  more: { kind: "ready", value: { items: byTime, more: "available", onLoadMore } },
  moreFailed: { kind: "ready", value: { items: byTime, more: "failed", onLoadMore } },
  someHidden: { kind: "ready", value: { items: byTime, hidden: 3 } },
  allHidden,
  none,
  loading,
  failed,
} as const satisfies Record<string, ChatListProps["chats"]>;

/** Chats whose title contains the searched text. */
export const historyTitles = { found: listOf(titles), none } as const satisfies Record<
  string,
  ChatListProps["titles"]
>;

/** The messages that contain the searched text, in each state. */
export const historyHits = {
  found: listOf(hits),
  none,
  allHidden,
  loading,
  failed,
} as const satisfies Record<string, ChatListProps["hits"]>;

/** The bin in each state. */
export const historyBin = { some: listOf(deleted), none, allHidden } as const satisfies Record<
  string,
  ChatListProps["bin"]
>;
