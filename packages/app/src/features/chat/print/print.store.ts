import type { Message } from "@mimi/contract";
import { proxy } from "valtio";

/** What is about to be printed. */
export interface PrintState {
  /** All messages of the open chat, while they are printed; null otherwise. */
  whole: readonly Message[] | null;
  /** Whether they are being loaded. */
  isLoading: boolean;
}

export const printState = proxy<PrintState>({ whole: null, isLoading: false });
