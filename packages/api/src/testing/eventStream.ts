import { STREAM_DONE, type StreamPart } from "@mimi/contract";

/** One event of a stream: its resume point, and a part or the end mark. */
export interface StreamEvent {
  readonly id: number;
  readonly part: StreamPart | typeof STREAM_DONE;
}

/** Reads a chat stream event by event, as a client does. */
export class EventReader {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  readonly #decoder = new TextDecoder();
  #rest = "";
  #ended = false;

  constructor(response: Response) {
    if (!response.body) throw new Error("The response has no body to read events from.");
    this.#reader = response.body.getReader();
  }

  /** The next event; null when the connection has ended. Comments are skipped. */
  async next(): Promise<StreamEvent | null> {
    for (;;) {
      const at = this.#rest.indexOf("\n\n");
      if (at >= 0) {
        const block = this.#rest.slice(0, at);
        this.#rest = this.#rest.slice(at + 2);
        if (!block.startsWith(":")) return parse(block);
        continue;
      }
      if (this.#ended) return null;
      const { done, value } = await this.#reader.read();
      if (done) this.#ended = true;
      else this.#rest += this.#decoder.decode(value, { stream: true });
    }
  }

  /** All events up to the end of the connection. */
  async rest(): Promise<StreamEvent[]> {
    const events: StreamEvent[] = [];
    for (let event = await this.next(); event; event = await this.next()) events.push(event);
    return events;
  }

  /** Disconnects. */
  async close(): Promise<void> {
    await this.#reader.cancel();
  }
}

/** All events of a response. */
export function readEvents(response: Response): Promise<StreamEvent[]> {
  return new EventReader(response).rest();
}

/** The types of the parts in order, consecutive deltas as one. */
export function shapeOf(events: readonly StreamEvent[]): string[] {
  const types = events.map(({ part }) => (part === STREAM_DONE ? part : part.type));
  return types.filter((type, at) => type !== "text-delta" || types[at - 1] !== "text-delta");
}

/** The text of all deltas. */
export function textOf(events: readonly StreamEvent[]): string {
  return events
    .map(({ part }) => (part !== STREAM_DONE && part.type === "text-delta" ? part.delta : ""))
    .join("");
}

/** The first part of a type. Throws when there is none. */
export function partOf<Type extends StreamPart["type"]>(
  events: readonly StreamEvent[],
  type: Type,
): Extract<StreamPart, { type: Type }> {
  for (const { part } of events) {
    if (part !== STREAM_DONE && part.type === type) return part as Extract<StreamPart, { type: Type }>;
  }
  throw new Error(`No ${type} among ${shapeOf(events).join(", ")}`);
}

function parse(block: string): StreamEvent {
  const id = /^id: (\d+)$/m.exec(block)?.[1];
  const data = /^data: (.*)$/m.exec(block)?.[1];
  if (id === undefined || data === undefined) throw new Error(`Not an event with an id: ${block}`);
  return { id: Number(id), part: data === STREAM_DONE ? data : (JSON.parse(data) as StreamPart) };
}
