import { type Snapshot, snapshot, subscribe } from "valtio";
import { type StreamingState, streamingState } from "./chat.store.ts";

/** Milliseconds between two pictures of a reply that grows; the server gathers its tokens over as many. */
const PACE_MS = 50;

/**
 * The reply that is being written, as it is drawn. Words that come faster than that, as when a network held them up and
 * lets them go at once, are drawn together. Whatever else changes shows at once, the end of the reply too.
 */
export class StreamThrottle {
  /** What shows until the next picture is due; undefined: the reply as it stands. */
  #held: Snapshot<StreamingState> | undefined;
  #due: ReturnType<typeof setTimeout> | undefined;

  readonly shown = (): Snapshot<StreamingState> => this.#held ?? snapshot(streamingState);

  /** All of its words that show. */
  readonly read = (): string => this.shown().text;

  /** Calls `draw` whenever something else shows. Answers with the way to stop. */
  readonly subscribe = (draw: () => void): (() => void) => {
    let drawn = this.shown();
    const show = () => {
      this.#rest();
      drawn = this.shown();
      draw();
    };
    const grow = () => {
      show();
      this.#held = drawn;
      this.#due = setTimeout(() => {
        this.#rest();
        if (this.shown() !== drawn) grow();
      }, PACE_MS);
    };
    const change = () => {
      if (!isTextAppended(drawn, streamingState)) show();
      else if (this.#due === undefined) grow();
    };
    const end = subscribe(streamingState, change, true);
    return () => {
      end();
      this.#rest();
    };
  };

  #rest(): void {
    clearTimeout(this.#due);
    this.#due = undefined;
    this.#held = undefined;
  }
}

/** Whether nothing happened but that more words came. */
export function isTextAppended(before: StreamingState, after: StreamingState): boolean {
  const { messageId, alternative, lost, text } = after;
  const isSame = before.messageId === messageId && before.alternative === alternative && before.lost === lost;
  return isSame && before.text !== "" && text.length >= before.text.length;
}
