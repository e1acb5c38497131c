import { type Snapshot, snapshot, subscribe } from "valtio";
import { type StreamingState, streamingState } from "../engine/chat.store.ts";

/** Milliseconds between two renderings of a streaming text. The server collects tokens for the same time. */
const INTERVAL_MS = 50;

/**
 * The streaming message as it is rendered. Text that arrives faster than the interval is rendered together, for example after
 * the network held it back. All other changes are rendered at once, also the end of the reply.
 */
export class StreamThrottle {
  /** What is rendered until the interval is over; undefined: the current state. */
  #throttled: Snapshot<StreamingState> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly shown = (): Snapshot<StreamingState> => this.#throttled ?? snapshot(streamingState);

  /** The rendered text. */
  readonly read = (): string => this.shown().text;

  /** Calls `render` when what is rendered changes. Returns the way to unsubscribe. */
  readonly subscribe = (render: () => void): (() => void) => {
    let rendered = this.shown();
    const renderNow = () => {
      this.#release();
      rendered = this.shown();
      render();
    };
    const renderAndHold = () => {
      renderNow();
      this.#throttled = rendered;
      this.#timer = setTimeout(() => {
        this.#release();
        if (this.shown() !== rendered) renderAndHold();
      }, INTERVAL_MS);
    };
    const onChange = () => {
      if (!isTextAppended(rendered, streamingState)) renderNow();
      else if (this.#timer === undefined) renderAndHold();
    };
    const unsubscribe = subscribe(streamingState, onChange, true);
    return () => {
      unsubscribe();
      this.#release();
    };
  };

  #release(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#throttled = undefined;
  }
}

/** Whether text was added to a streaming message, and nothing else changed. */
export function isTextAppended(before: StreamingState, after: StreamingState): boolean {
  const isSame =
    before.messageId === after.messageId &&
    before.variantIndex === after.variantIndex &&
    before.isReconnecting === after.isReconnecting;
  return isSame && before.text !== "" && after.text.length >= before.text.length;
}
