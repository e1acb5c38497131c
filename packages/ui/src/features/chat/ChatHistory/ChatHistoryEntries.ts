/** One of the reader's chats. */
export interface ChatHistoryEntry {
  id: string;
  title: string;
  characterName: string;
  /** Address of a small 3:4 cover. */
  thumb?: string;
  /** When it went on last, ready to show. */
  when: string;
  /** Its last line, without marks. */
  preview: string;
  href: string;
  /** How many messages it has, and so how many a deletion takes. */
  messages: number;
  /** Whether it stands before the others. @default false */
  pinned?: boolean;
}

/** Chats under one heading: a day, or a character. */
export interface ChatHistoryGroup {
  id: string;
  heading: string;
  chats: readonly ChatHistoryEntry[];
}

/** Where somebody said what was searched for. */
export interface ChatHistoryHit {
  id: string;
  title: string;
  characterName: string;
  when: string;
  /** The words with what stands around them. */
  excerpt: string;
  /** Where the words stand in it: beginnings and ends. */
  matches: readonly (readonly [number, number])[];
  /** Leads to that message. */
  href: string;
}

/** A chat that was deleted and can still be brought back. */
export interface DeletedChat
  extends Pick<ChatHistoryEntry, "id" | "title" | "characterName" | "thumb" | "messages"> {
  /** Whole days until it is gone for good. */
  daysLeft: number;
}

/** Where a list of the panel stands. */
export type ChatHistoryList<Item> =
  | { kind: "loading" }
  | { kind: "failed"; onRetry: () => void }
  | {
      kind: "ready";
      items: readonly Item[];
      more?: "available" | "loading";
      onMore?: () => void;
      /** How many are left out because adult content is off. @default 0 */
      hidden?: number;
    };
