import { StringDecoder } from "node:string_decoder";

/** Bytes that one line of a provider's stream may have; a line of honest tokens has a few hundred. */
const LINE_MAX = 256 * 1024;

/** Reads the data of server-sent events out of bytes as they come. Throws where a line never ends. */
export class EventData {
  readonly #decoder = new StringDecoder("utf8");
  #rest = "";
  #data: string | null = null;

  /** The data of the events that end with these bytes. */
  add(bytes: Uint8Array): string[] {
    const lines = (
      this.#rest + this.#decoder.write(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
    ).split("\n");
    this.#rest = lines.pop() ?? "";
    if (this.#rest.length > LINE_MAX) throw new LineTooLongError();
    return lines.flatMap((line) => this.#read(line.endsWith("\r") ? line.slice(0, -1) : line));
  }

  #read(line: string): string[] {
    if (line.length > LINE_MAX) throw new LineTooLongError();
    if (line === "") {
      const data = this.#data;
      this.#data = null;
      return data === null ? [] : [data];
    }
    if (!line.startsWith("data:")) return [];
    const value = line.slice(line.startsWith("data: ") ? 6 : 5);
    this.#data = this.#data === null ? value : `${this.#data}\n${value}`;
    return [];
  }
}

class LineTooLongError extends Error {
  override readonly name = "LineTooLongError";
  constructor() {
    super(`A line of the model's stream has more than ${LINE_MAX} characters; it was broken off.`);
  }
}
