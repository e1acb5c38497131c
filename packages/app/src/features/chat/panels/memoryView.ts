import type { MemoryLine, Message, PromptSection } from "@mimi/contract";
import type { MemoryLines, MemorySource, PromptPreview, PromptPreviewSection } from "@mimi/ui/memory-panel";
import type { Loadable } from "@mimi/ui";
import type { Snapshot } from "valtio";
import { loadable } from "../../../state/remote/loadable.ts";
import { paths } from "../../../paths.ts";
import type { ChatState } from "../engine/chat.store.ts";
import { selectedVariant } from "../engine/messages.ts";
import type { MemoryState } from "./memory.store.ts";
import { chatTexts } from "../../../locales/en/chat.ts";
import { panelTexts } from "../../../locales/en/panels.ts";
import { texts } from "../../../state/texts/texts.ts";

type ChatSnapshot = Snapshot<ChatState>;
type MemorySnapshot = Snapshot<MemoryState>;

/** The lines of memory, for the panel. */
export function memoryLinesOf(
  memory: MemorySnapshot["memory"],
  chat: ChatSnapshot,
  onRetry: () => void,
): Loadable<MemoryLines> {
  return loadable(memory, onRetry, ({ value: { tokens, lines } }) => ({
    tokens,
    lines: lines.map(({ id, text, pinned, automatic, stale, ...line }) => ({
      ...{ id, text, pinned, automatic, stale },
      sources: sourcesOf(line, chat),
    })),
  }));
}

function sourcesOf(
  { source_message_ids }: Pick<Snapshot<MemoryLine>, "source_message_ids">,
  chat: ChatSnapshot,
) {
  return source_message_ids.map((id, index): MemorySource => {
    const message = chat.messages.find((known) => known.id === id);
    const isComplete = chat.older === "none" && chat.newer === "none";
    const isDeleted = !message && isComplete;
    return {
      turnId: id,
      label: message ? beginningOf(message) : texts(chatTexts).source(index + 1),
      href: isDeleted ? undefined : paths.turn(chat.characterId, chat.chatKey, id),
    };
  });
}

const LABEL_MAX = 40;

/** The first words of a message, without Markdown. */
function beginningOf(message: Snapshot<Message>): string {
  const words = (selectedVariant(message)?.text ?? "").replaceAll(/[*_`#>\s]+/g, " ").trim();
  return words.length > LABEL_MAX ? `${words.slice(0, words.lastIndexOf(" ", LABEL_MAX))} …` : words;
}

/** The prompt, for the panel. */
export function promptPreviewOf(
  prompt: MemorySnapshot["prompt"],
  onRetry: () => void,
): Loadable<PromptPreview> {
  return loadable(prompt, onRetry, ({ value: { sections, tokens } }) => ({
    sections: sections.map(sectionOf),
    total: tokens.total,
    historyBudget: tokens.history_budget,
  }));
}

function sectionOf(
  { kind, title, text, tokens }: Snapshot<PromptSection>,
  index: number,
): PromptPreviewSection {
  const hidden = kind === "history" ? ({ kind: "history" } as const) : ({ kind: "hidden" } as const);
  const label = title || (texts(panelTexts).sections[kind] ?? "");
  return {
    id: String(index),
    title: label,
    tokens,
    content: text === null ? hidden : { kind: "text", text },
  };
}
