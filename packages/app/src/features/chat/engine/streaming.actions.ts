import { type LiveState, liveState } from "./chat.store.ts";

let reading: AbortController | undefined;

/** Begins to read a reply, and leaves the one that was read before. */
export function beginReading(): AbortController {
  reading?.abort("left");
  reading = new AbortController();
  return reading;
}

/** The reply has come to its end. */
export function endReading(): void {
  reading?.abort("ended");
  reading = undefined;
}

/** Stops reading. The reply itself goes on. */
export function leaveReply(): void {
  reading?.abort("left");
  reading = undefined;
  showLive({});
}

/** Shows a reply as far as it has come; without one, none. */
export function showLive({ messageId = "", text = "", alternative = 0 }: Partial<LiveState>): void {
  Object.assign(liveState, { messageId, text, alternative, lost: false });
}
