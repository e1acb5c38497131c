import { idle, type Resource } from "../../../state/resource.ts";
import type { DataOf, getMemory, getPrompt } from "@mimi/contract";
import { proxy } from "valtio";

/** A line that is being written: a new one, or with `id` one that is corrected. */
export interface MemoryDraft {
  readonly id?: string;
  readonly text: string;
  readonly saving?: "idle" | "pending" | "failed";
  readonly problem?: string;
}

/** What the conversation of a key remembers. */
export interface MemoryState {
  chatKey: string;
  memory: Resource<DataOf<typeof getMemory>>;
  draft: MemoryDraft | null;
  /** The messages that a new line comes from. */
  sources: readonly string[];
  /** What the model would be sent now. */
  prompt: Resource<DataOf<typeof getPrompt>>;
}

/** Before anything is known of a conversation's memory. */
export const noMemory: Readonly<MemoryState> = {
  chatKey: "",
  memory: idle,
  draft: null,
  sources: [],
  prompt: idle,
};

export const memoryState = proxy<MemoryState>({ ...noMemory });
