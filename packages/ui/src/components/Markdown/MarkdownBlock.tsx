import type { MarkedToken, Token, Tokens } from "marked";
import { memo } from "react";
import type { ReactNode } from "react";
import { RibbonMark } from "../RibbonMark/RibbonMark.tsx";
import { MarkdownInline } from "./MarkdownInline.tsx";
import { isSameToken } from "./isSameToken.ts";
import * as css from "./Markdown.css.ts";

interface MarkdownBlockProps {
  token: Token;
  /** Whether more text may follow at its end. */
  growing: boolean;
}

/** One block of a text. Unknown tokens are shown as text. Rendered again only when its content changes. */
export const MarkdownBlock = memo(renderBlock, isSameToken);

function renderBlock({ token, growing }: MarkdownBlockProps): ReactNode {
  const block = token as MarkedToken;
  switch (block.type) {
    case "paragraph":
      return <p>{inline(block.tokens, growing)}</p>;
    case "text":
      return block.tokens === undefined ? block.text : inline(block.tokens, growing);
    case "heading":
      // A heading in a message must not be part of the page's outline.
      return <p className={css.heading}>{inline(block.tokens, growing)}</p>;
    case "blockquote":
      return <blockquote className={css.quote}>{children(block.tokens, growing)}</blockquote>;
    case "list":
      return <List list={block} growing={growing} />;
    case "code":
      return (
        <pre className={css.code}>
          <code>{block.text}</code>
          {growing && <RibbonMark place="caret" />}
        </pre>
      );
    case "hr":
      return <hr className={css.line} />;
    case "table":
      return <Table table={block} />;
    default:
      return <p>{block.raw}</p>;
  }
}

function inline(tokens: Token[], growing: boolean) {
  return <MarkdownInline tokens={tokens} growing={growing} caret={growing} />;
}

function children(tokens: Token[], growing: boolean) {
  return tokens.map((token, index) => (
    <MarkdownBlock key={index} token={token} growing={growing && index === tokens.length - 1} />
  ));
}

function List({ list, growing }: { list: Tokens.List; growing: boolean }) {
  const Tag = list.ordered ? "ol" : "ul";
  return (
    <Tag className={css.list} start={list.ordered && list.start !== "" ? list.start : undefined}>
      {list.items.map((item, index) => (
        <li key={index}>{children(item.tokens, growing && index === list.items.length - 1)}</li>
      ))}
    </Tag>
  );
}

function Table({ table }: { table: Tokens.Table }) {
  return (
    // Focusable, so that keyboard users can scroll it.
    <div className={css.tableFrame} tabIndex={0}>
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
              {row.map((cell, index) => (
                <td key={index}>{inline(cell.tokens, false)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
