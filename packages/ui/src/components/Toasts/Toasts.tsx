import { AlertIcon } from "../Icon/AlertIcon.generated.ts";
import { CloseIcon } from "../Icon/CloseIcon.generated.ts";
import { DoneIcon } from "../Icon/DoneIcon.generated.ts";
import { InfoIcon } from "../Icon/InfoIcon.generated.ts";
import { Button } from "../Button/Button.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { toastsCopy } from "./Toasts.copy.ts";
import * as css from "./Toasts.css.ts";

/** A short word about something that has happened. */
export interface Toast {
  /** Tells it from the others. */
  id: string;
  /** What kind of news it is. */
  kind: "info" | "done" | "failed";
  /** What happened, in a sentence. */
  message: string;
  /** What can be done about it; undo where something was taken away. */
  action?: { label?: string; onPress: () => void };
}

export interface ToastsProps {
  /** Those showing, the oldest first. How long each stays is up to who passes them. */
  toasts: readonly Toast[];
  /** The user sent one away. */
  onDismiss: (id: string) => void;
  /** The user is looking at them (`true`) or has left them: time should stand still meanwhile. */
  onHold?: (held: boolean) => void;
  /** Words of its parts. @default English */
  copy?: Partial<typeof toastsCopy>;
}

/** News at the foot of the screen, read out without taking the focus. */
export function Toasts({ toasts, onDismiss, onHold, copy }: ToastsProps) {
  const words = { ...toastsCopy, ...copy };
  const hold = (held: boolean) => () => onHold?.(held);
  return (
    <section
      data-news=""
      className={css.stack}
      aria-label={words.label}
      onPointerEnter={hold(true)}
      onPointerLeave={hold(false)}
      onFocus={hold(true)}
      onBlur={hold(false)}
    >
      <ol role="list" className={css.list} aria-live="polite" aria-relevant="additions text">
        {toasts.map((toast) => (
          <li key={toast.id} className={css.toast}>
            <ToastMark kind={toast.kind} />
            <span className={css.words}>
              <span className={css.message}>{toast.message}</span>
              {toast.action !== undefined && (
                <Button variant="quiet" className={css.action} onPress={toast.action.onPress}>
                  {toast.action.label ?? words.undo}
                </Button>
              )}
            </span>
            <IconButton
              label={words.close}
              icon={<CloseIcon />}
              onPress={() => {
                onDismiss(toast.id);
              }}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

function ToastMark({ kind }: { kind: Toast["kind"] }) {
  switch (kind) {
    case "info":
      return <InfoIcon />;
    case "done":
      return <DoneIcon className={css.done} />;
    case "failed":
      return <AlertIcon className={css.failed} />;
  }
}
