import type { SubmitState } from "../../../components/states.ts";
import { Button } from "../../../components/Button/Button.tsx";
import * as css from "./ModerationScreen.css.ts";

interface ModerationSendProps {
  sending: SubmitState;
  label: string;
  /** Shown when sending failed without a sentence of its own. */
  failed: string;
  /** The keyboard shortcut, shown beside the button. */
  shortcut?: string;
}

/** The end of a form of the moderation page: why sending failed, and the button that sends. */
export function ModerationSend({ sending, label, failed, shortcut }: ModerationSendProps) {
  return (
    <>
      <p role="status" className={css.failed}>
        {sending.kind === "failed" && (sending.error ?? failed)}
      </p>
      <div className={css.footer}>
        <Button type="submit" variant="primary" size="medium" pending={sending.kind === "pending"}>
          {label}
        </Button>
        {shortcut !== undefined && <span className={css.shortcut}>{shortcut}</span>}
      </div>
    </>
  );
}
