import type { chatHeaderCopy } from "./ChatHeader.copy.ts";

/** Actions on the chat, and what is chosen for it. An absent one is not offered. */
export interface ChatHeaderActions {
  /** Start a new chat with the same character. */
  onChatCreate?: () => void;
  /** Find text in the chat. */
  onFindOpen?: () => void;
  /** Open the reading settings. */
  onReadingOpen?: () => void;
  /** Open the list of the user's chats. */
  onHistoryOpen?: () => void;
  /** Open the character's memory. */
  onMemoryOpen?: () => void;
  /** Choose the user's persona. */
  onPersonaOpen?: () => void;
  /** The languages that replies can be in. Absent: no choice is offered. */
  replyLanguages?: ReplyLanguages;
  /** Replies are in another language from now on. Undefined: in the one that the character is written in. */
  onReplyLanguageChange?: (tag: string | undefined) => void;
  /** Rename the chat. */
  onChatRename?: () => void;
  /** Export the chat as a file. */
  onChatExport?: (format: "markdown" | "json") => void;
  /** Print the whole chat. */
  onChatPrint?: () => void;
  /** Show the keyboard shortcuts. */
  onShortcutsOpen?: () => void;
}

/** Languages of replies, as BCP 47 tags. */
export interface ReplyLanguages {
  /** The one that the character is written in. */
  character: string;
  /** The user's. */
  user: string;
  /** The one that the user chose. Absent: the character's. */
  chosen?: string;
}

export interface ChatHeaderMenuProps {
  actions: ChatHeaderActions;
  copy: typeof chatHeaderCopy;
}
