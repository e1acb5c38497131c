import { memo, useState } from "react";
import { RibbonMark } from "../RibbonMark/RibbonMark.tsx";
import { GrowingText } from "./blocks.ts";
import type { Block } from "./blocks.ts";
import { MarkdownBlock } from "./MarkdownBlock.tsx";
import { mendEnd } from "./mend.ts";
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

/** Prose of the conversation. A growing text costs what its new words cost, however long it has become. */
export function Markdown({ text, streaming = false, brokenOff = false, className }: MarkdownProps) {
  // What has been read before, kept between renders; what it returns depends on the text alone.
  const [growing] = useState(() => new GrowingText());
  const { groups } = growing.read(text, streaming || brokenOff ? mendEnd : undefined);
  return (
    <div className={[css.prose, className].filter(Boolean).join(" ")}>
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
