import { memo, useEffect, useMemo, useState } from "react";
import type { Copy } from "../ThemeRoot/Copy.ts";
import type { markdownCopy } from "./Markdown.copy.ts";
import { RibbonMark } from "../RibbonMark/RibbonMark.tsx";
import { parseSlice } from "./blocks.ts";
import type { Block, ParsedSlice } from "./blocks.ts";
import { MarkdownBlock } from "./MarkdownBlock.tsx";
import { CodeContext } from "./MarkdownCode.tsx";
import { MarkdownBoundary } from "./MarkdownBoundary.tsx";
import { closeOpenMarkdown } from "./closeOpenMarkdown.ts";
import { joinNames } from "../rootProps.ts";
import type { NativeProps } from "../rootProps.ts";
import * as css from "./Markdown.css.ts";

export interface MarkdownProps extends NativeProps<"div", "children"> {
  /** The source: prose with `*action*`, **strong**, quotes, lists and links. It runs no script and loads nothing. */
  text: string;
  /** Whether more text is arriving: the end fades in by phrase, followed by the ribbon. @default false */
  streaming?: boolean;
  /** Whether the text was cut off: open emphasis is closed at the end. @default false */
  truncated?: boolean;
  /** The user copies the text of a code block. Absent: its button is not shown. */
  onCodeCopy?: (code: string) => void;
  /** Texts of the component. @default English */
  copy?: Copy<typeof markdownCopy>;
}

/**
 * Renders prose. Rendering a growing text costs only its new words, however long the text is. A very long text is
 * rendered in slices, one per frame; a text that cannot be rendered is shown as plain text.
 *
 * @example
 * <Markdown text="She *smiles*. **Come in.**" />
 */
export function Markdown(props: MarkdownProps) {
  const { onCodeCopy, copy, className, ...prose } = props;
  const look = joinNames(css.prose, className) ?? "";
  const code = useMemo(() => ({ onCodeCopy, copy }), [onCodeCopy, copy]);
  return (
    <CodeContext value={code}>
      <MarkdownBoundary text={props.text} className={look}>
        <Prose {...prose} className={look} />
      </MarkdownBoundary>
    </CodeContext>
  );
}

/** The slice of a text that is rendered. */
interface Parsed {
  text: string;
  closeOpen: ((tail: string) => string) | undefined;
  slice: ParsedSlice;
}

function parse(text: string, closeOpen: Parsed["closeOpen"], previous?: ParsedSlice): Parsed {
  return { text, closeOpen, slice: parseSlice(text, previous, closeOpen) };
}

function Prose(props: Omit<MarkdownProps, "onCodeCopy" | "copy">) {
  const { text, streaming = false, truncated = false, ...rest } = props;
  const closeOpen = streaming || truncated ? closeOpenMarkdown : undefined;
  const [stored, setStored] = useState(() => parse(text, closeOpen));
  const isStored = stored.text === text && stored.closeOpen === closeOpen;
  const parsed = isStored ? stored : parse(text, closeOpen, stored.slice);
  // The next text continues from this one. React repeats this render with the new state, before any child renders.
  if (!isStored) setStored(parsed);
  const { groups, isComplete } = parsed.slice;
  useEffect(() => {
    if (isComplete) return;
    const frame = requestAnimationFrame(() => {
      setStored((last) => parse(last.text, last.closeOpen, last.slice));
    });
    return () => cancelAnimationFrame(frame);
    // Each slice schedules the next one.
  }, [isComplete, parsed]);
  return (
    <div {...rest}>
      {groups.map((group, place) => (
        <Group key={place} blocks={group} streaming={streaming && place === groups.length - 1} />
      ))}
      {streaming && groups.length === 0 && (
        <p>
          <RibbonMark variant="caret" />
        </p>
      )}
    </div>
  );
}

interface GroupProps {
  blocks: readonly Block[];
  /** Whether more text may follow at its end. */
  streaming: boolean;
}

const Group = memo(function Group({ blocks, streaming }: GroupProps) {
  return blocks.map(({ index, token }, place) => (
    <MarkdownBlock key={index} token={token} streaming={streaming && place === blocks.length - 1} />
  ));
});
