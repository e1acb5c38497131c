import { type Snapshot, snapshot, subscribe } from "valtio";
import { type StreamingState, streamingState } from "../engine/chat.store.ts";

/** Milliseconds between two renderings of a streaming text. The server collects tokens for the same time. */
const INTERVAL_MS = 50;

/**
 * The streaming message as it is rendered. Text that arrives faster than the interval is rendered together, for example after
 * the network held it back. All other changes are rendered at once, also the end of the reply.
 */
export class StreamThrottle {
  /** All are called together, so that one never waits for the interval of another. */
  readonly #renders = new Set<() => void>();
  #rendered: Snapshot<StreamingState> = snapshot(streamingState);
  /** What is rendered until the interval is over; undefined: the current state. */
  #throttled: Snapshot<StreamingState> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unsubscribe = () => {};

  readonly shown = (): Snapshot<StreamingState> => this.#throttled ?? snapshot(streamingState);

  /** The rendered text. */
  readonly read = (): string => this.shown().text;

  /** Calls `render` when what is rendered changes. Returns the way to unsubscribe. */
  readonly subscribe = (render: () => void): (() => void) => {
    if (this.#renders.size === 0) {
      this.#rendered = this.shown();
      this.#unsubscribe = subscribe(streamingState, this.#onChange, true);
    }
    this.#renders.add(render);
    return () => {
      if (!this.#renders.delete(render) || this.#renders.size > 0) return;
      this.#unsubscribe();
      this.#release();
    };
  };

  readonly #onChange = (): void => {
    if (!isTextAppended(this.#rendered, streamingState)) this.#renderNow();
    else if (this.#timer === undefined) this.#renderAndHold();
  };

  #renderNow(): void {
    this.#release();
    this.#rendered = this.shown();
    for (const render of this.#renders) render();
  }

  #renderAndHold(): void {
    this.#renderNow();
    this.#throttled = this.#rendered;
    this.#timer = setTimeout(() => {
      this.#release();
      if (this.shown() !== this.#rendered) this.#renderAndHold();
    }, INTERVAL_MS);
  }

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
