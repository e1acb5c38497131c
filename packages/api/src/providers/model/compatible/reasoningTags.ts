const OPEN = "<think>";
const CLOSE = "</think>";

type Place = "start" | "reasoning" | "gap" | "reply";

/**
 * Removes the reasoning before a reply. Some servers send it as text between `<think>` and `</think>`, instead of in a field
 * of its own.
 */
export class ReasoningTags {
  #place: Place = "start";
  /** Text that can still be a part of a tag, or space before the reply. */
  #pending = "";

  /** The next text of the stream without reasoning; empty while none of it is known to be the reply's. */
  remove(text: string): string {
    let place = this.#place;
    if (place === "reply") return text;
    this.#pending += text;
    if (place === "start") place = this.#readStart();
    if (place === "reasoning") place = this.#readReasoning();
    if (place === "gap") place = this.#readGap();
    this.#place = place;
    return place === "reply" ? this.#takePending() : "";
  }

  /** Reasoning came in a field of its own: the space after it does not belong to the reply. */
  skipSpace(): void {
    if (this.#place === "start") this.#place = "gap";
  }

  /** The rest after the last text: a reply can consist of the beginning of a tag. */
  rest(): string {
    return this.#place === "start" ? this.#takePending() : "";
  }

  #readStart(): Place {
    const begin = this.#pending.trimStart();
    if (!begin.startsWith(OPEN)) return OPEN.startsWith(begin) ? "start" : "reply";
    this.#pending = begin.slice(OPEN.length);
    return "reasoning";
  }

  #readReasoning(): Place {
    const at = this.#pending.indexOf(CLOSE);
    this.#pending = this.#pending.slice(at < 0 ? 1 - CLOSE.length : at + CLOSE.length);
    return at < 0 ? "reasoning" : "gap";
  }

  #readGap(): Place {
    this.#pending = this.#pending.trimStart();
    return this.#pending ? "reply" : "gap";
  }

  #takePending(): string {
    const text = this.#pending;
    this.#pending = "";
    return text;
  }
}
