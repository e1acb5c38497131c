import type { MarkedToken, Token } from "marked";
import { memo, useState } from "react";
import type { ReactNode } from "react";
import { hasItalics } from "../letters.ts";
import { RibbonMark } from "../RibbonMark/RibbonMark.tsx";
import { isSameToken } from "./isSameToken.ts";
import { Phrases } from "./phrases.ts";
import { SafeLink } from "./SafeLink.tsx";
import { decodeEntities } from "./entities.ts";
import { curlQuotes, mayHaveSpeech, speechSegments } from "./speech.ts";
import * as css from "./Markdown.css.ts";

interface MarkdownInlineProps {
  tokens: readonly Token[];
  /** Whether more text may follow at the end. */
  streaming: boolean;
  /** Whether the ribbon follows the last word; only the outermost level renders it. @default false */
  caret?: boolean;
  /** Whether this is inside an action, where speech is upright. @default false */
  inAction?: boolean;
  /** The character before, which decides whether a quote opens or closes. @default "" */
  before?: string;
}

/** The text of a block, with emphasis, speech and links. */
export function MarkdownInline(props: MarkdownInlineProps) {
  const { tokens, streaming, caret = false, inAction = false, before = "" } = props;
  return (
    <>
      {tokens.map((token, index) => (
        <Inline
          key={index}
          token={token as MarkedToken}
          streaming={streaming && index === tokens.length - 1}
          inAction={inAction}
          before={index === 0 ? before : lastCharacter(tokens[index - 1])}
        />
      ))}
      {caret && <RibbonMark variant="caret" />}
    </>
  );
}

/** The text of a block that has no marks. It is the only content of its element, so it needs no other one. */
export function plainText(tokens: readonly Token[]): string | undefined {
  const [token] = tokens as readonly MarkedToken[];
  if (tokens.length !== 1 || token?.type !== "text" || token.tokens !== undefined) return undefined;
  return curlQuotes(decodeEntities(token.text), "");
}

/** The last character before the marks at the end of a token. */
function lastCharacter(token: Token | undefined): string {
  const raw = token?.raw ?? "";
  let end = raw.length;
  while ("*_~`".includes(raw[end - 1] ?? " ")) end -= 1;
  return raw[end - 1] ?? "";
}

interface InlineProps {
  token: MarkedToken;
  streaming: boolean;
  inAction: boolean;
  before: string;
}

// Only the last token of a growing paragraph changes.
const Inline = memo(
  renderInline,
  (was, is) => isSameToken(was, is) && was.inAction === is.inAction && was.before === is.before,
);

function renderInline({ token, streaming, inAction, before }: InlineProps): ReactNode {
  const inner = (tokens: readonly Token[], action = inAction) => (
    <MarkdownInline tokens={tokens} streaming={streaming} inAction={action} before={before} />
  );
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- all other tokens of marked are rendered as text
  switch (token.type) {
    case "text":
      if (token.tokens !== undefined) return inner(token.tokens);
      return (
        <TextToken
          text={curlQuotes(decodeEntities(token.text), before)}
          streaming={streaming}
          inAction={inAction}
          before={before}
        />
      );
    case "escape":
      return <span>{token.text}</span>;
    case "em":
      return (
        <em className={hasItalics(token.text) ? css.action : css.uprightAction}>
          {inner(token.tokens, true)}
        </em>
      );
    case "strong":
      return <strong>{inner(token.tokens)}</strong>;
    case "del":
      return <del>{inner(token.tokens)}</del>;
    case "codespan":
      return <code className={css.codeSpan}>{token.text}</code>;
    case "br":
      return <br />;
    case "link":
      return <SafeLink href={token.href}>{inner(token.tokens)}</SafeLink>;
    case "image":
      // Images in a text never load by themselves: each is shown as a link.
      return <SafeLink href={token.href}>{token.text === "" ? token.href : token.text}</SafeLink>;
    default:
      return <span>{token.raw}</span>;
  }
}

interface TextTokenProps extends Pick<InlineProps, "streaming" | "inAction" | "before"> {
  text: string;
}

function TextToken({ text, streaming, inAction, before }: TextTokenProps) {
  const parts = inAction && mayHaveSpeech(text) ? speechSegments(text, before) : [{ speech: false, text }];
  return parts.map(({ speech, text: segmentText }, index) => (
    <span key={index} className={speech ? css.speech : undefined}>
      {streaming && index === parts.length - 1 ? <FadingText text={segmentText} /> : segmentText}
    </span>
  ));
}

function FadingText({ text }: { text: string }) {
  // The phrases so far, stored between renders; which words are rendered depends on the text alone.
  const [phrases] = useState(() => new Phrases());
  const { settledText, fadingPhrases } = phrases.read(text);
  return (
    <>
      <span>{settledText}</span>
      {fadingPhrases.map(({ start, text }) => (
        <span key={start} className={css.fresh}>
          {text}
        </span>
      ))}
    </>
  );
}
