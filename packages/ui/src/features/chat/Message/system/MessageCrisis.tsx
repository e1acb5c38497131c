import { useId } from "react";
import { Button } from "../../../../components/Button/Button.tsx";
import { SupportIcon } from "../../../../components/Icon/SupportIcon.generated.ts";
import type { HelpLine } from "../../ChatTurn.ts";
import type { MessagePartCopy } from "../MessagePart.copy.ts";
import * as css from "./MessageCrisis.css.ts";

interface MessageCrisisProps {
  lines: readonly HelpLine[];
  copy: MessagePartCopy["crisis"];
  onDismiss?: () => void;
}

/** Help lines, in a calm tone; a part of Message that is loaded on demand. */
export function MessageCrisis({ lines, copy, onDismiss }: MessageCrisisProps) {
  const titleId = useId();
  return (
    <section className={css.panel} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.title}>
        <SupportIcon size={22} />
        <span>{copy.title}</span>
      </h2>
      <p className={css.body}>{copy.body}</p>
      <ul role="list" className={css.lines}>
        {lines.map((line) => (
          <li key={line.href} className={css.line}>
            <span className={css.who}>
              <span className={css.name}>{line.name}</span>
              {line.about !== undefined && <span className={css.about}>{line.about}</span>}
            </span>
            <a className={css.contact} href={line.href}>
              {line.contact}
            </a>
          </li>
        ))}
      </ul>
      {onDismiss !== undefined && (
        <Button size="medium" onClick={onDismiss}>
          {copy.dismiss}
        </Button>
      )}
    </section>
  );
}
