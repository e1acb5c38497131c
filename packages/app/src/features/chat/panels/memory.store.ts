import { idle, type Resource } from "../../../state/remote/resource.ts";
import type { DataOf, getMemory, getPrompt } from "@mimi/contract";
import type { SubmitState } from "@mimi/ui";
import { proxy } from "valtio";

/** A line in the form: a new one, or with `id` one that is edited. */
export interface MemoryDraft {
  readonly id?: string;
  readonly text: string;
  readonly state?: SubmitState;
}

/** The memory of a chat. */
export interface MemoryState {
  chatKey: string;
  memory: Resource<DataOf<typeof getMemory>>;
  draft: MemoryDraft | null;
  /** Ids of the source messages of a new line. */
  sources: readonly string[];
  /** The prompt of the next reply. */
  prompt: Resource<DataOf<typeof getPrompt>>;
}

/** The state before the memory is loaded. */
export const noMemory: Readonly<MemoryState> = {
  chatKey: "",
  memory: idle,
  draft: null,
  sources: [],
  prompt: idle,
};

export const memoryState = proxy<MemoryState>({ ...noMemory });
