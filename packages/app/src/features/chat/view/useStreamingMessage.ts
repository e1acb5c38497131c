import { useSyncExternalStore } from "react";
import { type Snapshot, snapshot, subscribe } from "valtio";
import { type StreamingState, streamingState } from "../engine/chat.store.ts";
import { isTextAppended } from "./StreamThrottle.ts";

let known: Snapshot<StreamingState> = snapshot(streamingState);

/** The streaming message. Renders again for its first text and for its end, but not for more text: see `streamingText`. */
export function useStreamingMessage() {
  return useSyncExternalStore(listen, lastChange, lastChange);
}

function listen(render: () => void): () => void {
  return subscribe(streamingState, render, true);
}

function lastChange(): Snapshot<StreamingState> {
  if (!isTextAppended(known, streamingState)) known = snapshot(streamingState);
  return known;
}
