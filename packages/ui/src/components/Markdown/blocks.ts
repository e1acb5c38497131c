import { getDefaults, Lexer, Tokenizer } from "marked";
import type { Token } from "marked";

/** One piece of a text that is settled by itself: a paragraph, a list, a line across. */
export interface Block {
  /** Its place in the text, which never changes while the text grows. */
  index: number;
  token: Token;
}

/** A text that is growing. */
export interface Blocks {
  /** Its blocks in groups; a full group that has settled is never touched again, so that its picture can be kept. */
  groups: readonly (readonly Block[])[];
  /** How many blocks at its end are read anew each time. */
  unsettled: number;
}

/** Blocks that are kept as one picture. */
const GROUP = 16;
/** Blocks at the end that more text may still change: a list that goes on, a paragraph that becomes one. */
const UNSETTLED = 2;

// Chat is prose: no raw HTML, no link definitions far from their links, and neither four spaces nor a line of
// dashes under a sentence mean what they mean in a manual.
class ProseTokenizer extends Tokenizer {
  override html = nothing;
  override tag = nothing;
  override def = nothing;
  override code = nothing;
  override lheading = nothing;
}

// The lexer alone, for `Marked` would bring what writes HTML along.
const options = { ...getDefaults(), gfm: true, breaks: true, tokenizer: new ProseTokenizer() };
const lex = (text: string) => Lexer.lex(text, options);
/** The blocks alone: what stands in a line is most of the work, and is read once the line stays. */
const lexBlocks = (text: string) => new Lexer(options).blockTokens(text.replace(/\r\n?/g, "\n"));

function nothing(): undefined {}

/**
 * Reads a text that grows at its end at a cost that depends on what is new, not on how long it has become.
 * A text that does not continue the one before is read from its beginning.
 */
export class GrowingText {
  #settled = "";
  #groups: Block[][] = [];
  #count = 0;

  /** The blocks of the text as it now stands. `mend` may complete its end, as for an emphasis left open. */
  read(text: string, mend: (tail: string) => string = (tail) => tail): Blocks {
    if (!text.startsWith(this.#settled)) this.#startOver();
    for (const raw of settledIn(text.slice(this.#settled.length))) this.#settle(raw);
    const tail = shown(lex(mend(text.slice(this.#settled.length))));
    const groups = [...this.#groups];
    tail.forEach(({ token }, place) => put({ index: this.#count + place, token }, groups));
    return { groups, unsettled: tail.length };
  }

  #settle(raw: string): void {
    for (const { token } of shown(lex(raw))) {
      put({ index: this.#count, token }, this.#groups);
      this.#count += 1;
    }
    this.#settled += raw;
  }

  #startOver(): void {
    this.#settled = "";
    this.#groups = [];
    this.#count = 0;
  }
}

/** Puts a block at the end; a group that was handed out before is not touched. */
function put(block: Block, groups: Block[][]): void {
  const last = groups.at(-1);
  if (last === undefined || last.length === GROUP) groups.push([block]);
  else groups[groups.length - 1] = [...last, block];
}

/** The texts of those blocks that no more text can change. */
function settledIn(text: string): readonly string[] {
  // One line is one block.
  if (!text.trimEnd().includes("\n")) return [];
  const blocks = shown(lexBlocks(text));
  const beforeLast = blocks.at(-2);
  // A paragraph ends at an empty line, whatever comes.
  const isClosed = beforeLast?.token.type === "paragraph" && /\n[ \t]*\n/.test(beforeLast.raw);
  return blocks.slice(0, isClosed ? -1 : -UNSETTLED).map(({ raw }) => raw);
}

// Empty lines between blocks are no blocks; their text is counted to the block before them.
function shown(tokens: readonly Token[]): { token: Token; raw: string }[] {
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
