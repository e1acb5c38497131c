import { useSyncExternalStore } from "react";
import { type Snapshot, snapshot, subscribe } from "valtio";
import { type StreamingState, streamingState } from "../engine/chat.store.ts";
import { isTextAppended } from "../engine/StreamThrottle.ts";

let known: Snapshot<StreamingState> = snapshot(streamingState);

/** The reply that is being written, but not each of its words: those are drawn where they stand (`throttledText`). */
export function useStreamingMessage() {
  return useSyncExternalStore(listen, lastChange, lastChange);
}

function listen(draw: () => void): () => void {
  return subscribe(streamingState, draw, true);
}

function lastChange(): Snapshot<StreamingState> {
  if (!isTextAppended(known, streamingState)) known = snapshot(streamingState);
  return known;
}
