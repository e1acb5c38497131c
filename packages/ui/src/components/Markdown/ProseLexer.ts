import { getDefaults, Lexer, Tokenizer } from "marked";
import type { Token, TokenizerExtensionFunction, Tokens, TokensList } from "marked";
import { inlinePieces } from "./limits.ts";
import { addressIn } from "./links.ts";
import { isNoEmphasis, proseEmphasis } from "./proseEmphasis.ts";

/** The most nested levels of quotes and lists, and of emphasis and links. */
const BLOCK_DEPTH = 12;
const INLINE_DEPTH = 12;
/**
 * How many times each character of a text may be read. Each level of nesting reads its content once more; a quote
 * continued without its mark reads all its levels again, which doubles the work per level.
 */
const READINGS = 40;

/** The most cells of a table, with the empty ones that complete short rows. Further rows become text. */
const TABLE_CELLS = 1_000;

// Chat is prose: no raw HTML, no link definitions, no indented code, no setext headings.
class ProseTokenizer extends Tokenizer {
  override html = nothing;
  override tag = nothing;
  override def = nothing;
  override code = nothing;
  override lheading = nothing;

  /** Only two tildes strike out: one is a wave, or "about" (~5). */
  override del(src: string, maskedSrc: string, prevChar?: string): Tokens.Del | undefined {
    return /^~~(?!~)/.test(src) ? super.del(src, maskedSrc, prevChar) : undefined;
  }

  override emStrong(src: string, maskedSrc: string, prevChar = ""): Tokens.Em | Tokens.Strong | undefined {
    if (isNoEmphasis(src, prevChar)) return undefined;
    const token = super.emStrong(src, maskedSrc, prevChar);
    return token && isDrawing(token) ? undefined : token;
  }

  override url(src: string): Tokens.Link | undefined {
    const token = super.url(src);
    if (!token) return undefined;
    const address = addressIn(token.raw);
    if (address === token.raw) return token;
    const href = token.href.slice(0, token.href.length - (token.raw.length - address.length));
    const tokens: Tokens.Text[] = [{ type: "text", raw: address, text: address, escaped: true }];
    return { ...token, raw: address, text: address, href, tokens };
  }

  /** A star, or a number other than 1, that begins no list of several items is a text: an action, a year, a score. */
  override list(src: string): Tokens.List | undefined {
    const list = super.list(src);
    if (list === undefined || list.items.length > 1) return list;
    const isProse = list.ordered ? list.start !== 1 : /^ {0,3}\*/.test(src);
    return isProse ? undefined : list;
  }

  override table(src: string): Tokens.Table | undefined {
    const [head = "", delimiters = ""] = src.split("\n", 2);
    if (!/^[\s|:-]*-[\s|:-]*$/.test(delimiters)) return undefined;
    const rows = Math.floor(TABLE_CELLS / head.split("|").length);
    return super.table(src.split("\n", rows + 2).join("\n"));
  }
}

function nothing(): undefined {}

/** An emphasis of signs alone, as in `(*^_^*)`. */
function isDrawing({ text }: Tokens.Em | Tokens.Strong): boolean {
  return !/[\p{L}\p{N}]/u.test(text) && !/["“”]/.test(text);
}

// As an extension: marked does not call `emStrong` where it sees no end of an emphasis.
const emphasis: TokenizerExtensionFunction = function (src, tokens) {
  if (!src.startsWith("*")) return undefined;
  const found = proseEmphasis(src, (tokens as readonly Token[]).at(-1)?.raw.at(-1) ?? "");
  return found && { ...found, tokens: this.lexer.inlineTokens(found.text) };
};

// Only the lexer: `Marked` would include the HTML renderer.
const options = {
  ...getDefaults(),
  gfm: true,
  breaks: true,
  tokenizer: new ProseTokenizer(),
  extensions: { inline: [emphasis], renderers: {}, childTokens: {} },
};

/**
 * marked's lexer with limits, for untrusted text: marked recurses for each level of nesting, and some of its rules take
 * quadratic time. Text beyond a limit becomes plain text.
 */
export class ProseLexer extends Lexer {
  #blockDepth = 0;
  #inlineDepth = 0;
  /** Characters that may still be read. */
  #budget: number;

  /** Creates a lexer for one text of this length. */
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
