import { composeEventHandlers } from "@radix-ui/primitive";
import { useRef } from "react";
import { assertNever } from "../../assertNever.ts";
import type { Copy } from "../ThemeRoot/Copy.ts";
import { AlertIcon } from "../Icon/AlertIcon.generated.ts";
import { CloseIcon } from "../Icon/CloseIcon.generated.ts";
import { DoneIcon } from "../Icon/DoneIcon.generated.ts";
import { InfoIcon } from "../Icon/InfoIcon.generated.ts";
import { Button } from "../Button/Button.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { toastsCopy } from "./Toasts.copy.ts";
import { useCopy } from "../ThemeRoot/ThemeContext.ts";
import { useInset } from "../useInset.ts";
import { joinNames } from "../rootProps.ts";
import type { NativeProps } from "../rootProps.ts";
import type { Toast } from "./Toast.ts";
import * as css from "./Toasts.css.ts";

export interface ToastsProps extends NativeProps<"section", "children"> {
  /** The toasts, the oldest first. The owner decides how long each is shown; `createToasts` and `useToasts` do that. */
  toasts: readonly Toast[];
  /** The user closed a toast. */
  onToastClose: (id: string) => void;
  /** The pointer or the focus entered (`true`) or left the toasts: pause their timers. */
  onPauseChange?: (paused: boolean) => void;
  /** Texts of its parts. @default English */
  copy?: Copy<typeof toastsCopy>;
}

/**
 * Messages at an edge of the screen, announced without moving the focus: at the bottom, in a chat below the header, and beside an
 * open dialog.
 *
 * @example
 * <Toasts toasts={toasts} onToastClose={close} />
 */
export function Toasts(props: ToastsProps) {
  const { toasts, onToastClose, onPauseChange, copy, className, ...rest } = props;
  const texts = useCopy(toastsCopy, copy);
  const list = useRef<HTMLOListElement>(null);
  useInset(list, "toastsInset");
  const hold = (held: boolean) => () => onPauseChange?.(held);
  return (
    <section
      data-toasts=""
      aria-label={texts.label}
      {...rest}
      className={joinNames(css.stack, className)}
      onPointerEnter={composeEventHandlers(props.onPointerEnter, hold(true))}
      onPointerLeave={composeEventHandlers(props.onPointerLeave, hold(false))}
      onFocus={composeEventHandlers(props.onFocus, hold(true))}
      onBlur={composeEventHandlers(props.onBlur, hold(false))}
    >
      <ol ref={list} role="list" className={css.list} aria-live="polite" aria-relevant="additions text">
        {toasts.map((toast) => (
          <li key={toast.id} className={css.toast}>
            <ToastMark kind={toast.kind} />
            <span className={css.text}>
              <span className={css.message}>{toast.message}</span>
              {toast.action !== undefined && (
                <Button variant="quiet" className={css.action} onClick={toast.action.onClick}>
                  {toast.action.label ?? texts.undo}
                </Button>
              )}
            </span>
            <IconButton
              label={texts.close}
              icon={<CloseIcon />}
              onClick={() => {
                onToastClose(toast.id);
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
    default:
      return assertNever(kind);
  }
}

export { createToasts } from "./createToasts.ts";
export type { NewToast, ToastList, ToastsOptions } from "./createToasts.ts";
export type { Toast, ToastAction } from "./Toast.ts";
export { useToasts } from "./useToasts.ts";
export type { RenderedToasts } from "./useToasts.ts";
