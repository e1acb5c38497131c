import { useState } from "react";
import type { ChatTurn } from "../ChatTurn.ts";
import * as css from "./MessageList.css.ts";

interface FinishedReplyProps {
  turns: readonly ChatTurn[];
  /** The reply that is under way. */
  growingId: string | undefined;
  announce: (text: string) => string;
}

/** Says a reply once, when it has ended, to those who cannot see it grow. */
export function FinishedReply({ turns, growingId, announce }: FinishedReplyProps) {
  const [watched, setWatched] = useState<string>();
  const [said, setSaid] = useState("");
  // State that follows from props: adjusted while rendering, so that no frame shows the old text.
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
