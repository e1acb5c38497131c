import { useState } from "react";
import { isGrowing } from "../ChatTurn.ts";
import type { ChatTurn } from "../ChatTurn.ts";
import * as css from "./MessageList.css.ts";

interface FinishedReplyProps {
  turns: readonly ChatTurn[];
  announce: (text: string) => string;
}

/** Says a reply once, when it has ended, to those who cannot see it grow. */
export function FinishedReply({ turns, announce }: FinishedReplyProps) {
  const last = turns.at(-1);
  const growing = last !== undefined && isGrowing(last);
  const [watched, setWatched] = useState<string>();
  const [said, setSaid] = useState("");
  // State that follows from props: adjusted while rendering, so that no frame shows the old text.
  if (growing && watched !== last.id) setWatched(last.id);
  if (!growing && last?.kind === "character" && watched === last.id) {
    setWatched(undefined);
    setSaid(announce(last.text));
  }
  return (
    <div className={css.announcer} role="status">
      {said}
    </div>
  );
}
