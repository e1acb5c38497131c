import { StringDecoder } from "node:string_decoder";

/** The most bytes in one line of a provider's stream; usual lines have a few hundred. */
const LINE_MAX = 256 * 1024;

/** Reads the data of server-sent events from bytes. Throws when a line is too long. */
export class EventData {
  readonly #decoder = new StringDecoder("utf8");
  #rest = "";
  #begun = false;
  #data: string | null = null;

  /** The data of the events that end in these bytes. */
  add(bytes: Uint8Array): readonly string[] {
    const text = this.#rest + this.#decoder.write(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
    const ended: string[] = [];
    let from = 0;
    for (let to = text.indexOf("\n"); to >= 0; to = text.indexOf("\n", from)) {
      this.#read(text.slice(from, text[to - 1] === "\r" && to > from ? to - 1 : to), ended);
      from = to + 1;
    }
    this.#rest = text.slice(from);
    if (this.#rest.length > LINE_MAX) throw new LineTooLongError();
    return ended;
  }

  #read(written: string, ended: string[]): void {
    // A stream can start with a byte order mark, which is not part of its first line.
    const line = this.#begun || !written.startsWith("\ufeff") ? written : written.slice(1);
    this.#begun = true;
    if (line.length > LINE_MAX) throw new LineTooLongError();
    if (line === "") {
      if (this.#data !== null) ended.push(this.#data);
      this.#data = null;
    } else if (line.startsWith("data:")) {
      const value = line.slice(line.startsWith("data: ") ? 6 : 5);
      this.#data = this.#data === null ? value : `${this.#data}\n${value}`;
    }
  }
}

class LineTooLongError extends Error {
  override readonly name = "LineTooLongError";
  constructor() {
    super(`A line of the model's stream has more than ${LINE_MAX} characters; it was broken off.`);
  }
}
