import { useSyncExternalStore } from "react";
import { type Snapshot, snapshot, subscribe } from "valtio";
import { type LiveState, liveState } from "../engine/chat.store.ts";
import { isGrowth } from "../engine/StreamThrottle.ts";

let known: Snapshot<LiveState> = snapshot(liveState);

/** The reply that is being written, but not each of its words: those are drawn where they stand (`replyWords`). */
export function useLive() {
  return useSyncExternalStore(listen, lastChange, lastChange);
}

function listen(draw: () => void): () => void {
  return subscribe(liveState, draw, true);
}

function lastChange(): Snapshot<LiveState> {
  if (!isGrowth(known, liveState)) known = snapshot(liveState);
  return known;
}
