import { formatBytes, formatSeconds } from "../format.ts";

/** Where progress is shown. */
export interface ProgressOutput {
  /** Whether a line can be written over. */
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

const BAR_COLUMNS = 24;
/** Milliseconds between two pictures of the bar. */
const REDRAW_MS = 200;
/** Without a terminal: a line for each tenth. */
const STEPS = 10;

/** Shows how much of a download is stored: as a bar on a terminal, otherwise as a line for each tenth. */
export class ProgressBar {
  readonly #output: ProgressOutput;
  readonly #total: number;
  readonly #now: () => number;
  #start: { readonly bytes: number; readonly at: number } | null = null;
  #drawnAt = Number.NEGATIVE_INFINITY;
  #step = -1;

  constructor(total: number, output: ProgressOutput, now: () => number = () => performance.now()) {
    this.#total = total;
    this.#output = output;
    this.#now = now;
  }

  /** Shows the number of bytes that are stored. */
  show(bytes: number): void {
    const at = this.#now();
    this.#start ??= { bytes, at };
    const isDone = bytes >= this.#total;
    if (this.#output.isTTY) {
      if (at - this.#drawnAt < REDRAW_MS && !isDone) return;
      this.#drawnAt = at;
      this.#output.write(`\r${this.#line(bytes, at)}\u001B[K`);
      return;
    }
    const step = Math.floor((bytes / this.#total) * STEPS);
    if (step === this.#step) return;
    this.#step = step;
    this.#output.write(`${this.#line(bytes, at)}\n`);
  }

  /** Ends the line of the bar, so that other text can follow. */
  end(): void {
    if (this.#output.isTTY && this.#start) this.#output.write("\n");
  }

  #line(bytes: number, at: number): string {
    const share = Math.min(1, bytes / this.#total);
    const full = Math.round(share * BAR_COLUMNS);
    const bar = `[${"#".repeat(full)}${"-".repeat(BAR_COLUMNS - full)}]`;
    const size = `${formatBytes(bytes)} of ${formatBytes(this.#total)}`;
    const line = `${bar} ${String(Math.floor(share * 100)).padStart(3)} %  ${size}${this.#speed(bytes, at)}`;
    // Some terminals say that they have no columns.
    return line.slice(0, (this.#output.columns || 200) - 1);
  }

  #speed(bytes: number, at: number): string {
    const { bytes: first, at: since } = this.#start ?? { bytes, at };
    const perSecond = ((bytes - first) / (at - since)) * 1_000;
    if (!(perSecond > 0) || bytes >= this.#total) return "";
    return `  ${formatBytes(perSecond)}/s, ${formatSeconds((this.#total - bytes) / perSecond)} left`;
  }
}
