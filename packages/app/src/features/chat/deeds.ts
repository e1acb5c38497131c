import { showDialog } from "../../state/dialogs.actions.ts";
import { withCode } from "../../state/code.actions.ts";
import { cancelEdit, setDraft, setEdit } from "./draft.actions.ts";
import { helpedMessage } from "./houseTurns.ts";
import { setFinding, showPanel, showRename } from "./panel.actions.ts";
import { chatState } from "./chat.store.ts";

// What somebody may do in a conversation. Nothing of it is needed to read, so its code comes after the first picture.
const change = () => import("./change.actions.ts");
const chats = () => import("./chats.actions.ts");
const history = () => import("./history.actions.ts");
const house = () => import("./house.actions.ts");
const memory = () => import("./memory.actions.ts");
const reply = () => import("./reply.actions.ts");
const sending = () => import("./send.actions.ts");
const suggest = () => import("./suggest.actions.ts");

/** With the page, for anybody. */
export const onPage = {
  onReading: () => showDialog("settings", { section: "reading" }),
  onShortcuts: () => showDialog("shortcuts", true),
};

/** With what belongs to a member. */
export const onOwn = {
  onHistory: () => showPanel("chats"),
  onPersona: () => showPanel("persona"),
};

/** With a conversation that exists. */
export const onChat = {
  onFind: () => setFinding(true),
  onMemory: () => showPanel("memory"),
  onRename: showRename,
  onRemember: (turn: string) => void withCode(memory, ({ remember }) => remember(turn)),
  onReport: (id: string) => showDialog("report", { kind: "message", id, name: chatState.character?.name }),
  onExport: (format: "markdown" | "json") => void withCode(chats, (code) => code.saveAsFile(format)),
};

/** With its turns. */
export const onTurns = {
  onRetry: (turn: string) => void withCode(sending, ({ retry }) => retry(turn)),
  onDiscard: (turn: string) => void withCode(sending, ({ discard }) => discard(turn)),
  onRegenerate: (turn: string, note?: string) =>
    void withCode(sending, ({ regenerate }) => regenerate(turn, note)),
  onContinue: (turn: string) => void withCode(sending, ({ goOn }) => goOn(turn)),
  onVariantChange: (turn: string, index: number) =>
    void withCode(change, ({ select }) => select(turn, index)),
  onCopy: (turn: string) => void withCode(change, ({ copy }) => copy(turn)),
  onEdit: (turn: string) => void withCode(change, ({ beginEdit }) => beginEdit(turn)),
  onPinChange: (turn: string, pinned: boolean) => void withCode(change, ({ pin }) => pin(turn, pinned)),
  onDeleteFrom: (turn: string) => void withCode(change, ({ deleteFrom }) => deleteFrom(turn)),
  onFeedback: (turn: string, verdict?: "up" | "down") =>
    void withCode(change, ({ judge }) => judge(turn, verdict)),
  onRevisionOpen: () => showPanel("revision"),
  onCrisisDismiss: (turn: string) => void withCode(house, ({ calm }) => calm(helpedMessage(turn))),
};

/** With what is written. */
export const composing = {
  onDraftChange: setDraft,
  onSend: (text: string) => void withCode(sending, ({ send }) => send(text)),
  onStop: () => void withCode(reply, ({ stop }) => stop()),
  autoFocus: true,
};

/** With a rewording. */
export const editing = {
  onDraftChange: setEdit,
  onSave: () => void withCode(change, ({ saveEdit }) => saveEdit()),
  onSaveAndRegenerate: () => void withCode(change, ({ saveEditAndRegenerate }) => saveEditAndRegenerate()),
  onCancel: cancelEdit,
};

/** With suggestions. */
export const suggesting = {
  onAsk: () => void withCode(suggest, ({ askSuggestions }) => askSuggestions()),
  onClose: () => void withCode(suggest, ({ closeSuggestions }) => closeSuggestions()),
};

/** With what is not loaded. */
export const paging = {
  onOlder: () => void withCode(history, ({ loadOlder }) => loadOlder()),
  onNewer: () => void withCode(history, ({ loadNewer }) => loadNewer()),
  onLatest: () => void withCode(history, ({ refreshChat }) => refreshChat()),
};

/** Goes to a message. */
export function goToMessage(id: string): void {
  void withCode(history, (code) => code.goToMessage(id));
}

/** Makes a conversation of its own of everything up to a turn. Answers with its key. */
export function branch(turn: string): Promise<string | null | undefined> {
  return withCode(change, (code) => code.branch(turn));
}
