import {
  deleteMemory,
  firstCharacters,
  getMemory,
  getPrompt,
  MEMORY_TEXT_MAX,
  type MemoryLine,
  saveMemory,
} from "@mimi/contract";
import { ref, type Snapshot } from "valtio";
import { services } from "../../../services/services.ts";
import { idle, loadResource } from "../../../state/remote/resource.ts";
import { sentenceOf } from "../../../state/texts/sentenceOf.ts";
import { saveUnsent, loadUnsent } from "../../auth/unsentForm.ts";
import { showToast } from "../../../state/overlays/toasts.actions.ts";
import { showPanel } from "../engine/open.actions.ts";
import { chatState } from "../engine/chat.store.ts";
import { messageOfTurn, selectedVariant } from "../engine/messages.ts";
import { offerUndo } from "../engine/change.actions.ts";
import { type MemoryDraft, memoryState, noMemory } from "./memory.store.ts";
import { chatTexts } from "../../../locales/en/chat.ts";
import { texts } from "../../../state/texts/texts.ts";

/** Loads the memory of the open chat. */
export async function loadMemory(): Promise<void> {
  const { chatKey } = chatState;
  if (memoryState.chatKey !== chatKey) Object.assign(memoryState, { ...noMemory, chatKey });
  await loadResource(memoryState, "memory", () => services().call(getMemory, { chat_key: chatKey }));
}

/** Loads the prompt of the next reply. */
export async function loadPrompt(): Promise<void> {
  const { chatKey } = memoryState;
  memoryState.prompt = idle;
  await loadResource(memoryState, "prompt", () => services().call(getPrompt, { chat_key: chatKey }));
}

/** Opens the form of a new line, with the text of a message. */
export function remember(turnId: string): void {
  const { chatKey, messages } = chatState;
  const message = messageOfTurn(messages, turnId);
  if (!message) return;
  if (memoryState.chatKey !== chatKey) Object.assign(memoryState, { ...noMemory, chatKey });
  memoryState.sources = ref([message.id]);
  memoryState.draft = { text: inOneLine(selectedVariant(message)?.text ?? "") };
  void restoreUnsent();
  showPanel("memory");
}

/** Opens, changes or closes the form of a line. What was typed into it before is restored. */
export function draftLine(draft: MemoryDraft | undefined): void {
  const { draft: before } = memoryState;
  if (!draft) saveUnsent(unsentKey(before), null);
  else if (before) saveUnsent(unsentKey(draft), { text: draft.text });
  // A new line of the panel has no source messages.
  if (!draft || !before) memoryState.sources = [];
  memoryState.draft = draft ? { ...draft } : null;
  if (!before) void restoreUnsent();
}

async function restoreUnsent(): Promise<void> {
  const { draft, chatKey } = memoryState;
  if (!draft) return;
  const unsent = await loadUnsent(unsentKey(draft));
  const current = memoryState.draft;
  // What was typed since is newer.
  if (!unsent || memoryState.chatKey !== chatKey || current?.id !== draft.id || current?.text !== draft.text)
    return;
  memoryState.draft = { ...current, text: unsent.text ?? "" };
}

const unsentKey = (draft: Pick<MemoryDraft, "id"> | null) =>
  `memory/${memoryState.chatKey}/${draft?.id ?? memoryState.sources[0] ?? "new"}`;

/** Saves a line. After an error the form stays. */
export async function saveLine({ id, text }: MemoryDraft): Promise<void> {
  const { sources, draft } = memoryState;
  if (draft?.state?.kind === "pending") return;
  memoryState.draft = { id, text, state: { kind: "pending" } };
  const { draft: sent } = memoryState;
  try {
    await save({
      text: inOneLine(text),
      ...(id === undefined ? { source_message_ids: [...sources] } : { line_id: id }),
    });
    // What was typed since stays.
    if (memoryState.draft === sent) draftLine(undefined);
    await loadMemory();
  } catch (error) {
    const sentence = sentenceOf(error);
    if (memoryState.draft === sent)
      memoryState.draft = { id, text, state: { kind: "failed", error: sentence } };
    else showToast("failed", sentence);
  }
}

/** Pins or unpins a line. */
export function pinLine(lineId: string, pinned: boolean): Promise<void> {
  return change(() => save({ line_id: lineId, pinned }));
}

/** Confirms a line whose source messages were changed: it is still right. */
export function confirmLine(lineId: string): Promise<void> {
  const line = lineOf(lineId);
  return change(async () => line && save({ line_id: lineId, text: line.text }));
}

/** Deletes a line; a toast and Ctrl+Z restore it. */
export function deleteLine(lineId: string): Promise<void> {
  const { chatKey } = memoryState;
  const line = lineOf(lineId);
  return change(async () => {
    await services().call(deleteMemory, { chat_key: chatKey, line_id: lineId });
    if (line) offerUndo(texts(chatTexts).lineDeleted, () => saveAgain(chatKey, line));
  });
}

/** Saves a deleted line again, with its pin and those of its source messages that still exist. */
async function saveAgain(chat_key: string, { text, pinned, source_message_ids }: Line): Promise<void> {
  const sources = { source_message_ids: [...source_message_ids], present_sources: true };
  await services().call(saveMemory, { chat_key, text, pinned, ...sources });
  if (memoryState.chatKey === chat_key) await loadMemory();
}

type Line = Snapshot<MemoryLine>;

function lineOf(lineId: string): Line | undefined {
  const { memory } = memoryState;
  return memory.kind === "ready" ? memory.value.lines.find(({ id }) => id === lineId) : undefined;
}

interface Saving {
  readonly line_id?: string;
  readonly text?: string;
  readonly pinned?: boolean;
  readonly source_message_ids?: string[];
}

function save(line: Saving): Promise<unknown> {
  return services().call(saveMemory, { chat_key: memoryState.chatKey, ...line });
}

async function change(call: () => Promise<unknown>): Promise<void> {
  try {
    await call();
    await loadMemory();
  } catch (error) {
    showToast("failed", sentenceOf(error));
  }
}

function inOneLine(text: string): string {
  return firstCharacters(text.replaceAll(/\s+/g, " ").trim(), MEMORY_TEXT_MAX);
}
