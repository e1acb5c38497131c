import { Content, Overlay, Portal, Root } from "@radix-ui/react-dialog";
import { useRef } from "react";
import type { ReactNode } from "react";
import * as css from "./Modal.css.ts";

export interface ModalFrameProps {
  /** Whether it is showing. */
  open: boolean;
  /** The user closed it. */
  onOpenChange: (open: boolean) => void;
  /** `alertdialog` for a question, which a press beside it does not answer. @default "dialog" */
  role?: "dialog" | "alertdialog";
  /** Width in pixels where the screen has it. @default 420 */
  width?: number;
  /** Whether the user may close it. @default true */
  dismissible?: boolean;
  /** Whether a `Description` is among its children. @default false */
  described?: boolean;
  /** What takes the focus when it opens. None: the first control of all. */
  initialFocus: (content: HTMLElement) => HTMLElement | null | undefined;
  /** What it holds, a `Title` among it. */
  children: ReactNode;
}

/** The window that dialogs stand in: over a dimmed page, and on phones as a sheet from below. */
export function ModalFrame(props: ModalFrameProps) {
  const { open, onOpenChange, role = "dialog", width = 420, dismissible = true, described = false } = props;
  // Radix gives the focus back to a trigger of its own; ours is whatever had the focus when it opened.
  const opener = useRef<Element>(null);
  const stay = (event: Event) => {
    event.preventDefault();
  };
  const beside = (event: BesideEvent) => {
    if (!dismissible || role === "alertdialog" || isNews(event.detail.originalEvent)) stay(event);
  };
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className={css.overlay}>
          <div className={css.scroll}>
            <div className={css.place}>
              <Content
                role={role}
                className={css.content}
                style={{ maxInlineSize: width }}
                {...(described ? {} : { "aria-describedby": undefined })}
                onEscapeKeyDown={dismissible ? undefined : stay}
                onPointerDownOutside={beside}
                onInteractOutside={beside}
                onOpenAutoFocus={(event) => {
                  opener.current = document.activeElement;
                  focus(event, props.initialFocus);
                }}
                onCloseAutoFocus={(event) => {
                  event.preventDefault();
                  if (opener.current instanceof HTMLElement) opener.current.focus();
                }}
              >
                {props.children}
              </Content>
            </div>
          </div>
        </Overlay>
      </Portal>
    </Root>
  );
}

type BesideEvent = CustomEvent<{ originalEvent: Event }>;

/** What is said at the foot of the screen stands over every dialog, and is answered without leaving it. */
function isNews({ target }: Event): boolean {
  return target instanceof Element && target.closest("[data-news]") !== null;
}

function focus(event: Event, choose: ModalFrameProps["initialFocus"]): void {
  if (!(event.currentTarget instanceof HTMLElement)) return;
  const target = choose(event.currentTarget);
  if (target == null) return;
  event.preventDefault();
  target.focus();
}
