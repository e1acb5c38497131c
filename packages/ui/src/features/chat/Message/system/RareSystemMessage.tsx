import { useCopy } from "../../../../components/ThemeRoot/ThemeContext.ts";
import { Button } from "../../../../components/Button/Button.tsx";
import { assertNever } from "../../../../assertNever.ts";
import { notice } from "../Message.css.ts";
import { MessageCrisis } from "./MessageCrisis.tsx";
import type { SystemMessageProps } from "../MessageProps.ts";
import { messagePartCopy } from "../MessagePart.copy.ts";
import * as css from "./RareSystemMessage.css.ts";

interface RareSystemMessageProps extends Omit<SystemMessageProps, "copy"> {
  turn: Exclude<SystemMessageProps["turn"], { kind: "notice" }>;
}

/** A rare system message; a part of Message that is loaded on demand. */
export function RareSystemMessage(props: RareSystemMessageProps) {
  const { turn, characterName, onRevisionOpen, onCrisisClose } = props;
  const copy = useCopy(messagePartCopy);
  switch (turn.kind) {
    case "disclosure":
      return (
        <p className={[notice, css.again].join(" ")}>
          <span>{copy.disclosureAgain(characterName)}</span>
        </p>
      );
    case "context-limit":
      return (
        <div className={[notice, css.memory].join(" ")}>
          <p>
            <strong className={css.title}>{copy.contextLimit(characterName)}</strong>
            <span>{copy.contextLimitBody}</span>
          </p>
        </div>
      );
    case "revision":
      return (
        <div className={notice}>
          <p>
            <span>{copy.revision[turn.state](characterName)}</span>
            {turn.state === "offered" && onRevisionOpen !== undefined && (
              <Button variant="quiet" onClick={() => onRevisionOpen(turn.id)}>
                {copy.revision.open}
              </Button>
            )}
          </p>
        </div>
      );
    case "crisis":
      return (
        <MessageCrisis
          lines={turn.lines}
          copy={copy.crisis}
          onDismiss={onCrisisClose && (() => onCrisisClose(turn.id))}
        />
      );
    default:
      return assertNever(turn);
  }
}
