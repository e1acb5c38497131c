import { proxy } from "valtio";

/** What may open over a conversation. */
export type Panel = "chats" | "memory" | "persona" | "revision";

/** What each of them is given. */
export interface PanelProps {
  /** The user asked for adult characters. */
  readonly onShowAdult: () => void;
}

/** What stands over the conversation. */
export interface PanelState {
  open: Panel | null;
  /** Whether the list of chats was opened to rename the one that is open. */
  renaming: boolean;
  /** Whether something is looked for in the conversation. */
  finding: boolean;
}

export const panelState = proxy<PanelState>({ open: null, renaming: false, finding: false });
