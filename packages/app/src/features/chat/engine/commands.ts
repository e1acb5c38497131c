import { importWithRetry } from "../../../services/importWithRetry.ts";
import { showDialog } from "../../../state/dialogs.actions.ts";
import { importOrToast } from "../../../state/lazyWithRetry.ts";
import { chatState } from "./chat.store.ts";
import { cancelEdit, setDraft, setEdit } from "./draft.actions.ts";
import { messageOfHelpTurn } from "../view/systemTurns.ts";
import { setFinding, showPanel, showRename } from "../panels/panel.actions.ts";

// Reading a chat needs none of these modules, so they are loaded after the first paint.
const loadEngine = () => import("./chatEngine.ts");
const loadChats = () => import("../panels/chats.actions.ts");
const loadMemory = () => import("../panels/memory.actions.ts");

type Engine = Awaited<ReturnType<typeof loadEngine>>;

/** Runs a command as soon as its code is loaded. Resolves to undefined when it cannot be loaded. */
async function run<Result>(command: (engine: Engine) => Result): Promise<Awaited<Result> | undefined> {
  const engine = await importOrToast(loadEngine);
  return engine && (await command(engine));
}

/** Commands of the page, for everybody. */
export const onPage = {
  onReading: () => showDialog("settings", { section: "reading" }),
  onShortcuts: () => showDialog("shortcuts", true),
};

/** Commands for what belongs to a user. */
export const onOwn = {
  onHistory: () => showPanel("chats"),
  onPersona: () => showPanel("persona"),
};

/** Commands of a chat that exists. */
export const onChat = {
  onFind: () => setFinding(true),
  onMemory: () => showPanel("memory"),
  onRename: showRename,
  onRemember: async (turn: string) => (await importOrToast(loadMemory))?.remember(turn),
  onReport: (id: string) => showDialog("report", { kind: "message", id, name: chatState.character?.name }),
  onExport: async (format: "markdown" | "json") => (await importOrToast(loadChats))?.saveAsFile(format),
};

/** Commands of a turn. */
export const onTurns = {
  onRetry: (turn: string) => void run(({ retry }) => retry(turn)),
  onDiscard: (turn: string) => void run(({ discard }) => discard(turn)),
  onRegenerate: (turn: string, note?: string) => void run(({ regenerate }) => regenerate(turn, note)),
  onContinue: (turn: string) => void run(({ continueReply }) => continueReply(turn)),
  onVariantChange: (turn: string, index: number) => void run(({ select }) => select(turn, index)),
  onCopy: (turn: string) => void run(({ copy }) => copy(turn)),
  onEdit: (turn: string) => void run(({ beginEdit }) => beginEdit(turn)),
  onPinChange: (turn: string, pinned: boolean) => void run(({ pin }) => pin(turn, pinned)),
  onDeleteFrom: (turn: string) => void run(({ deleteFrom }) => deleteFrom(turn)),
  onFeedback: (turn: string, verdict?: "up" | "down") =>
    void run(({ giveFeedbackOn }) => giveFeedbackOn(turn, verdict)),
  onRevisionOpen: () => showPanel("revision"),
  onCrisisDismiss: (turn: string) => void run(({ dismissHelp }) => dismissHelp(messageOfHelpTurn(turn))),
};

/** Commands of the composer. */
export const composing = {
  onDraftChange: setDraft,
  onSend: (text: string) => void run(({ send }) => send(text)),
  onStop: () => void run(({ stop }) => stop()),
  autoFocus: true,
};

/** Commands of a message that is being edited. */
export const editing = {
  onDraftChange: setEdit,
  onSave: () => void run(({ saveEdit }) => saveEdit()),
  onSaveAndRegenerate: () => void run(({ saveEditAndRegenerate }) => saveEditAndRegenerate()),
  onCancel: cancelEdit,
};

/** Commands of the suggestions. */
export const suggesting = {
  onAsk: () => void run(({ askSuggestions }) => askSuggestions()),
  onClose: () => void run(({ closeSuggestions }) => closeSuggestions()),
};

/** Commands that load more messages. */
export const paging = {
  onOlder: () => void run(({ loadOlder }) => loadOlder()),
  onNewer: () => void run(({ loadNewer }) => loadNewer()),
  onLatest: () => void run(({ refreshChat }) => refreshChat()),
};

/** Scrolls to a message, and loads the messages around it if they are not loaded. */
export function goToMessage(id: string): void {
  void run((engine) => engine.goToMessage(id));
}

/** Copies everything up to a turn into a new chat. Resolves to its key. */
export function branch(turn: string): Promise<string | null | undefined> {
  return run((engine) => engine.branch(turn));
}

/** Starts what belongs to a chat that shows. Without its code the chat can still be read. */
export function startChatWhenLoaded(): void {
  void run(({ startChat }) => startChat());
}

/** Starts to load the code of the commands. A failure shows when it is needed. */
export function preloadEngine(): void {
  importWithRetry(loadEngine).catch(() => undefined);
}

/** Subscribes to events outside the chat once their code is loaded. Returns the way to unsubscribe. */
export function watchChat(): () => void {
  let unsubscribe: (() => void) | undefined;
  let isClosed = false;
  void run((engine) => {
    if (!isClosed) unsubscribe = engine.watchChat();
  });
  return () => {
    isClosed = true;
    unsubscribe?.();
  };
}
