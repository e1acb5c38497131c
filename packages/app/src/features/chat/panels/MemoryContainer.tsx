import { MEMORY_TEXT_MAX } from "@mimi/contract";
import { MemoryPanel } from "@mimi/ui/memory-panel";
import { useEffect } from "react";
import { useSnapshot } from "valtio";
import { contentFilterState } from "../../../state/preferences/contentFilter.store.ts";
import { discreetName } from "../../../state/texts/discreetName.ts";
import { showPanel } from "../engine/open.actions.ts";
import { chatState } from "../engine/chat.store.ts";
import * as act from "./memory.actions.ts";
import { memoryState } from "./memory.store.ts";
import { memoryLinesOf, promptPreviewOf } from "./memoryView.ts";
import { shownChatName } from "../../../state/texts/shownName.ts";

/** The panel of memory: the lines of the chat, and what is sent to the model. */
export function MemoryContainer() {
  const { memory, draft, prompt } = useSnapshot(memoryState);
  const chat = useSnapshot(chatState);
  const { discreet } = useSnapshot(contentFilterState);
  const open = chat.panel === "memory";
  useEffect(() => void (open && act.loadMemory()), [open]);
  return (
    <MemoryPanel
      open={open}
      onOpenChange={(isOpen) => showPanel(isOpen ? "memory" : null)}
      characterName={chat.character ? discreetName(shownChatName(chat.character), discreet) : ""}
      memory={memoryLinesOf(memory, chat, () => void act.loadMemory())}
      draft={draft ?? undefined}
      prompt={promptPreviewOf(prompt, () => void act.loadPrompt())}
      maxLength={MEMORY_TEXT_MAX}
      {...actions}
    />
  );
}

const actions = {
  onDraftChange: act.draftLine,
  onLineSave: (draft: Parameters<typeof act.saveLine>[0]) => void act.saveLine(draft),
  onLinePinChange: (line: string, pinned: boolean) => void act.pinLine(line, pinned),
  onLineDelete: (line: string) => void act.deleteLine(line),
  onLineConfirm: (line: string) => void act.confirmLine(line),
  onMessageOpen: () => showPanel(null),
  onPromptOpen: () => void act.loadPrompt(),
};
