import { MEMORY_TEXT_MAX } from "@mimi/contract";
import { MemoryPanel } from "@mimi/ui/memory-panel";
import { useEffect } from "react";
import { useSnapshot } from "valtio";
import { discreetName } from "../../../state/discreetName.ts";
import { contentFilterState } from "../../../state/contentFilter.store.ts";
import { chatState } from "../engine/chat.store.ts";
import * as act from "./memory.actions.ts";
import { memoryState } from "./memory.store.ts";
import { memoryLinesOf, sentOf } from "./memoryView.ts";
import { showPanel } from "./panel.actions.ts";
import { panelState } from "./panel.store.ts";

/** What the conversation remembers, and what of it the model is sent. */
export function MemoryContainer() {
  const open = useSnapshot(panelState).open === "memory";
  const { memory, draft, prompt } = useSnapshot(memoryState);
  const chat = useSnapshot(chatState);
  const { discreet } = useSnapshot(contentFilterState);
  useEffect(() => void (open && act.loadMemory()), [open]);
  return (
    <MemoryPanel
      open={open}
      onOpenChange={(wanted) => showPanel(wanted ? "memory" : null)}
      characterName={discreetName(chat.character?.chat_name || (chat.character?.name ?? ""), discreet)}
      memory={memoryLinesOf(memory, chat, () => void act.loadMemory())}
      draft={draft ?? undefined}
      sent={sentOf(prompt, () => void act.loadPrompt())}
      limit={MEMORY_TEXT_MAX}
      {...actions}
    />
  );
}

const actions = {
  onDraftChange: act.draftLine,
  onSave: (draft: Parameters<typeof act.keepLine>[0]) => void act.keepLine(draft),
  onPinChange: (line: string, pinned: boolean) => void act.pinLine(line, pinned),
  onDelete: (line: string) => void act.dropLine(line),
  onConfirm: (line: string) => void act.confirmLine(line),
  onVisit: () => showPanel(null),
  onSentOpen: () => void act.loadPrompt(),
};
