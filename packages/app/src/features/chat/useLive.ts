import { useState, useSyncExternalStore } from "react";
import { ReplyPace } from "./ReplyPace.ts";

/** The reply that is being written, drawn again no more often than eyes can follow. */
export function useLive() {
  const [pace] = useState(() => new ReplyPace());
  return useSyncExternalStore(pace.listen, pace.shown);
}
