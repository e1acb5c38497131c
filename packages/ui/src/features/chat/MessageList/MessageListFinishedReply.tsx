import { useState } from "react";
import type { ChatTurn } from "../ChatTurn.ts";
import * as css from "./MessageList.css.ts";

interface FinishedReplyProps {
  turns: readonly ChatTurn[];
  /** The streaming reply. */
  streamingId: string | undefined;
  announce: (text: string) => string;
}

/** Announces a reply to screen readers once, when it has finished. */
export function FinishedReply({ turns, streamingId, announce }: FinishedReplyProps) {
  const [watched, setWatched] = useState<string>();
  const [announced, setAnnounced] = useState("");
  // State derived from props: updated while rendering, so that no frame shows the old text.
  if (streamingId !== undefined && watched !== streamingId) setWatched(streamingId);
  const ended =
    streamingId === undefined && watched !== undefined && turns.findLast(({ id }) => id === watched);
  if (ended && ended.kind === "character") {
    setWatched(undefined);
    setAnnounced(announce(ended.text));
  }
  return (
    <div className={css.announcer} role="status">
      {announced}
    </div>
  );
}
