import { Suspense } from "react";
import { lazyWithRetry } from "../../../../lazyWithRetry.ts";
import * as css from "../Message.css.ts";
import type { SystemMessageProps } from "../MessageProps.ts";

const RareSystemMessage = lazyWithRetry(
  async () => (await import("./RareSystemMessage.tsx")).RareSystemMessage,
);

/** A system message. Rare kinds are in a separate, lazily loaded file. */
export function SystemMessage(props: SystemMessageProps) {
  const { turn, characterName, copy } = props;
  const isAtStart = turn.kind === "disclosure" && turn.moment === "start";
  if (turn.kind !== "notice" && !isAtStart)
    return (
      <Suspense>
        <RareSystemMessage
          turn={turn}
          characterName={characterName}
          onRevisionOpen={props.onRevisionOpen}
          onCrisisClose={props.onCrisisClose}
        />
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
