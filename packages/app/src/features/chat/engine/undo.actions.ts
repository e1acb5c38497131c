import { sentenceOf } from "../../../state/sentences.ts";
import { dismissToast, showToast } from "../../../state/toasts.actions.ts";

interface UndoEntry {
  readonly reverse: () => Promise<void>;
  /** Id of the toast with the Undo button. */
  toast: string;
}

/** What can be undone in the open chat, the latest last. */
let entries: readonly UndoEntry[] = [];

/** Shows a toast with an Undo button. Ctrl+Z calls {@link undo} too. */
export function offerUndo(sentence: string, reverse: () => Promise<void>): void {
  const entry: UndoEntry = { reverse, toast: "" };
  entries = [...entries, entry];
  entry.toast = showToast("done", sentence, { onPress: () => void undo(entry) });
}

/** Undoes an entry once; by default the latest. After an error it can be tried again. */
export async function undo(entry = entries.at(-1)): Promise<void> {
  if (!entry || !entries.includes(entry)) return;
  entries = entries.filter((other) => other !== entry);
  dismissToast(entry.toast);
  try {
    await entry.reverse();
  } catch (error) {
    entries = [...entries, entry];
    entry.toast = showToast("failed", sentenceOf(error), { onPress: () => void undo(entry) });
  }
}

/** Removes all entries, because the chat is closed. */
export function clearUndo(): void {
  for (const { toast } of entries) dismissToast(toast);
  entries = [];
}
