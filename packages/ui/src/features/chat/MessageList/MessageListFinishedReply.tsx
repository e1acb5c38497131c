import { useState } from "react";
import type { ChatTurn } from "../ChatTurn.ts";
import * as css from "./MessageList.css.ts";

interface FinishedReplyProps {
  turns: readonly ChatTurn[];
  /** The streaming reply. */
  growingId: string | undefined;
  announce: (text: string) => string;
}

/** Announces a reply to screen readers once, when it has finished. */
export function FinishedReply({ turns, growingId, announce }: FinishedReplyProps) {
  const [watched, setWatched] = useState<string>();
  const [said, setSaid] = useState("");
  // State derived from props: updated while rendering, so that no frame shows the old text.
  if (growingId !== undefined && watched !== growingId) setWatched(growingId);
  const ended =
    growingId === undefined && watched !== undefined && turns.findLast(({ id }) => id === watched);
  if (ended && ended.kind === "character") {
    setWatched(undefined);
    setSaid(announce(ended.text));
  }
  return (
    <div className={css.announcer} role="status">
      {said}
    </div>
  );
}
