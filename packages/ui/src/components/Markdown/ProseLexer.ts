import { getDefaults, Lexer, Tokenizer } from "marked";
import type { Token, TokenizerExtensionFunction, Tokens, TokensList } from "marked";
import { inlinePieces } from "./limits.ts";
import { addressIn } from "./links.ts";
import { HAS_LETTER, isNoEmphasis, proseEmphasis } from "./proseEmphasis.ts";

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
    // The items wait here for their emphasis: without the list, they would take that of the text before it.
    const queue = this.lexer["inlineQueue"];
    const { length } = queue;
    const list = super.list(src);
    if (list === undefined || !isProseList(list, src)) return list;
    queue.length = length;
    return undefined;
  }

  /** A face at the beginning of a line is no quote. */
  override blockquote(src: string): Tokens.Blockquote | undefined {
    return FACE.test(src) ? undefined : super.blockquote(src);
  }

  /** Markdown leaves out cells behind the last column: here the table has as many columns as its longest row. */
  override table(src: string): Tokens.Table | undefined {
    const [head = "", delimiters = ""] = src.split("\n", 2);
    if (!/^[\s|:-]*-[\s|:-]*$/.test(delimiters)) return undefined;
    const rows = src.split("\n", Math.floor(TABLE_CELLS / head.split("|").length) + 2);
    const table = super.table(rows.join("\n"));
    const width = table ? widthOf(table.raw) : 0;
    const missing = width - (table?.header.length ?? 0);
    if (!table || missing <= 0 || width * rows.length > TABLE_CELLS) return table;
    const wide = super.table(widened(table.raw, missing));
    return wide && { ...wide, raw: table.raw };
  }
}

/** Faces that begin with the mark of a quote: `>_>`, `>:(`, `>w<`. */
const FACE = /^ {0,3}>(?:[._:;=^~-]\S{0,2}(?=\s|$)|[^\s>]{1,2}[<>](?=\s|$))/;

/** A list that is prose: one star that is no task, a number other than 1, or actions with a space before their first word. */
function isProseList({ items, ordered, start }: Tokens.List, src: string): boolean {
  const hasStars = /^ {0,3}\*/.test(src);
  if (hasStars && items.every(({ raw }) => /^ *\* [^*]*[^*\s][ \t]?\*\s*$/.test(raw))) return true;
  if (items.length > 1) return false;
  return ordered ? start !== 1 : hasStars && items[0]?.task !== true;
}

/** The cells of the longest row of a table. */
function widthOf(table: string): number {
  const cells = (row: string) =>
    row
      .trim()
      .replaceAll(/^\||(?<!\\)\|$/g, "")
      .split(/(?<!\\)\|/).length;
  return Math.max(...table.trimEnd().split("\n").map(cells));
}

/** A table with more columns, which have no heading. */
function widened(table: string, columns: number): string {
  const [head = "", delimiters = "", ...rows] = table.split("\n");
  const added = (row: string, cell: string) =>
    row.trimEnd().replace(/\|?$/, "|") + `${cell}|`.repeat(columns);
  return [added(head, " "), added(delimiters, "-"), ...rows].join("\n");
}

function nothing(): undefined {}

/** An emphasis of signs alone, as in `(*^_^*)`. */
function isDrawing({ text }: Tokens.Em | Tokens.Strong): boolean {
  return !HAS_LETTER.test(text) && !/["“”]/.test(text);
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
