import { useEffect, useState } from "react";
import type { RefObject } from "react";
import type { VirtualListHandle } from "../../../components/VirtualList/VirtualList.tsx";
import { withoutMarkdown } from "../../../format/withoutMarkdown.ts";
import type { CharacterTurn, ChatTurn } from "../ChatTurn.ts";
import type { FindText } from "../findWords.ts";
import { useStalled } from "../useStalled.ts";
import { useMarkedWords } from "../useMarkedWords.ts";
import { copyPlainly } from "./copyPlainly.ts";
import * as css from "./MessageList.css.ts";

interface FinishedReplyProps {
  turns: readonly ChatTurn[];
  /** The streaming reply. */
  streamingId: string | undefined;
  /** The text of the announcement, of a reply and its text without Markdown. */
  announce: (reply: CharacterTurn, text: string) => string;
  /** The announcement of a reply that has had no new text for some seconds. */
  stalled: string;
}

interface DeferredPartsProps extends FinishedReplyProps {
  /** The list of the messages. */
  list: RefObject<VirtualListHandle | null>;
  /** The words of the search, which are marked in all messages. */
  highlight: string | undefined;
  /** Finds the words in a text. */
  findText: FindText | undefined;
}

/** What the first paint does not need: the announcement of a finished reply, the marks of found words, and plain copies. */
export function DeferredParts({ list, highlight = "", findText, ...reply }: DeferredPartsProps) {
  useMarkedWords(() => list.current?.element(), highlight, findText);
  useEffect(() => {
    const frame = list.current?.element()?.parentElement;
    frame?.addEventListener("copy", copyPlainly);
    return () => frame?.removeEventListener("copy", copyPlainly);
  }, [list]);
  return <FinishedReply {...reply} />;
}

/** Announces a reply to screen readers once, when it has finished, and that it takes long. */
function FinishedReply({ turns, streamingId, announce, stalled }: FinishedReplyProps) {
  const isStalled = useStalled(
    streamingId === undefined ? undefined : turns.findLast(({ id }) => id === streamingId),
  );
  const [watched, setWatched] = useState<string>();
  const [announced, setAnnounced] = useState("");
  // State derived from props: updated while rendering, so that no frame shows the old text.
  if (streamingId !== undefined && watched !== streamingId) setWatched(streamingId);
  const ended =
    streamingId === undefined && watched !== undefined && turns.findLast(({ id }) => id === watched);
  if (ended && ended.kind === "character") {
    setWatched(undefined);
    setAnnounced(announce(ended, withoutMarkdown(ended.text)));
  }
  return (
    <div className={css.announcer} role="status">
      {isStalled ? stalled : announced}
    </div>
  );
}
