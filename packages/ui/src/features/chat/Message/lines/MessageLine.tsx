import { Suspense } from "react";
import { lazyWithRetry } from "../../../../lazyWithRetry.ts";
import * as css from "../Message.css.ts";
import type { MessageLineProps } from "../MessageProps.ts";

const MessageRareLine = lazyWithRetry(async () => (await import("./MessageRareLine.tsx")).MessageRareLine);

/** A system message. Rare kinds are in a separate, lazily loaded file. */
export function MessageLine(props: MessageLineProps) {
  const { turn, characterName, copy } = props;
  const isAtStart = turn.kind === "disclosure" && turn.moment === "start";
  if (turn.kind !== "notice" && !isAtStart)
    return (
      <Suspense>
        <MessageRareLine {...props} turn={turn} />
      </Suspense>
    );
  return (
    <>
      <p className={css.notice}>
        <span>{turn.kind === "notice" ? turn.text : copy.disclosure(characterName)}</span>
      </p>
      {turn.kind === "disclosure" && turn.demo === true && (
        <p className={css.notice}>
          <span>{copy.preparedLines}</span>
        </p>
      )}
    </>
  );
}
