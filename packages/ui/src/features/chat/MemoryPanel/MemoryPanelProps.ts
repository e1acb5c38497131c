import type { Loadable } from "../../../components/states.ts";
import type { RootProps } from "../../../components/rootProps.ts";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import type { MemoryLines, MemoryDraft, PromptPreview } from "./Memory.ts";
import type { MemoryPanelCopy } from "./MemoryPanel.copy.ts";

export interface MemoryPanelProps extends RootProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** The user opened or closed it. */
  onOpenChange: (open: boolean) => void;
  /** The name of the character in messages. */
  characterName: string;
  /** The memories, and their cost. */
  memory: Loadable<MemoryLines>;
  /** The memory that is being written. */
  draft?: MemoryDraft;
  /** The user starts a memory, types, or (undefined) cancels. Absent: its control is not shown. */
  onDraftChange?: (draft: MemoryDraft | undefined) => void;
  /** Called with text that is not empty. Absent: its control is not shown. */
  onLineSave?: (draft: MemoryDraft) => void;
  /** The user pinned or unpinned a memory. Absent: its control is not shown. */
  onLinePinChange?: (lineId: string, pinned: boolean) => void;
  /** The user deleted a memory. Absent: its control is not shown. */
  onLineDelete?: (lineId: string) => void;
  /** The user confirmed a memory whose source was changed. Absent: its control is not shown. */
  onLineConfirm?: (lineId: string) => void;
  /** The user opened a message; the panel may close. */
  onMessageOpen?: () => void;
  /** The prompt. Absent: it cannot be shown. */
  prompt?: Loadable<PromptPreview>;
  /** The user opened the prompt view. */
  onPromptOpen?: () => void;
  /** The most characters of a memory. @default no limit */
  maxLength?: number;
  /** Texts of the component. @default English */
  copy?: Copy<MemoryPanelCopy>;
}
