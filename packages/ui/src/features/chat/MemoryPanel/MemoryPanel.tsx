import { useState } from "react";
import { Modal } from "../../../components/Modal/Modal.tsx";
import { PanelTabs } from "../PanelTabs.tsx";
import type { MemoryDraft, MemoryLines, SentToModel } from "./Memory.ts";
import { memoryPanelCopy } from "./MemoryPanel.copy.ts";
import type { MemoryPanelCopy } from "./MemoryPanel.copy.ts";
import { MemoryPanelLines } from "./MemoryPanelLines.tsx";
import { MemoryPanelSent } from "./MemoryPanelSent.tsx";

export interface MemoryPanelProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** The user opened or closed it. */
  onOpenChange: (open: boolean) => void;
  /** The name of the character in messages. */
  characterName: string;
  /** The memories, or their loading state. */
  memory: MemoryLines;
  /** The memory that is being written. */
  draft?: MemoryDraft;
  /** The user starts a memory, types, or (undefined) cancels. */
  onDraftChange: (draft: MemoryDraft | undefined) => void;
  /** Called with text that is not empty. */
  onSave: (draft: MemoryDraft) => void;
  /** The user pinned or unpinned a memory. */
  onPinChange: (lineId: string, pinned: boolean) => void;
  /** The user deleted a memory. */
  onDelete: (lineId: string) => void;
  /** The user confirmed a memory whose source was changed. */
  onConfirm: (lineId: string) => void;
  /** The user opened a message; the panel may close. */
  onVisit?: () => void;
  /** The prompt. Absent: it cannot be shown. */
  sent?: SentToModel;
  /** The user opened the prompt view. */
  onSentOpen?: () => void;
  /** The most characters of a memory. @default 250 */
  limit?: number;
  /** Texts of the component. @default English */
  copy?: MemoryPanelCopy;
}

/** The character's memories with their source messages: add, edit, pin and delete. */
export function MemoryPanel(props: MemoryPanelProps) {
  const { characterName, sent, copy = memoryPanelCopy } = props;
  const [view, setView] = useState<"lines" | "sent">("lines");
  const lines = <MemoryPanelLines {...props} copy={copy} />;
  return (
    <Modal
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={copy.title(characterName)}
      width={600}
      initialFocus="[role=tab][aria-selected=true], button"
    >
      {sent === undefined ? (
        lines
      ) : (
        <PanelTabs
          label={copy.views}
          tabs={[
            { view: "lines", label: copy.lines },
            { view: "sent", label: copy.sent },
          ]}
          current={view}
          onChange={(next) => {
            setView(next);
            if (next === "sent") props.onSentOpen?.();
          }}
        >
          {view === "lines" ? (
            lines
          ) : (
            <MemoryPanelSent sent={sent} characterName={characterName} copy={copy} />
          )}
        </PanelTabs>
      )}
    </Modal>
  );
}

export type {
  MemoryDraft,
  MemoryLine,
  MemoryLines,
  MemorySource,
  SentSection,
  SentToModel,
} from "./Memory.ts";
