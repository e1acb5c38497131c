import type { MarkedToken, Token, Tokens } from "marked";
import { memo } from "react";
import type { ReactNode } from "react";
import { MarkdownCode } from "./MarkdownCode.tsx";
import { MarkdownInline, plainText } from "./MarkdownInline.tsx";
import { isSameToken } from "./isSameToken.ts";
import * as css from "./Markdown.css.ts";

interface MarkdownBlockProps {
  token: Token;
  /** Whether more text may follow at its end. */
  streaming: boolean;
}

/** One block of a text. Unknown tokens are shown as text. Rendered again only when its content changes. */
export const MarkdownBlock = memo(renderBlock, isSameToken);

function renderBlock({ token, streaming }: MarkdownBlockProps): ReactNode {
  const block = token as MarkedToken;
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- all other tokens of marked are rendered as text
  switch (block.type) {
    case "paragraph":
      return <p>{inline(block.tokens, streaming)}</p>;
    case "text":
      return block.tokens === undefined ? <span>{block.text}</span> : marked(block.tokens, streaming);
    case "heading":
      // A heading in a message must not be part of the page's outline.
      return <p className={css.heading}>{inline(block.tokens, streaming)}</p>;
    case "blockquote":
      return (
        <blockquote dir="auto" className={css.quote}>
          {children(block.tokens, streaming)}
        </blockquote>
      );
    case "list":
      return <List list={block} streaming={streaming} />;
    case "code":
      return <MarkdownCode code={block.text} info={block.lang} streaming={streaming} />;
    case "hr":
      return <hr className={css.line} />;
    case "table":
      return <Table table={block} />;
    default:
      return <p className={css.plain}>{block.raw}</p>;
  }
}

/** The only content of an element. */
function inline(tokens: Token[], streaming: boolean) {
  return (streaming ? undefined : plainText(tokens)) ?? marked(tokens, streaming);
}

function marked(tokens: Token[], streaming: boolean) {
  return <MarkdownInline tokens={tokens} streaming={streaming} caret={streaming} />;
}

function children(tokens: Token[], streaming: boolean) {
  return tokens.map((token, index) => (
    <MarkdownBlock key={index} token={token} streaming={streaming && index === tokens.length - 1} />
  ));
}

function List({ list, streaming }: { list: Tokens.List; streaming: boolean }) {
  const Tag = list.ordered ? "ol" : "ul";
  return (
    <Tag dir="auto" className={css.list} start={list.ordered && list.start !== "" ? list.start : undefined}>
      {list.items.map((item, index) => (
        <li key={index} value={list.ordered ? numberOf(item) : undefined}>
          {children(item.tokens, streaming && index === list.items.length - 1)}
        </li>
      ))}
    </Tag>
  );
}

/** The number that the text gives an item: a story can count backwards. */
function numberOf({ raw }: Tokens.ListItem): number | undefined {
  const digits = /^\s*(\d{1,9})[.)]/.exec(raw)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

function Table({ table }: { table: Tokens.Table }) {
  return (
    // Focusable, so that keyboard users can scroll it.
    <div className={css.tableFrame} tabIndex={0} data-scrolls-sideways>
      <table className={css.table}>
        <thead>
          <tr>
            {table.header.map((cell, index) => (
              <th key={index} scope="col">
                {inline(cell.tokens, false)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, rowIndex) => (
            <tr key={rowIndex}>
              {withoutEmptyEnd(row).map((cell, index) => (
                <td key={index}>{inline(cell.tokens, false)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

// Short rows are completed with empty cells, which can be many times the text.
function withoutEmptyEnd(row: readonly Tokens.TableCell[]): readonly Tokens.TableCell[] {
  return row.slice(0, row.findLastIndex(({ text }) => text !== "") + 1);
}
