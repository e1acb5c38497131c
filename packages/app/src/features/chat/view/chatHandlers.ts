import { showDialog } from "../../../state/dialogs.actions.ts";
import { importOrToast } from "../../../state/lazyWithRetry.ts";
import { setFinding, showPanel, showRename } from "../engine/chat.actions.ts";
import { chatState } from "../engine/chat.store.ts";
import { cancelEdit, setDraft, setEdit } from "../engine/draft.actions.ts";
import { withEngine } from "../engine/engineLoader.ts";
import { messageOfHelpTurn } from "./systemTurns.ts";

const loadChats = () => import("../chats/chats.actions.ts");
const loadMemory = () => import("../panels/memory.actions.ts");

// Props of the screen that call the engine, by part of the screen.

/** For everybody. */
export const pageHandlers = {
  onReading: () => showDialog("settings", { section: "reading" }),
  onShortcuts: () => showDialog("shortcuts", true),
};

/** For users. */
export const userHandlers = {
  onHistory: () => showPanel("chats"),
  onPersona: () => showPanel("persona"),
};

/** For a chat that exists. */
export const chatHandlers = {
  onFind: () => setFinding(true),
  onMemory: () => showPanel("memory"),
  onRename: showRename,
  onRemember: async (turn: string) => (await importOrToast(loadMemory))?.remember(turn),
  onReport: (id: string) => showDialog("report", { kind: "message", id, name: chatState.character?.name }),
  onExport: async (format: "markdown" | "json") => (await importOrToast(loadChats))?.saveAsFile(format),
};

/** For turns. */
export const turnHandlers = {
  onRetry: (turn: string) => void withEngine((engine) => engine.retry(turn)),
  onDiscard: (turn: string) => void withEngine((engine) => engine.discard(turn)),
  onRegenerate: (turn: string, note?: string) => void withEngine((engine) => engine.regenerate(turn, note)),
  onContinue: (turn: string) => void withEngine((engine) => engine.continueReply(turn)),
  onVariantChange: (turn: string, index: number) => void withEngine((engine) => engine.select(turn, index)),
  onCopy: (turn: string) => void withEngine((engine) => engine.copy(turn)),
  onEdit: (turn: string) => void withEngine((engine) => engine.edit(turn)),
  onPinChange: (turn: string, pinned: boolean) => void withEngine((engine) => engine.pin(turn, pinned)),
  onDeleteFrom: (turn: string) => void withEngine((engine) => engine.deleteFrom(turn)),
  onFeedback: (turn: string, verdict?: "up" | "down") =>
    void withEngine((engine) => engine.giveFeedback(turn, verdict)),
  onRevisionOpen: () => showPanel("revision"),
  onCrisisDismiss: (turn: string) => void withEngine((engine) => engine.dismissHelp(messageOfHelpTurn(turn))),
};

/** For the composer. */
export const composerHandlers = {
  onDraftChange: setDraft,
  onSend: (text: string) => void withEngine((engine) => engine.send(text)),
  onStop: () => void withEngine((engine) => engine.stop()),
  onPlans: () => showDialog("plan", true),
  autoFocus: true,
};

/** For suggestions. */
export const suggestionHandlers = {
  onAsk: () => void withEngine((engine) => engine.loadSuggestions()),
  onClose: () => void withEngine((engine) => engine.closeSuggestions()),
};

/** For the message that is being edited. */
export const editingHandlers = {
  onDraftChange: setEdit,
  onSave: () => void withEngine((engine) => engine.saveEdit()),
  onSaveAndRegenerate: () => void withEngine((engine) => engine.saveEditAndRegenerate()),
  onCancel: cancelEdit,
};

/** For pages of messages. */
export const pageOfMessagesHandlers = {
  onOlder: () => void withEngine((engine) => engine.loadOlder()),
  onNewer: () => void withEngine((engine) => engine.loadNewer()),
  onLatest: () => void withEngine((engine) => engine.refresh()),
};

/** Copies everything up to a turn into a new chat. Resolves to its key. */
export function branch(turn: string): Promise<string | null | undefined> {
  return withEngine((engine) => engine.branch(turn));
}
