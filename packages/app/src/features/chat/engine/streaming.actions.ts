import { type StreamingState, streamingState } from "./chat.store.ts";

let reading: AbortController | undefined;

/** Begins to read a reply, and leaves the one that was read before. */
export function startReading(): AbortController {
  reading?.abort("left");
  reading = new AbortController();
  return reading;
}

/** The reply has come to its end. */
export function finishReading(): void {
  reading?.abort("ended");
  reading = undefined;
}

/** Stops reading. The reply itself goes on. */
export function stopReading(): void {
  reading?.abort("left");
  reading = undefined;
  setStreaming({});
}

/** Shows a reply as far as it has come; without one, none. */
export function setStreaming({ messageId = "", text = "", alternative = 0 }: Partial<StreamingState>): void {
  Object.assign(streamingState, { messageId, text, alternative, lost: false });
}
