/** What the reader may do with the chat as a whole. An absent one is not offered. */
export interface ChatHeaderActions {
  /** The reader wants to begin again with the same character. */
  onNewChat?: () => void;
  /** Something said is to be found. */
  onFind?: () => void;
  /** How the conversation is set is to be changed. */
  onReading?: () => void;
  /** The reader's chats are wanted. */
  onHistory?: () => void;
  /** What the character remembers is wanted. */
  onMemory?: () => void;
  /** Who the reader is in this chat is to be changed. */
  onPersona?: () => void;
  /** The chat is to be called otherwise. */
  onRename?: () => void;
  /** The chat is wanted as a file. */
  onExport?: (format: "markdown" | "json") => void;
  /** The keys are wanted. */
  onShortcuts?: () => void;
}
