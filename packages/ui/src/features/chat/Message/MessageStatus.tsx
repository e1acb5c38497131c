import { Button } from "../../../components/Button/Button.tsx";
import { PinIcon } from "../../../components/Icon/PinIcon.generated.ts";
import { WaitIcon } from "../../../components/Icon/WaitIcon.generated.ts";
import { Link } from "../../../components/Link/Link.tsx";
import { assertNever } from "../../../assertNever.ts";
import type { BlockingRule, CharacterTurn, UserTurn } from "../ChatTurn.ts";
import { useStalled } from "../useStalled.ts";
import type { MessageCopy } from "./Message.copy.ts";
import * as css from "./Message.css.ts";
import { useMessage } from "./MessageContext.ts";

/** The state of a message: why it was not sent or is incomplete, with the actions for it. Nothing for one that is complete. */
export function MessageStatus() {
  const { turn, copy } = useMessage();
  return turn.kind === "user" ? (
    <Delivery turn={turn} copy={copy} />
  ) : (
    <ReplyOutcome turn={turn} copy={copy} />
  );
}

function Delivery({ turn, copy }: { turn: UserTurn; copy: MessageCopy }) {
  switch (turn.state) {
    case "sent":
      return <Marks turn={turn} copy={copy} />;
    case "sending":
      return <p className={css.state}>{copy.sending}</p>;
    case "waiting":
      return (
        <p className={css.state}>
          <WaitIcon size={14} />
          <span>{copy.queued}</span>
          <OutcomeActions />
        </p>
      );
    case "failed":
    case "blocked":
      return (
        <div className={css.errorBox}>
          <p className={css.error}>
            {turn.state === "failed"
              ? `${copy.notSent} ${turn.error ?? ""}`
              : (turn.error ?? copy.userBlocked)}
          </p>
          <RuleLink rule={turn.rule} copy={copy} />
          <OutcomeActions />
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
      {turn.edited === true && <span>{copy.edited}</span>}
      {turn.pinned === true && <PinIcon size={14} label={copy.pinned} filled />}
    </p>
  );
}

function ReplyOutcome({ turn, copy }: { turn: CharacterTurn; copy: MessageCopy }) {
  const { characterName } = useMessage();
  const isStalled = useStalled(turn);
  const outcome = outcomeOf(turn, copy);
  const isBad = turn.state === "failed" || turn.state === "blocked" || turn.error !== undefined;
  return (
    <>
      {/* The list announces it: what is in a busy message is not read out. */}
      {isStalled && <p className={css.stalled}>{copy.stillWaiting(characterName)}</p>}
      {outcome !== undefined && (
        <div className={css.outcome}>
          <p className={isBad ? css.error : undefined}>{outcome}</p>
          <RuleLink rule={turn.rule} copy={copy} />
          <OutcomeActions />
        </div>
      )}
    </>
  );
}

function RuleLink({ rule, copy }: { rule: BlockingRule | undefined; copy: MessageCopy }) {
  if (rule === undefined) return null;
  return (
    <Link href={rule.href} className={css.error}>
      {copy.rule(rule.label)}
    </Link>
  );
}

function OutcomeActions() {
  const { available, select } = useMessage();
  return available
    .filter(({ placement }) => placement === "outcome")
    .map((action) => (
      <Button key={action.id} variant={action.variant} onClick={() => select(action)}>
        {action.label}
      </Button>
    ));
}

function outcomeOf(turn: CharacterTurn, copy: MessageCopy): string | undefined {
  switch (turn.state) {
    case "done":
      return turn.error;
    case "waiting":
    case "streaming":
      return undefined;
    case "reconnecting":
      return copy.reconnecting;
    case "stopped":
      return turn.error ?? copy.stopped;
    case "cut":
      return turn.error ?? copy.cut;
    case "failed":
      return turn.error ?? copy.failed;
    case "blocked":
      return turn.error ?? copy.blocked;
    default:
      return assertNever(turn.state);
  }
}
