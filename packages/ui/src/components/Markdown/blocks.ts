import type { Token } from "marked";
import {
  blockCut,
  blockEnd,
  countMarks,
  isLongerThanBlock,
  plainSliceEnd,
  sliceEnd,
  TEXT_MARKS,
} from "./limits.ts";
import { ProseLexer } from "./ProseLexer.ts";

/** A top-level block: a paragraph, a list, a rule. */
export interface Block {
  /** Its index in the text, which never changes while the text grows. */
  index: number;
  token: Token;
}

/** A growing text. */
export interface Blocks {
  /** Its blocks in groups; a full group that is settled never changes, so that its rendering can be reused. */
  groups: readonly (readonly Block[])[];
  /** How many blocks at its end are parsed again each time. */
  unsettled: number;
}

/** A slice of a text. */
interface Slice extends Blocks {
  /** Whether the text ends with this slice. */
  isComplete: boolean;
}

/** Blocks per group; a group is memoised. */
const GROUP = 16;
/** Blocks at the end that more text may still change: a list that continues, a paragraph that becomes a list. */
const UNSETTLED = 2;

const lex = (text: string) => new ProseLexer(text.length).lex(text);
/** Block tokens only: inline tokens are most of the work, and are parsed once a block is settled. */
const lexBlocks = (text: string) => new ProseLexer(text.length).blockTokens(text);

/**
 * Parses a growing text at a cost that depends on the new text, not on its length. A text that does not continue the
 * previous one is parsed from its beginning.
 */
export class IncrementalParser {
  #settled = "";
  #groups: Block[][] = [];
  #count = 0;
  /** Marks of the settled text. */
  #marks = 0;

  /** How much of the text was read in slices. */
  #read = 0;

  /** Returns the blocks of the current text. `closeOpen` may complete its end, for example close open emphasis. */
  read(source: string, closeOpen: (tail: string) => string = (tail) => tail): Blocks {
    const text = withoutReturns(source);
    if (!text.startsWith(this.#settled)) this.#startOver();
    const rest = () => text.slice(this.#settled.length);
    while (!this.#isPlain() && isLongerThanBlock(rest())) this.#settleAll(firstSources(rest()), rest());
    if (!this.#isPlain()) this.#settleAll(settledSources(rest()), rest());
    while (this.#isPlain() && isLongerThanBlock(rest())) this.#settle(rest().slice(0, blockCut(rest())));
    const tail = this.#isPlain() ? plainBlocks(rest()) : toBlocks(lex(closeOpen(rest())));
    const groups = [...this.#groups];
    tail.forEach(({ token }, place) => appendBlock({ index: this.#count + place, token }, groups));
    return { groups, unsettled: tail.length };
  }

  /** Returns the blocks of the text read so far, and of one more slice. */
  readSlice(source: string, closeOpen?: (tail: string) => string): Slice {
    const text = withoutReturns(source);
    if (!text.startsWith(this.#settled)) this.#startOver();
    const nextEnd = this.#isPlain() ? plainSliceEnd : sliceEnd;
    this.#read = nextEnd(text, Math.min(this.#read, text.length));
    const isComplete = this.#read === text.length;
    return { ...this.read(isComplete ? text : text.slice(0, this.#read), closeOpen), isComplete };
  }

  /** Settles the sources of the next blocks, until the rest is plain text. */
  #settleAll(sources: readonly string[], rest: string): void {
    let start = 0;
    for (const { length } of sources) {
      if (this.#isPlain()) return;
      // By length: marked does not always repeat the text in `raw`.
      this.#settle(rest.slice(start, start + length));
      start += length;
    }
  }

  #settle(raw: string): void {
    for (const { token } of this.#isPlain() ? plainBlocks(raw) : toBlocks(lex(raw))) {
      appendBlock({ index: this.#count, token }, this.#groups);
      this.#count += 1;
    }
    this.#settled += raw;
    this.#marks += countMarks(raw);
  }

  /** Whether the rest of the text is plain text, because it has too many marks. */
  #isPlain(): boolean {
    return this.#marks > TEXT_MARKS;
  }

  #startOver(): void {
    this.#settled = "";
    this.#groups = [];
    this.#count = 0;
    this.#marks = 0;
    this.#read = 0;
  }
}

function withoutReturns(text: string): string {
  return text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
}

/** Appends a block; groups that were returned before are not changed. */
function appendBlock(block: Block, groups: Block[][]): void {
  const last = groups.at(-1);
  if (last === undefined || last.length === GROUP) groups.push([block]);
  else groups[groups.length - 1] = [...last, block];
}

/** The sources of those blocks that no more text can change. */
function settledSources(text: string): readonly string[] {
  // A single line is one block.
  if (!text.trimEnd().includes("\n")) return [];
  const blocks = toBlocks(lexBlocks(text));
  const beforeLast = blocks.at(-2);
  // A paragraph ends at an empty line in any case.
  const isClosed = beforeLast?.token.type === "paragraph" && /\n[ \t]*\n/.test(beforeLast.raw);
  return blocks.slice(0, isClosed ? -1 : -UNSETTLED).map(({ raw }) => raw);
}

/** The first blocks of a text longer than the block limit, or a part of its first block. */
function firstSources(text: string): readonly string[] {
  const blocks = toBlocks(lexBlocks(text.slice(0, blockEnd(text))));
  const complete = blocks.slice(0, blocks.length > UNSETTLED ? -UNSETTLED : -1);
  return complete.length > 0 ? complete.map(({ raw }) => raw) : [text.slice(0, blockCut(text))];
}

function plainBlocks(text: string): { token: Token; raw: string }[] {
  return text === "" ? [] : [{ token: { type: "plain", raw: text }, raw: text }];
}

// Empty lines between blocks are no blocks; their source belongs to the previous block.
function toBlocks(tokens: readonly Token[]): { token: Token; raw: string }[] {
  const blocks: { token: Token; raw: string }[] = [];
  let lead = "";
  for (const token of tokens) {
    const last = blocks.at(-1);
    if (token.type !== "space") {
      blocks.push({ token, raw: lead + token.raw });
      lead = "";
    } else if (last === undefined) lead += token.raw;
    else last.raw += token.raw;
  }
  return blocks;
}
