import { useSyncExternalStore } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { PinIcon } from "../../../components/Icon/PinIcon.generated.ts";
import { Link } from "../../../components/Link/Link.tsx";
import { Markdown } from "../../../components/Markdown/Markdown.tsx";
import { assertNever } from "../../../assertNever.ts";
import { isGenerating } from "../ChatTurn.ts";
import type { CharacterTurn } from "../ChatTurn.ts";
import { useStalled } from "../useStalled.ts";
import type { MessageCopy } from "./Message.copy.ts";
import * as css from "./Message.css.ts";
import type { MessageProps } from "./MessageProps.ts";
import { MessageTurn } from "./MessageTurn.tsx";

interface MessageCharacterProps extends MessageProps {
  turn: CharacterTurn;
  copy: MessageCopy;
}

/** A message of the character: prose without a bubble, with its tools below. */
export function MessageCharacter(props: MessageCharacterProps) {
  const { turn, characterName, copy } = props;
  const isStalled = useStalled(turn);
  return (
    <MessageTurn
      {...props}
      className={css.character}
      heading={
        <>
          <bdi>{characterName}</bdi>
          <Marks turn={turn} copy={copy} />
        </>
      }
    >
      {turn.state === "waiting" ? (
        <Thinking label={copy.waiting(characterName)} />
      ) : (
        <MessageText turn={turn} onCodeCopy={props.onCodeCopy} />
      )}
      {/* The list announces it: what is in a busy message is not read out. */}
      {isStalled && <p className={css.stalled}>{copy.stillWaiting(characterName)}</p>}
      <Outcome {...props} />
    </MessageTurn>
  );
}

/** The text received so far. */
function MessageText({ turn, onCodeCopy }: Pick<MessageCharacterProps, "turn" | "onCodeCopy">) {
  const { subscribe: subscribeNever, read } = turn.streamingText ?? {
    subscribe: nothingArrives,
    read: () => turn.text,
  };
  const text = useSyncExternalStore(subscribeNever, read, read);
  return (
    <Markdown
      text={text}
      streaming={isGenerating(turn)}
      truncated={turn.state !== "done"}
      onCodeCopy={onCodeCopy}
    />
  );
}

const nothingArrives = () => () => {};

/** Time, and marks such as edited and pinned. */
function Marks({ turn, copy }: { turn: CharacterTurn; copy: MessageCopy }) {
  const marks = [turn.time, turn.edited === true && copy.edited, turn.demo === true && copy.demo].filter(
    Boolean,
  );
  if (marks.length === 0 && turn.pinned !== true) return null;
  return (
    <span className={css.time} title={turn.demo === true ? copy.demoLabel : undefined}>
      {marks.join(" · ")}
      {turn.pinned === true && <PinIcon size={14} label={copy.pinned} filled className={css.pin} />}
    </span>
  );
}

/** Why a reply is incomplete, with actions. */
function Outcome(props: MessageCharacterProps) {
  const { turn, copy, pending, onMessageRetry, onMessageContinue, onMessageDiscard } = props;
  const outcome = outcomeOf(turn, copy);
  if (outcome === undefined) return null;
  const isGood = turn.state === "done";
  const isBad = turn.state === "failed" || turn.state === "blocked" || turn.problem !== undefined;
  const canContinue = isIncomplete(turn) && pending !== true;
  return (
    <div className={css.outcome}>
      <p className={isBad ? css.error : undefined}>{outcome}</p>
      {turn.rule !== undefined && (
        <Link href={turn.rule.href} className={css.error}>
          {copy.rule(turn.rule.label)}
        </Link>
      )}
      {canContinue && onMessageContinue !== undefined && (
        <Button onClick={() => onMessageContinue(turn.id)}>{copy.continue}</Button>
      )}
      {isBad && onMessageRetry !== undefined && (
        <Button onClick={() => onMessageRetry(turn.id)}>{copy.retry}</Button>
      )}
      {isGood && onMessageDiscard !== undefined && (
        <Button variant="quiet" onClick={() => onMessageDiscard(turn.id)}>
          {copy.dismiss}
        </Button>
      )}
    </div>
  );
}

/** Whether it has a text that can be continued: also one that broke off. */
function isIncomplete({ state, text }: CharacterTurn): boolean {
  return state === "cut" || state === "stopped" || (state === "failed" && text.trim() !== "");
}

function outcomeOf(turn: CharacterTurn, copy: MessageCopy): string | undefined {
  switch (turn.state) {
    case "done":
      return turn.problem;
    case "waiting":
    case "streaming":
      return undefined;
    case "reconnecting":
      return copy.reconnecting;
    case "stopped":
      return turn.problem ?? copy.stopped;
    case "cut":
      return turn.problem ?? copy.cut;
    case "failed":
      return turn.problem ?? copy.failed;
    case "blocked":
      return turn.problem ?? copy.blocked;
    default:
      return assertNever(turn.state);
  }
}

function Thinking({ label }: { label: string }) {
  return (
    <p className={css.thinking} role="img" aria-label={label}>
      <span />
      <span />
      <span />
    </p>
  );
}
