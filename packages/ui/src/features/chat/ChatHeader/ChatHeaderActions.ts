import type { chatHeaderCopy } from "./ChatHeader.copy.ts";

/** Actions on the chat. An absent one is not offered. */
export interface ChatHeaderActions {
  /** Start a new chat with the same character. */
  onNewChat?: () => void;
  /** Find text in the chat. */
  onFind?: () => void;
  /** Open the reading settings. */
  onReading?: () => void;
  /** Open the list of the user's chats. */
  onHistory?: () => void;
  /** Open the character's memory. */
  onMemory?: () => void;
  /** Choose the user's persona. */
  onPersona?: () => void;
  /** Rename the chat. */
  onRename?: () => void;
  /** Export the chat as a file. */
  onExport?: (format: "markdown" | "json") => void;
  /** Show the keyboard shortcuts. */
  onShortcuts?: () => void;
}

export interface ChatHeaderMenuProps extends ChatHeaderActions {
  copy: typeof chatHeaderCopy;
}
