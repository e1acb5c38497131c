import { rootProps } from "../../../components/rootProps.ts";
import { useState } from "react";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { Modal } from "../../../components/Modal/Modal.tsx";
import { PanelTabs } from "../PanelTabs.tsx";
import { memoryPanelCopy } from "./MemoryPanel.copy.ts";
import { MemoryPanelLines } from "./MemoryPanelLines.tsx";
import { MemoryPanelSent } from "./MemoryPanelSent.tsx";
import type { MemoryPanelProps } from "./MemoryPanelProps.ts";

/** The character's memories with their source messages: add, edit, pin and delete. */
export function MemoryPanel(props: MemoryPanelProps) {
  const { characterName, sent } = props;
  const copy = useCopy(memoryPanelCopy, props.copy);
  const [view, setView] = useState<"lines" | "sent">("lines");
  const lines = <MemoryPanelLines {...props} copy={copy} />;
  return (
    <Modal
      {...rootProps(props)}
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

export type { MemoryPanelProps } from "./MemoryPanelProps.ts";
