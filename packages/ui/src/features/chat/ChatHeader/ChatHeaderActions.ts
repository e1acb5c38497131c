import type { chatHeaderCopy } from "./ChatHeader.copy.ts";

/** Actions on the chat. An absent one is not offered. */
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
  /** Rename the chat. */
  onChatRename?: () => void;
  /** Export the chat as a file. */
  onChatExport?: (format: "markdown" | "json") => void;
  /** Print the whole chat. */
  onChatPrint?: () => void;
  /** Show the keyboard shortcuts. */
  onShortcutsOpen?: () => void;
}

export interface ChatHeaderMenuProps extends ChatHeaderActions {
  copy: typeof chatHeaderCopy;
}
