import { useEffect, useState } from "react";
import { isGenerating } from "./ChatTurn.ts";
import type { ChatTurn } from "./ChatTurn.ts";

/** Without new text for this long, a reply says that it is still being written. */
const STALLED_MS = 5000;

/** Whether a reply is being written, but has had no new text for some seconds. */
export function useStalled(turn: ChatTurn | undefined): boolean {
  const reply =
    turn?.kind === "character" && turn.state !== "reconnecting" && isGenerating(turn) ? turn : undefined;
  const [isStalled, setStalled] = useState(false);
  const { id, text, streamingText } = reply ?? {};
  // Without a source, each token is a new text.
  const newText = streamingText === undefined ? text : undefined;
  useEffect(() => {
    if (id === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const restart = () => {
      clearTimeout(timer);
      setStalled(false);
      timer = setTimeout(() => setStalled(true), STALLED_MS);
    };
    restart();
    const unsubscribe = streamingText?.subscribe(restart);
    return () => {
      clearTimeout(timer);
      unsubscribe?.();
      setStalled(false);
    };
  }, [id, streamingText, newText]);
  return reply !== undefined && isStalled;
}
