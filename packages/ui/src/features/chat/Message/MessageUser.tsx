import { Button } from "../../../components/Button/Button.tsx";
import { PinIcon } from "../../../components/Icon/PinIcon.generated.ts";
import { WaitIcon } from "../../../components/Icon/WaitIcon.generated.ts";
import { Link } from "../../../components/Link/Link.tsx";
import { UserText } from "../../../components/Markdown/UserText.tsx";
import { assertNever } from "../../../assertNever.ts";
import type { UserTurn } from "../ChatTurn.ts";
import type { MessageCopy } from "./Message.copy.ts";
import * as css from "./Message.css.ts";
import type { MessageProps } from "./MessageProps.ts";
import { MessageTurn } from "./MessageTurn.tsx";

interface MessageUserProps extends MessageProps {
  turn: UserTurn;
  copy: MessageCopy;
}

/** A message of the user, in a tinted block, with its state. */
export function MessageUser(props: MessageUserProps) {
  const { turn, copy } = props;
  return (
    <MessageTurn
      {...props}
      className={css.user}
      heading={copy.you}
      note={turn.state === "sent" ? copy.saved : undefined}
    >
      <div className={css.bubble} data-state={turn.state}>
        <UserText text={turn.text} />
      </div>
      <Delivery {...props} />
    </MessageTurn>
  );
}

function Delivery(props: MessageUserProps) {
  const { turn, copy, onMessageRetry, onMessageDiscard, onMessageEdit } = props;
  switch (turn.state) {
    case "sent":
      return <Marks turn={turn} copy={copy} />;
    case "sending":
      return <p className={css.state}>{copy.sending}</p>;
    case "waiting":
      return (
        <p className={css.state}>
          <WaitIcon size={14} />
          {copy.queued}
          {onMessageDiscard !== undefined && (
            <Button variant="quiet" onClick={() => onMessageDiscard(turn.id)}>
              {copy.discard}
            </Button>
          )}
        </p>
      );
    case "failed":
    case "blocked":
      return (
        <div className={css.problem}>
          <p className={css.error}>
            {turn.state === "failed"
              ? `${copy.notSent} ${turn.problem ?? ""}`
              : (turn.problem ?? copy.userBlocked)}
          </p>
          {turn.rule !== undefined && (
            <Link href={turn.rule.href} className={css.error}>
              {copy.rule(turn.rule.label)}
            </Link>
          )}
          {onMessageDiscard !== undefined && (
            <Button variant="quiet" onClick={() => onMessageDiscard(turn.id)}>
              {copy.discard}
            </Button>
          )}
          {turn.state === "blocked" && onMessageEdit !== undefined && (
            <Button onClick={() => onMessageEdit(turn.id)}>{copy.change}</Button>
          )}
          {turn.state === "failed" && onMessageRetry !== undefined && (
            <Button onClick={() => onMessageRetry(turn.id)}>{copy.retry}</Button>
          )}
        </div>
      );
    default:
      return assertNever(turn.state);
  }
}

/** Edited and pinned marks; that it is saved is shown on hover. */
function Marks({ turn, copy }: { turn: UserTurn; copy: MessageCopy }) {
  if (turn.edited !== true && turn.pinned !== true) return null;
  return (
    <p className={css.state}>
      {turn.edited === true && copy.edited}
      {turn.pinned === true && <PinIcon size={14} label={copy.pinned} filled />}
    </p>
  );
}
