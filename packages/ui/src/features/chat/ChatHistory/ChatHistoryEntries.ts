import type { More } from "../../../components/states.ts";
/** A chat of the user. */
export interface ChatHistoryEntry {
  /** Unique identifier. */
  id: string;
  /** The title of the chat. */
  title: string;
  /** The name of the character. */
  characterName: string;
  /** URL of a small 3:4 cover. */
  thumb?: string;
  /** When it was last active, as displayed text. */
  when: string;
  /** Its last message, without Markdown marks. */
  preview: string;
  /** URL of the chat. */
  href: string;
  /** How many messages it has; shown before a deletion. */
  messages: number;
  /** Whether it is pinned. @default false */
  pinned?: boolean;
  /** The chat that it was branched from: its title; null when that chat is deleted. Absent: it is no branch. */
  origin?: string | null;
}

/** Chats under one heading: a day, or a character. */
export interface ChatHistoryGroup {
  /** Unique identifier. */
  id: string;
  /** The heading over its chats. */
  heading: string;
  /** The chats, in order. */
  chats: readonly ChatHistoryEntry[];
}

/** A search hit. */
export interface ChatHistoryHit extends Pick<ChatHistoryEntry, "id" | "title" | "characterName" | "origin"> {
  /** When the message was sent, as displayed text. */
  when: string;
  /** The match with its context. */
  excerpt: string;
  /** Positions of the matches: starts and ends. */
  matches: readonly (readonly [number, number])[];
  /** URL of the message. */
  href: string;
}

/** A deleted chat that can be restored. */
export interface DeletedChat
  extends Pick<ChatHistoryEntry, "id" | "title" | "characterName" | "thumb" | "messages" | "origin"> {
  /** Whole days until it is deleted forever. */
  daysLeft: number;
}

/** A list of chats, as far as it is loaded. */
export interface ChatHistoryList<Item> {
  /** The items, in order. */
  items: readonly Item[];
  /** Whether there are more. @default "none" */
  more?: More;
  /** The user scrolled near the end, or asked for more. Absent: there is no button. */
  onLoadMore?: () => void;
  /** How many are hidden because adult content is off. @default 0 */
  hidden?: number;
}
