import { GarbledError } from "./chatChunk.ts";

/** The most characters of an event, or of an answer that is no stream; a usual event has a few hundred. */
const LENGTH_MAX = 1024 * 1024;

/** The field of the data. Some proxies write it twice, with a space before it, or in capitals. */
const DATA = /^ {0,8}data:(?: ?data:)?/i;

/** What is in a server's answer. */
export interface StreamHandlers {
  /** The JSON of an event, or of a line without any framing. `event` is its name; empty without one. */
  readonly onJson: (value: unknown, event: string) => void;
  /** Data that is no JSON, such as a heartbeat or `[DONE]`. */
  readonly onText: (data: string, event: string) => void;
}

/**
 * Splits a server's answer into its events. The usual parsers wait for the blank line after an event. Some proxies remove
 * these lines, others send two chunks in one event, and some servers send JSON without `data:`. So a line with a whole
 * JSON value is an event of its own. A line is parsed at most twice.
 */
export class StreamLines {
  readonly #handlers: StreamHandlers;
  /** The beginning of a line. */
  #line = "";
  #endsInReturn = false;
  #event = "";
  /** Lines of an event whose JSON is not complete yet. */
  #data = new Lines();
  /** Lines without a field, of an answer that is no event stream. */
  #unframed = new Lines();

  constructor(handlers: StreamHandlers) {
    this.#handlers = handlers;
  }

  /** Reads the next text. Throws a GarbledError when an event is too long. */
  feed(text: string): void {
    if (text === "") return;
    let from = this.#endsInReturn && text.startsWith("\n") ? 1 : 0;
    this.#endsInReturn = text.endsWith("\r");
    const lineEnd = /\r\n|[\n\r]/g;
    lineEnd.lastIndex = from;
    for (let end = lineEnd.exec(text); end; end = lineEnd.exec(text)) {
      const line = this.#line + text.slice(from, end.index);
      this.#line = "";
      from = lineEnd.lastIndex;
      this.#readLine(line);
    }
    this.#line += text.slice(from);
    if (this.#line.length > LENGTH_MAX) throw tooLong();
  }

  /** Reads what is left at the end of the answer: some servers end without a line end. */
  end(): void {
    const line = this.#line;
    this.#line = "";
    if (line !== "") this.#readLine(line);
    this.#endEvent();
    this.#readTogether(this.#unframed.take(), "");
  }

  #readLine(line: string): void {
    if (line.length > LENGTH_MAX) throw tooLong();
    const data = DATA.exec(line);
    if (data) this.#readData(line.slice(data[0].length).trim());
    else if (line.trim() === "") this.#endEvent();
    // Older versions of llama.cpp.
    else if (line.startsWith("error:")) this.#readTogether([line.slice(6)], "error");
    else if (line.startsWith("event:")) this.#event = line.slice(6).trim();
    else if (!/^(?::|(?:data|id|retry|event)(?:$|:))/.test(line)) this.#readUnframed(line);
  }

  #readData(data: string): void {
    if (data === "") return;
    const value = this.#data.isEmpty ? parsed(data) : undefined;
    if (value !== undefined) this.#handlers.onJson(value, this.#event);
    else if (this.#data.isEmpty && !beginsJson(data)) this.#handlers.onText(data, this.#event);
    else this.#data.add(data);
  }

  #readUnframed(line: string): void {
    const value = this.#unframed.isEmpty ? parsed(line) : undefined;
    if (value === undefined) this.#unframed.add(line);
    else this.#handlers.onJson(value, "");
  }

  #endEvent(): void {
    this.#readTogether(this.#data.take(), this.#event);
    this.#event = "";
  }

  /** Lines that are JSON together, or each for itself. */
  #readTogether(lines: readonly string[], event: string): void {
    if (lines.length === 0) return;
    const { onJson, onText } = this.#handlers;
    const whole = parsed(lines.join("\n"));
    if (whole !== undefined) {
      onJson(whole, event);
      return;
    }
    for (const line of lines) {
      const value = parsed(line);
      if (value === undefined) onText(line, event);
      else onJson(value, event);
    }
  }
}

/** Lines up to a limit. */
class Lines {
  #lines: string[] = [];
  #length = 0;

  get isEmpty(): boolean {
    return this.#lines.length === 0;
  }

  add(line: string): void {
    this.#lines.push(line);
    this.#length += line.length;
    if (this.#length > LENGTH_MAX) throw tooLong();
  }

  take(): readonly string[] {
    const lines = this.#lines;
    if (lines.length > 0) this.#lines = [];
    this.#length = 0;
    return lines;
  }
}

function beginsJson(text: string): boolean {
  return /^[[{](?!DONE\])/.test(text);
}

/** The JSON value of a text; undefined when it is none. The last letter nearly always says whether it can be one. */
function parsed(text: string): unknown {
  if (!/[\]}le\d"]\s*$/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function tooLong(): GarbledError {
  return new GarbledError("An event of the provider is too long.");
}
