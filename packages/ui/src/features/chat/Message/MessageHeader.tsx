import type { ReactNode } from "react";
import { PinIcon } from "../../../components/Icon/PinIcon.generated.ts";
import type { CharacterTurn, TurnSpeaker } from "../ChatTurn.ts";
import { sourceMarks } from "../sourceMarks.ts";
import type { MessageCopy } from "./Message.copy.ts";
import * as css from "./Message.css.ts";
import { useMessage } from "./MessageContext.ts";

export interface MessageHeaderProps {
  /** Shown after the name and the time. @default nothing */
  children?: ReactNode;
}

/** Who wrote a message, as its heading. For a message of the user only screen readers have it. */
export function MessageHeader({ children }: MessageHeaderProps) {
  const { turn, copy, headingId, characterName } = useMessage();
  if (turn.kind === "user")
    return (
      <h2 id={headingId} className={css.hidden}>
        <span>{copy.you}</span>
        {children}
      </h2>
    );
  return (
    <h2 id={headingId} className={css.speaker} {...sourceMarks(turn.digitalSource).part}>
      {turn.speaker !== undefined && <SpeakerMark {...turn.speaker} />}
      <bdi>{characterName}</bdi>
      <Marks turn={turn} copy={copy} />
      {children}
    </h2>
  );
}

/** The cover of a speaker, or else its colour; decorative. */
function SpeakerMark({ color, thumb }: TurnSpeaker) {
  if (thumb !== undefined)
    return (
      <img
        className={css.speakerCover}
        src={thumb}
        alt=""
        width={24}
        height={24}
        style={{ borderColor: color }}
      />
    );
  if (color === undefined) return null;
  return <span aria-hidden="true" className={css.speakerColor} style={{ backgroundColor: color }} />;
}

/** Time, and marks such as edited and pinned. */
function Marks({ turn, copy }: { turn: CharacterTurn; copy: MessageCopy }) {
  const marks = [turn.time, turn.edited === true && copy.edited, turn.demo === true && copy.demo].filter(
    Boolean,
  );
  if (marks.length === 0 && turn.pinned !== true) return null;
  return (
    <span className={css.time} title={turn.demo === true ? copy.demoLabel : undefined}>
      <span>{marks.join(" · ")}</span>
      {turn.pinned === true && <PinIcon size={14} label={copy.pinned} filled className={css.pin} />}
    </span>
  );
}
