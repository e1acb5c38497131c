import { getDefaults, Lexer, Tokenizer } from "marked";
import type { Token, TokensList } from "marked";
import { inlinePieces } from "./limits.ts";

/** Quotes and lists inside each other, and emphasis and links inside each other, up to which Markdown is read. */
const BLOCK_DEPTH = 12;
const INLINE_DEPTH = 12;
/**
 * How many times each character of a text may be read. Each level of nesting reads its content once more; a quote that is
 * continued without its mark reads all its levels again, which doubles the work at each level.
 */
const READINGS = 40;

// Chat is prose: no raw HTML, no link definitions far from their links, and neither four spaces nor a line of
// dashes under a sentence mean what they mean in a manual.
class ProseTokenizer extends Tokenizer {
  override html = nothing;
  override tag = nothing;
  override def = nothing;
  override code = nothing;
  override lheading = nothing;
}

function nothing(): undefined {}

// The lexer alone, for `Marked` would bring what writes HTML along.
const options = { ...getDefaults(), gfm: true, breaks: true, tokenizer: new ProseTokenizer() };

/**
 * marked's lexer with limits, for text that a stranger wrote: marked calls itself for each level of nesting, and some of
 * its rules take time by the square of the text's length. Whatever is beyond a limit becomes plain text.
 */
export class ProseLexer extends Lexer {
  #blockDepth = 0;
  #inlineDepth = 0;
  /** Characters that may still be read. */
  #budget: number;

  /** A lexer for one text of this many characters. */
  constructor(length: number) {
    super(options);
    this.#budget = READINGS * (length + 100);
  }

  override blockTokens(src: string, tokens: Token[] = [], lastParagraphClipped?: boolean): TokensList {
    this.#budget -= src.length;
    if (this.#blockDepth >= BLOCK_DEPTH || this.#budget < 0) return plain(src, tokens) as TokensList;
    this.#blockDepth += 1;
    try {
      return super.blockTokens(src, tokens, lastParagraphClipped) as TokensList;
    } finally {
      this.#blockDepth -= 1;
    }
  }

  override inlineTokens(src: string, tokens: Token[] = []): Token[] {
    this.#budget -= src.length;
    if (this.#inlineDepth >= INLINE_DEPTH || this.#budget < 0) return plain(src, tokens);
    this.#inlineDepth += 1;
    try {
      for (const piece of inlinePieces(src)) super.inlineTokens(piece, tokens);
      return tokens;
    } finally {
      this.#inlineDepth -= 1;
    }
  }
}

function plain(text: string, tokens: Token[]): Token[] {
  if (text !== "") tokens.push({ type: "text", raw: text, text });
  return tokens;
}
