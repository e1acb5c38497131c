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

/** A text as far as it is parsed. It is never changed: a longer text has an object of its own. */
export interface ParsedText {
  /** Its blocks in groups; a full group that is settled never changes, so that its rendering can be reused. */
  readonly groups: readonly (readonly Block[])[];
  /** How many blocks at its end are parsed again each time. */
  readonly unsettled: number;
  /** What no more text can change. */
  readonly settled: SettledText;
  /** How much of the text was parsed in slices. */
  readonly sliced: number;
}

interface SettledText {
  readonly text: string;
  readonly groups: readonly (readonly Block[])[];
  /** How many blocks there are. */
  readonly count: number;
  /** The marks of the text. */
  readonly marks: number;
}

/** A slice of a text. */
export interface ParsedSlice extends ParsedText {
  /** Whether the text ends with this slice. */
  readonly isComplete: boolean;
}

/** Blocks per group; a group is memoised. */
const GROUP = 16;
/** Blocks at the end that more text may still change: a list that continues, a paragraph that becomes a list. */
const UNSETTLED = 2;

const lex = (text: string) => new ProseLexer(text.length).lex(text);
/** Block tokens only: inline tokens are most of the work, and are parsed once a block is settled. */
const lexBlocks = (text: string) => new ProseLexer(text.length).blockTokens(text);

const nothingSettled: SettledText = { text: "", groups: [], count: 0, marks: 0 };

/** A text before it is parsed. */
export const nothingParsed: ParsedText = { groups: [], unsettled: 0, settled: nothingSettled, sliced: 0 };

/**
 * Parses a growing text at a cost that depends on the new text, not on its length. A text that does not continue the
 * previous one is parsed from its beginning.
 *
 * @param previous The text as it was before.
 * @param closeOpen Completes the end of the text, for example closes open emphasis.
 */
export function parseText(
  source: string,
  previous: ParsedText = nothingParsed,
  closeOpen: (tail: string) => string = (tail) => tail,
): ParsedText {
  const text = withoutReturns(source);
  const settled = settledText(text, continued(text, previous).settled);
  const rest = text.slice(settled.text.length);
  const tail = isPlain(settled) ? plainBlocks(rest) : toBlocks(lex(closeOpen(rest)));
  const groups = withBlocks(settled, tail);
  return { groups, unsettled: tail.length, settled, sliced: previous.sliced };
}

/** Parses the text that was parsed so far, and one more slice of it. */
export function parseSlice(
  source: string,
  previous: ParsedText = nothingParsed,
  closeOpen?: (tail: string) => string,
): ParsedSlice {
  const text = withoutReturns(source);
  const { settled, sliced: before } = continued(text, previous);
  const nextEnd = isPlain(settled) ? plainSliceEnd : sliceEnd;
  const sliced = nextEnd(text, Math.min(before, text.length));
  const isComplete = sliced === text.length;
  const parsed = parseText(isComplete ? text : text.slice(0, sliced), previous, closeOpen);
  return { ...parsed, sliced, isComplete };
}

function continued(text: string, previous: ParsedText): ParsedText {
  return text.startsWith(previous.settled.text) ? previous : nothingParsed;
}

/** The blocks of a text that no more text can change, after those that were settled before. */
function settledText(text: string, before: SettledText): SettledText {
  let settled = before;
  const rest = () => text.slice(settled.text.length);
  // By length: marked does not always repeat the text in `raw`.
  const settle = (length: number) => {
    settled = withSettled(settled, rest().slice(0, length));
  };
  /** Settles the sources of the next blocks, until the rest is plain text. */
  const settleAll = (sources: readonly string[]) => {
    for (const { length } of sources) if (!isPlain(settled)) settle(length);
  };
  while (!isPlain(settled) && isLongerThanBlock(rest())) settleAll(firstSources(rest()));
  if (!isPlain(settled)) settleAll(settledSources(rest()));
  while (isPlain(settled) && isLongerThanBlock(rest())) settle(blockCut(rest()));
  return settled;
}

function withSettled(settled: SettledText, raw: string): SettledText {
  const blocks = isPlain(settled) ? plainBlocks(raw) : toBlocks(lex(raw));
  return {
    text: settled.text + raw,
    groups: withBlocks(settled, blocks),
    count: settled.count + blocks.length,
    marks: settled.marks + countMarks(raw),
  };
}

/** Whether the rest of the text is plain text, because it has too many marks. */
function isPlain({ marks }: SettledText): boolean {
  return marks > TEXT_MARKS;
}

function withoutReturns(text: string): string {
  return text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
}

/** The groups of a text with more blocks at its end. */
function withBlocks(
  { groups, count }: SettledText,
  blocks: readonly { token: Token }[],
): SettledText["groups"] {
  const all = [...groups];
  blocks.forEach(({ token }, place) => {
    const block = { index: count + place, token };
    const last = all.at(-1);
    if (last === undefined || last.length === GROUP) all.push([block]);
    else all[all.length - 1] = [...last, block];
  });
  return all;
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
