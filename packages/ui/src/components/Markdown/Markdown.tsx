import { memo, useEffect, useReducer, useState } from "react";
import { RibbonMark } from "../RibbonMark/RibbonMark.tsx";
import { GrowingText } from "./blocks.ts";
import type { Block } from "./blocks.ts";
import { MarkdownBlock } from "./MarkdownBlock.tsx";
import { MarkdownBoundary } from "./MarkdownBoundary.tsx";
import { closeOpenMarkdown } from "./closeOpenMarkdown.ts";
import * as css from "./Markdown.css.ts";

export interface MarkdownProps {
  /** What was written: prose with `*action*`, **stress**, quotes, lists and links. Nothing in it runs or loads. */
  text: string;
  /** Whether more of it is arriving: the end fades in by phrase and the ribbon follows it. @default false */
  streaming?: boolean;
  /** Whether it ended before its end: what was begun, such as an action, shows as if it were whole. @default false */
  brokenOff?: boolean;
  /** A class of its own, for its place in what is around it. */
  className?: string;
}

/**
 * Prose of the conversation. A growing text costs what its new words cost, however long it has become. A very long text
 * is rendered in slices, one in each frame; one that cannot be rendered is shown as plain text.
 */
export function Markdown(props: MarkdownProps) {
  return (
    <MarkdownBoundary text={props.text} className={proseClass(props)}>
      <Prose {...props} />
    </MarkdownBoundary>
  );
}

function proseClass({ className }: MarkdownProps): string {
  return [css.prose, className].filter(Boolean).join(" ");
}

function Prose(props: MarkdownProps) {
  const { text, streaming = false, brokenOff = false } = props;
  // What has been read before, kept between renders.
  const [growing] = useState(() => new GrowingText());
  const { groups, isWhole } = growing.readSlice(text, streaming || brokenOff ? closeOpenMarkdown : undefined);
  const [slices, renderNextSlice] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (isWhole) return;
    const frame = requestAnimationFrame(renderNextSlice);
    return () => cancelAnimationFrame(frame);
    // Each slice schedules the next one.
  }, [isWhole, text, slices]);
  return (
    <div className={proseClass(props)}>
      {groups.map((group, place) => (
        <Group key={place} blocks={group} growing={streaming && place === groups.length - 1} />
      ))}
      {streaming && groups.length === 0 && (
        <p>
          <RibbonMark place="caret" />
        </p>
      )}
    </div>
  );
}

interface GroupProps {
  blocks: readonly Block[];
  /** Whether more text may follow at its end. */
  growing: boolean;
}

const Group = memo(function Group({ blocks, growing }: GroupProps) {
  return blocks.map(({ index, token }, place) => (
    <MarkdownBlock key={index} token={token} growing={growing && place === blocks.length - 1} />
  ));
});
