import type { ChatScreenProps } from "@mimi/ui/screens/chat-screen";
import type { MessageActionHandlers } from "@mimi/ui/message";
import type { Snapshot } from "valtio";
import { showDialog } from "../../../state/overlays/dialogs.actions.ts";
import { importOrToast } from "../../../state/rendering/lazyWithRetry.ts";
import { setFinding, showPanel, showRename } from "../engine/open.actions.ts";
import { type ChatState, chatState } from "../engine/chat.store.ts";
import { draftNote, setDraft, setEdit } from "../engine/draft.actions.ts";
import { persistReadingPosition } from "../engine/readingPosition.actions.ts";
import { withEngine } from "../engineLoader.ts";
import { isWithheld } from "./chatView.ts";
import { messageOfHelpTurn } from "./systemTurns.ts";
import { shownCharacterName } from "../../../state/texts/shownName.ts";

const loadChats = () => import("../chats/chats.actions.ts");
const loadMemory = () => import("../panels/memory.actions.ts");

type Gone = ChatScreenProps["gone"];

// Props of the screen that call the engine, by part of the screen.

/** For everybody. */
export const pageHandlers = {
  onReadingOpen: () => showDialog("settings", { section: "reading" }),
  onShortcutsOpen: () => showDialog("shortcuts", true),
};

/** For users. */
export const userHandlers = {
  onHistoryOpen: () => showPanel("chats"),
  onPersonaOpen: () => showPanel("persona"),
  onReplyLanguageChange: (tag: string | undefined) =>
    void withEngine((engine) => engine.chooseReplyLanguage(tag)),
};

/** For a chat that exists. */
export const chatHandlers = {
  onFindOpen: () => setFinding(true),
  onMemoryOpen: () => showPanel("memory"),
  onChatRename: showRename,
  onReadingPositionChange: persistReadingPosition,
  onChatExport: async (format: "markdown" | "json") => (await importOrToast(loadChats))?.saveAsFile(format),
  onChatPrint: () => void withEngine((engine) => engine.print()),
};

/** For turns. */
const turnHandlers = {
  onNoteDraftChange: draftNote,
  onVariantChange: (turn: string, index: number) => void withEngine((engine) => engine.select(turn, index)),
  onCodeCopy: (code: string) => void withEngine((engine) => engine.copyText(code)),
  onRevisionOpen: () => showPanel("revision"),
  onCrisisClose: (turn: string) => void withEngine((engine) => engine.dismissHelp(messageOfHelpTurn(turn))),
};

/** For turns; without replies, a new revision changes nothing. */
export function turnHandlersOf(gone: Gone) {
  return { ...turnHandlers, ...(isWithheld(gone) && { onRevisionOpen: undefined }) };
}

/** For the actions on messages. */
const actionHandlers = {
  onMessageRetry: (turn: string) => void withEngine((engine) => engine.retry(turn)),
  onMessageDiscard: (turn: string) => void withEngine((engine) => engine.discard(turn)),
  onMessageRegenerate: (turn: string, note?: string) =>
    void withEngine((engine) => engine.regenerate(turn, note)),
  onMessageContinue: (turn: string) => void withEngine((engine) => engine.continueReply(turn)),
  onMessageCopy: (turn: string) => void withEngine((engine) => engine.copy(turn)),
  onMessageEdit: (turn: string) => void withEngine((engine) => engine.edit(turn)),
  onMessagePinChange: (turn: string, pinned: boolean) =>
    void withEngine((engine) => engine.pin(turn, pinned)),
  onMessageDeleteFrom: (turn: string) => void withEngine((engine) => engine.deleteFrom(turn)),
  onFeedbackChange: (turn: string, verdict?: "up" | "down") =>
    void withEngine((engine) => engine.giveFeedback(turn, verdict)),
};

function nameOfOpen(): string | undefined {
  const { character } = chatState;
  return character ? shownCharacterName(character.name) : undefined;
}

/** For the actions on messages of a chat that exists. */
export const savedActionHandlers = {
  onMessageRemember: async (turn: string) => (await importOrToast(loadMemory))?.remember(turn),
  onMessageReport: (id: string) => showDialog("report", { kind: "message", id, name: nameOfOpen() }),
};

/** The actions that lead to a reply: absent when the character gives none. */
const withoutReplies = {
  onMessageRetry: undefined,
  onMessageRegenerate: undefined,
  onMessageContinue: undefined,
} as const;

/**
 * The handlers of the actions on messages.
 *
 * @param onBranch Receives the key of the new chat.
 */
export function actionHandlersOf(
  { chat }: Pick<Snapshot<ChatState>, "chat">,
  gone: Gone,
  onBranch: (key: string | null | undefined) => void,
): MessageActionHandlers {
  const onMessageBranch = (turn: string) => void withEngine((engine) => engine.branch(turn)).then(onBranch);
  return {
    ...actionHandlers,
    ...(chat && savedActionHandlers),
    ...(isWithheld(gone) ? withoutReplies : { onMessageBranch }),
  };
}

/** For the composer. */
const composerHandlers = {
  onDraftChange: setDraft,
  onSubmit: (text: string) => void withEngine((engine) => engine.send(text)),
  onReplyStop: () => void withEngine((engine) => engine.stop()),
  onPlansOpen: () => showDialog("plan", true),
  autoFocus: true,
  rolePlayButtons: true,
};

/** For suggestions. */
const suggestionHandlers = {
  onLoad: () => void withEngine((engine) => engine.loadSuggestions()),
  onOpenChange: () => void withEngine((engine) => engine.closeSuggestions()),
};

interface ComposerState {
  readonly chat: Pick<Snapshot<ChatState>, "chat" | "suggestions">;
  readonly isSignedIn: boolean;
  readonly personaName: string | undefined;
}

/** The props of the composer besides its text. Users have a persona, and a chat that exists has suggestions. */
export function composerOf({ chat, isSignedIn, personaName }: ComposerState) {
  return {
    ...composerHandlers,
    persona: isSignedIn ? { name: personaName, onPersonaOpen: userHandlers.onPersonaOpen } : undefined,
    suggestions: chat.chat ? { state: chat.suggestions, ...suggestionHandlers } : undefined,
  };
}

/** For the message that is being edited. */
const editingHandlers = {
  onDraftChange: setEdit,
  onSave: () => void withEngine((engine) => engine.saveEdit()),
  onSaveAndRegenerate: () => void withEngine((engine) => engine.saveEditAndRegenerate()),
  onCancel: () => void withEngine((engine) => engine.discardEdit()),
};

/** For editing a message; without replies, an edit can only be saved. */
export function editingOf(gone: Gone) {
  return { ...editingHandlers, ...(isWithheld(gone) && { onSaveAndRegenerate: undefined }) };
}

/** For pages of messages. */
export const pageOfMessagesHandlers = {
  onLoadOlder: () => void withEngine((engine) => engine.loadOlder()),
  onLoadNewer: () => void withEngine((engine) => engine.loadNewer()),
  onLatestOpen: () => void withEngine((engine) => engine.refresh()),
};
