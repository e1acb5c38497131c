import { Content, Overlay, Portal, Root } from "@radix-ui/react-dialog";
import { useComposedRefs } from "@radix-ui/react-compose-refs";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { useOverlayContainer } from "../ThemeRoot/useOverlayContainer.ts";
import { isInputMethodKey } from "../isInputMethodKey.ts";
import { makePageInert, showTopDialog } from "./makePageInert.ts";
import { isInPageLayer, PageLayers } from "./pageLayers.ts";
import { joinNames } from "../rootProps.ts";
import type { NativeProps } from "../rootProps.ts";
import * as css from "./Modal.css.ts";

/** A press or the focus outside of a dialog. */
export type InteractOutsideEvent = CustomEvent<{
  /** The event of the page; its `target` is the element. */
  originalEvent: Event;
}>;

export interface ModalFrameProps extends NativeProps<"div", "role"> {
  /** Whether the dialog is open. */
  open: boolean;
  /** The user closed it. */
  onOpenChange: (open: boolean) => void;
  /** A press or the focus outside. With `preventDefault()` the dialog stays open. */
  onInteractOutside?: (event: InteractOutsideEvent) => void;
  /** `alertdialog` for a question, which a press outside does not close. @default "dialog" */
  role?: "dialog" | "alertdialog";
  /** Width in pixels on wide screens. @default 420 */
  width?: number;
  /** Whether the user may close it. @default true */
  dismissible?: boolean;
  /** Whether a `Description` is among its children. @default false */
  described?: boolean;
  /** What receives focus when it opens. Absent: the first control. */
  initialFocus: (content: HTMLElement) => HTMLElement | null | undefined;
  /** The content, including a `Title`. */
  children: ReactNode;
}

/** The window of every dialog: over a dimmed page, and on phones a sheet from below. */
export function ModalFrame(props: ModalFrameProps) {
  const {
    open,
    onOpenChange,
    onInteractOutside,
    role = "dialog",
    width = 420,
    dismissible = true,
    described = false,
    initialFocus,
    children,
    className,
    ref,
    ...rest
  } = props;
  // Radix returns the focus to its own trigger; here the opener is the element that had the focus.
  const opener = useRef<Element>(null);
  const container = useOverlayContainer();
  const contentRef = useComposedRefs(makePageInert, ref);
  const stay = (event: Event) => {
    event.preventDefault();
  };
  const beside = (event: InteractOutsideEvent) => {
    const { originalEvent } = event.detail;
    if (
      !dismissible ||
      role === "alertdialog" ||
      isToast(originalEvent) ||
      isInPageLayer(originalEvent.target)
    )
      stay(event);
  };
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      {container !== null && (
        <Portal container={container}>
          <Overlay className={css.overlay}>
            <div className={css.scroll}>
              <div className={css.place}>
                <Content
                  role={role}
                  {...(described ? {} : { "aria-describedby": undefined })}
                  {...rest}
                  className={joinNames(css.content, className)}
                  ref={contentRef}
                  style={{ maxInlineSize: width, ...props.style }}
                  onEscapeKeyDown={(event) => {
                    if (!dismissible || isInputMethodKey(event) || isInPageLayer(event.target)) stay(event);
                  }}
                  onPointerDownOutside={beside}
                  onInteractOutside={(event) => {
                    onInteractOutside?.(event);
                    beside(event);
                  }}
                  onOpenAutoFocus={(event) => {
                    opener.current = document.activeElement;
                    focus(event, initialFocus);
                  }}
                  onCloseAutoFocus={(event) => {
                    event.preventDefault();
                    // The app may have moved the focus already, for example to the heading of another page.
                    if (opener.current instanceof HTMLElement && document.activeElement === document.body)
                      opener.current.focus();
                  }}
                >
                  {children}
                  <PageLayers />
                </Content>
                <AfterContent />
              </div>
            </div>
          </Overlay>
        </Portal>
      )}
    </Root>
  );
}

/** Its effect runs after that of the content, in which Radix hides what is beside the dialog. */
function AfterContent() {
  useEffect(() => {
    showTopDialog();
    return showTopDialog;
  }, []);
  return null;
}

/**
 * Toasts are above every dialog, and can be used without closing it. On a touch screen Radix reports a press after its click: a
 * toast that the click closed is no longer in the page then.
 */
function isToast({ target }: Event): boolean {
  return target instanceof Element && (!target.isConnected || target.closest("[data-toasts]") !== null);
}

function focus(event: Event, choose: ModalFrameProps["initialFocus"]): void {
  if (!(event.currentTarget instanceof HTMLElement)) return;
  const target = choose(event.currentTarget);
  if (target == null) return;
  event.preventDefault();
  target.focus();
}
