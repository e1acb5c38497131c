import { subscribe } from "valtio";
import { browserKeys } from "../../services/browser/browserKeys.ts";
import { page } from "../../services/browser/page.ts";
import { services } from "../../services/services.ts";
import { showToast } from "../../state/overlays/toasts.actions.ts";
import { onBackOnline } from "../../state/remote/connection.actions.ts";
import { importOrToast } from "../../state/rendering/lazyWithRetry.ts";
import * as changes from "./engine/change.actions.ts";
import { chatState, streamingState } from "./engine/chat.store.ts";
import { type ChatEvent, onChatEvent } from "./engine/chatEvents.ts";
import { dropSentDraft, restoreNotes, VISITOR } from "./engine/draft.actions.ts";
import {
  chooseReplyLanguage,
  closeSuggestions,
  loadSuggestions,
  restoreReplyLanguage,
} from "./engine/nextMessage.actions.ts";
import {
  goToMessage,
  loadMessages,
  loadNewer,
  loadOlder,
  streamingMessage,
} from "./engine/history.actions.ts";
import { adoptOrphanedOutbox } from "./engine/outbox.actions.ts";
import { continueReply, isBusy, regenerate } from "./engine/reply.actions.ts";
import * as sending from "./engine/send.actions.ts";
import { storeLastViews } from "./engine/lastView.actions.ts";
import { applyQuota, loadChatLists, loadSidebar } from "./engine/sidebar.actions.ts";
import { leaveStream, resumeReply, stop } from "./engine/stream.actions.ts";
import { openFind } from "./panels/find.actions.ts";
import { restorePersona } from "./panels/persona.actions.ts";
import { printChat } from "./print/print.actions.ts";
import { checkForRevision } from "./systemMessages/revision.actions.ts";
import { startSessionTimer } from "./systemMessages/sessionTimer.actions.ts";
import {
  discloseReturn,
  dismissHelp,
  loadHelpLines,
  showEmailSent,
} from "./systemMessages/systemMessages.actions.ts";
import { chatTexts } from "../../locales/en/chat.ts";
import { texts } from "../../state/texts/texts.ts";

/**
 * Everything that can be done in an open chat (product 5). Reading a chat does not need this code, so it is loaded while
 * the chat is requested. The state is in `chat.store.ts`; opening and closing is in `open.actions.ts`.
 */
export const chatEngine = {
  start,
  watch,
  refresh,
  stop,
  undo: changes.undo,
  send: sending.send,
  retry: sending.retry,
  discard: sending.discard,
  regenerate,
  continueReply,
  select: changes.select,
  edit,
  saveEdit: changes.saveEdit,
  discardEdit: changes.discardEdit,
  saveEditAndRegenerate,
  deleteFrom: changes.deleteFrom,
  branch: changes.branch,
  pin: changes.pin,
  giveFeedback: changes.giveFeedbackOn,
  copy: changes.copy,
  copyText: changes.copyText,
  loadOlder,
  loadNewer,
  goToMessage,
  loadSuggestions,
  closeSuggestions,
  chooseReplyLanguage,
  dismissHelp,
  print: printChat,
} as const;

onChatEvent(handle);

function handle(event: ChatEvent): void {
  switch (event.kind) {
    case "closed":
      leaveStream();
      return changes.clearUndo();
    case "sent":
      return sending.applySent(event.at, event.greeting);
    case "quota":
      return applyQuota(event.quota);
    case "changed":
      return notifyOtherTabs();
    case "restored":
      return void refresh().then(notifyOtherTabs);
    case "deleted":
      return offerRestore(event.chatKey);
    case "orphaned":
      return void resumePending();
    // `engineLoader.ts` calls `start`.
    case "opening":
    case "opened":
  }
}

/** Resumes what was not complete when the chat was left, and loads the sidebar. */
function start(): void {
  const { ownerId, characterId, status } = chatState;
  // The chat may have been closed while this code was loaded.
  if (status.kind !== "ready") return;
  void resumePending().then(sending.sendRequestedDraft);
  if (ownerId === VISITOR) return;
  void changes.restoreEdit();
  void restoreNotes();
  void loadHelpLines();
  discloseReturn();
  showEmailSent();
  void loadSidebar(characterId);
  void restorePersona();
  void restoreReplyLanguage();
  void checkForRevision();
}

