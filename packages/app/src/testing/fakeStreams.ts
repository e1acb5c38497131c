import type { StreamPart } from "@mimi/contract";
import type { ApiError } from "../services/api/ApiError.ts";
import type { ReplyStreams, StreamEvent } from "../services/api/stream.ts";

type SendInput = Parameters<ReplyStreams["send"]>[0];
type RegenerateInput = Parameters<ReplyStreams["regenerate"]>[0];
type ContinueInput = Parameters<ReplyStreams["continue"]>[0];
type ResumeInput = Parameters<ReplyStreams["resume"]>[0];
type AnyInput = SendInput | RegenerateInput | ContinueInput | ResumeInput;

/** One stream under a test's control. */
export class FakeStream {
  readonly input: AnyInput;
  readonly after: number | null;
  readonly signal: AbortSignal;
  readonly #waiting: (StreamEvent | ApiError | "end")[] = [];
  #wake: (() => void) | undefined;

  constructor(input: AnyInput, after: number | null, signal: AbortSignal) {
    this.input = input;
    this.after = after;
    this.signal = signal;
    signal.addEventListener("abort", () => this.#wake?.());
  }

  gives(...parts: StreamPart[]): this {
    for (const part of parts) this.#push({ kind: "part", part });
    return this;
  }

  loses(): this {
    return this.#push({ kind: "lost" });
  }

  fails(error: ApiError): this {
    return this.#push(error);
  }

  ends(): this {
    return this.#push("end");
  }

  async *events(): AsyncGenerator<StreamEvent> {
    for (;;) {
      if (this.signal.aborted) throw new DOMException("aborted", "AbortError");
      const next = this.#waiting.shift();
      if (next === undefined) await new Promise<void>((resolve) => void (this.#wake = resolve));
      else if (next === "end") return;
      else if (next instanceof Error) throw next;
      else yield next;
    }
  }

  #push(next: StreamEvent | ApiError | "end"): this {
    this.#waiting.push(next);
    this.#wake?.();
    return this;
  }
}

/** Reply streams that a test controls, in the order in which they were opened. */
export class FakeStreams implements ReplyStreams {
  readonly opened: FakeStream[] = [];

  send = (input: SendInput, signal: AbortSignal) => this.#open(new FakeStream(input, null, signal));
  regenerate = (input: RegenerateInput, signal: AbortSignal) =>
    this.#open(new FakeStream(input, null, signal));
  continue = (input: ContinueInput, after: number, signal: AbortSignal) =>
    this.#open(new FakeStream(input, after, signal));
  resume = (input: ResumeInput, after: number, signal: AbortSignal) =>
    this.#open(new FakeStream(input, after, signal));

  /** The stream opened last. */
  get latest(): FakeStream {
    const latest = this.opened.at(-1);
    if (!latest) throw new Error("No stream was opened.");
    return latest;
  }

  #open(stream: FakeStream) {
    this.opened.push(stream);
    return stream.events();
  }
}
