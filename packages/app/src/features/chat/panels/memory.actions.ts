import { idle, loadResource } from "../../../state/resource.ts";
import {
  deleteMemory,
  getMemory,
  getPrompt,
  MEMORY_TEXT_MAX,
  type MemoryLine,
  saveMemory,
} from "@mimi/contract";
import { ref, type Snapshot } from "valtio";
import { services } from "../../../services/services.ts";
import { sentenceOf } from "../../../state/sentences.ts";
import { showToast } from "../../../state/toasts.actions.ts";
import { offerUndo } from "../engine/change.actions.ts";
import { chatSentences } from "../engine/chatSentences.ts";
import { chatState } from "../engine/chat.store.ts";
import { type MemoryDraft, memoryState, noMemory } from "./memory.store.ts";
import { showPanel } from "./panel.actions.ts";
import { selectedVariant } from "../engine/selectedVariant.ts";

/** Reads what the conversation that is open remembers. */
export async function loadMemory(): Promise<void> {
  const { chatKey } = chatState;
  if (memoryState.chatKey !== chatKey) Object.assign(memoryState, { ...noMemory, chatKey });
  await loadResource(memoryState, "memory", () => services().call(getMemory, { chat_key: chatKey }));
}

/** Reads what the model would be sent for the next reply. */
export async function loadPrompt(): Promise<void> {
  const { chatKey } = memoryState;
  memoryState.prompt = idle;
  await loadResource(memoryState, "prompt", () => services().call(getPrompt, { chat_key: chatKey }));
}

/** Begins a line about a message, from its own words. */
export function remember(turnId: string): void {
  const { chatKey, messages } = chatState;
  const message = messages.find(({ id, client_id }) => id === turnId || client_id === turnId);
  if (!message) return;
  if (memoryState.chatKey !== chatKey) Object.assign(memoryState, { ...noMemory, chatKey });
  memoryState.sources = ref([message.id]);
  memoryState.draft = { text: inOneLine(selectedVariant(message)?.text ?? "") };
  showPanel("memory");
}

/** The reader begins a line, changes what they write, or gives it up. */
export function draftLine(draft: MemoryDraft | undefined): void {
  // A line that is begun here comes from no message.
  if (!draft || !memoryState.draft) memoryState.sources = [];
  memoryState.draft = draft ? { ...draft } : null;
}

/** Saves a line. What cannot be saved stays where it was written. */
export async function keepLine({ id, text }: MemoryDraft): Promise<void> {
  const { sources, draft } = memoryState;
  if (draft?.saving === "pending") return;
  memoryState.draft = { id, text, saving: "pending" };
  try {
    await save({
      text: inOneLine(text),
      ...(id === undefined ? { source_message_ids: [...sources] } : { line_id: id }),
    });
    draftLine(undefined);
    await loadMemory();
  } catch (error) {
    memoryState.draft = { id, text, saving: "failed", problem: sentenceOf(error) };
  }
}

/** Keeps a line before all others, or lets it go. */
export function pinLine(lineId: string, pinned: boolean): Promise<void> {
  return change(() => save({ line_id: lineId, pinned }));
}

/** A line still holds, whatever became of its sources: it counts as checked. */
export function confirmLine(lineId: string): Promise<void> {
  const line = lineOf(lineId);
  return change(async () => line && save({ line_id: lineId, text: line.text }));
}

/** A line is to be remembered no more; a toast and Ctrl+Z bring it back. */
export function dropLine(lineId: string): Promise<void> {
  const { chatKey } = memoryState;
  const line = lineOf(lineId);
  return change(async () => {
    await services().call(deleteMemory, { chat_key: chatKey, line_id: lineId });
    if (line) offerUndo(chatSentences.lineDropped, () => rememberAgain(chatKey, line));
  });
}

/** Takes up a line that was dropped, with its pin and its messages as far as they are still there. */
async function rememberAgain(chat_key: string, { text, pinned, source_message_ids }: Line): Promise<void> {
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
  return text.replaceAll(/\s+/g, " ").trim().slice(0, MEMORY_TEXT_MAX);
}