/** Subscribes to events outside the chat: other tabs, the connection, keys and time. Returns the way to unsubscribe. */
function watch(): () => void {
  const ends = [
    watchForUpdates(),
    page().onUndo(() => void changes.undo()),
    browserKeys().onFind(hasChat, openFind),
    browserKeys().onPrintKey(hasChat, () => void printChat()),
    startSessionTimer(),
    storeLastViews(),
  ];
  return () => {
    for (const end of ends) end();
  };
}

const hasChat = () => chatState.chat !== null;

/**
 * Loads the latest messages and resumes what is not complete: another tab, another device or the server may have changed
 * the chat. Resolves to false when that has to wait.
 *
 * @param exists Whether the chat exists; another tab may have created it.
 */
async function refresh(exists = chatState.chat !== null): Promise<boolean> {
  const { chatKey, status } = chatState;
  if (status.kind !== "ready") return true;
  // Reading another reply would interrupt what this page sends or reads.
  if (isBusy() || !services().browser.isOnline()) return false;
  const latest = exists && (await loadMessages({ chat_key: chatKey }));
  if (isBusy()) return false;
  if (latest) {
    const known = new Set(chatState.messages.map(({ id }) => id));
    sending.showLatest(latest);
    dropSentDraft(known);
    discloseReturn();
  }
  await resumePending();
  return true;
}

/** Adopts messages of closed pages, reads the rest of a streaming reply, and sends what waits. */
async function resumePending(): Promise<void> {
  if (chatState.status.kind !== "ready") return;
  await adoptOrphanedOutbox();
  if (isBusy()) return;
  const reply = streamingMessage();
  if (reply && (await resumeReply(reply)) === "left") return;
  await sending.sendWaiting();
}

/** Refreshes the chat when another tab changed it, when the page is visible again, and when the browser is online again. */
function watchForUpdates(): () => void {
  const { browser } = services();
  let isStale = false;
  const update = async (exists?: boolean) => {
    isStale = false;
    // The end of the chat is not loaded: the latest messages would replace those that the user reads.
    if (chatState.newer !== "none") return resumePending();
    if (!(await refresh(exists))) isStale = true;
  };
  const updateWhenIdle = () => {
    if (isStale && !isBusy()) void update();
  };
  const ends = [
    page().onTabs(({ chatKey, changed }) => {
      if (chatKey === chatState.chatKey) void update(true);
      if (changed === "chats") void loadChatLists(chatState.characterId);
    }),
    browser.onVisible(() => void update()),
    onBackOnline(() => void update()),
    subscribe(streamingState, updateWhenIdle),
    subscribe(chatState, updateWhenIdle),
  ];
  return () => {
    for (const end of ends) end();
  };
}

function offerRestore(chatKey: string): void {
  const restoreChat = async () => {
    const chats = await importOrToast(() => import("./chats/chats.actions.ts"));
    await chats?.restore(chatKey);
  };
  showToast("failed", texts(chatTexts).chatDeleted, { onClick: () => void restoreChat() }, chatKey);
}

function notifyOtherTabs(): void {
  if (chatState.chatKey) page().notifyTabs({ chatKey: chatState.chatKey });
}

/** Edits a message. The text of a message that was not sent goes to the composer instead. */
async function edit(turnId: string): Promise<void> {
  if (chatState.outgoing?.clientId === turnId) sending.moveToComposer(turnId);
  else await changes.beginEdit(turnId);
}

/** Saves the edit of a user's message, and generates another variant of the reply to it. */
async function saveEditAndRegenerate(): Promise<void> {
  const saved = await changes.saveEdit();
  const index = chatState.messages.findIndex(({ id }) => id === saved?.id);
  const reply = chatState.messages[index + 1];
  if (index >= 0 && reply?.role === "character") await regenerate(reply.id);
}
