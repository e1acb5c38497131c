import { useState } from "react";
import { Modal } from "../../../components/Modal/Modal.tsx";
import { PanelTabs } from "../PanelTabs.tsx";
import type { MemoryDraft, MemoryLines, SentToModel } from "./Memory.ts";
import { memoryPanelCopy } from "./MemoryPanel.copy.ts";
import type { MemoryPanelCopy } from "./MemoryPanel.copy.ts";
import { MemoryPanelLines } from "./MemoryPanelLines.tsx";
import { MemoryPanelSent } from "./MemoryPanelSent.tsx";

export interface MemoryPanelProps {
  /** Whether it is showing. */
  open: boolean;
  /** The user opened or closed it. */
  onOpenChange: (open: boolean) => void;
  /** The name of the character in the conversation. */
  characterName: string;
  /** What is remembered, or where its loading stands. */
  memory: MemoryLines;
  /** The line that is being written. */
  draft?: MemoryDraft;
  /** The reader begins a line, changes what they write, or (undefined) gives it up. */
  onDraftChange: (draft: MemoryDraft | undefined) => void;
  /** Called with text that is not empty. */
  onSave: (draft: MemoryDraft) => void;
  /** The user pinned a line, or let it go. */
  onPinChange: (lineId: string, pinned: boolean) => void;
  /** The user wants a line forgotten. */
  onDrop: (lineId: string) => void;
  /** The reader looked at a line whose source was changed, and it still holds. */
  onKeep: (lineId: string) => void;
  /** The reader went to a message; the panel may close. */
  onVisit?: () => void;
  /** What is sent to the model. Absent: that cannot be shown. */
  sent?: SentToModel;
  /** The reader wants to see what is sent. */
  onSentOpen?: () => void;
  /** The most characters that a line may have. @default 250 */
  limit?: number;
  /** Its words. @default English */
  copy?: MemoryPanelCopy;
}

/** What a character remembers, each line with the messages it came from, to add to, correct, pin and drop. */
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
