import { Description, Title } from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import { media } from "../../styles/breakpoints.ts";
import { matchesMedia } from "../mediaQuery.ts";
import { CloseIcon } from "../Icon/CloseIcon.generated.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import type { Copy } from "../ThemeRoot/Copy.ts";
import { modalCopy } from "./Modal.copy.ts";
import { useCopy } from "../ThemeRoot/ThemeContext.ts";
import type { NativeProps } from "../rootProps.ts";
import * as css from "./Modal.css.ts";
import { useDragToClose } from "./useDragToClose.ts";
import { ModalFrame } from "./ModalFrame.tsx";
import type { InteractOutsideEvent } from "./ModalFrame.tsx";

export interface ModalProps extends NativeProps<"div", "title" | "role"> {
  /** Whether the dialog is open. */
  open: boolean;
  /** The user closed it: by its button, Escape, or a press outside. */
  onOpenChange: (open: boolean) => void;
  /**
   * A press or the focus outside. With `preventDefault()` the dialog stays open, for example for a widget that cannot have
   * `data-mimi-layer`.
   */
  onInteractOutside?: (event: InteractOutsideEvent) => void;
  /** Its name, as a heading; it may be the wordmark. */
  title: ReactNode;
  /** Whether the title is visually hidden, because the content shows it already. @default false */
  titleHidden?: boolean;
  /** `centre` for a dialog that begins with the wordmark. @default "start" */
  titleAlign?: "start" | "centre";
  /** One or two sentences under the title. */
  description?: ReactNode;
  /** Width in pixels on wide screens; on phones it is a sheet of full width. @default 420 */
  width?: number;
  /** Whether the user may close it; false while an operation runs that closing would interrupt. @default true */
  dismissible?: boolean;
  /**
   * What to focus when it opens, as a CSS selector. On a touch screen the title is focused instead of a text field.
   * Absent: the first control of the content.
   */
  initialFocus?: string;
  /** Whether a text field is focused on a touch screen too, because the dialog is there to type in it. @default false */
  focusFieldOnTouch?: boolean;
  /** The content. */
  children: ReactNode;
  /** Texts of the component. @default English */
  copy?: Copy<typeof modalCopy>;
}

/**
 * A dialog over the page, on phones a sheet from below that closes when it is dragged down by its head. Focus moves in, stays in, and returns to the opener.
 *
 * @example
 * <Modal title="Edit profile" open={open} onOpenChange={setOpen}>The form</Modal>
 */
export function Modal(props: ModalProps) {
  const {
    open,
    onOpenChange,
    title,
    titleHidden,
    titleAlign,
    description,
    width,
    dismissible,
    initialFocus,
    focusFieldOnTouch = false,
    children,
    copy,
    ...rest
  } = props;
  const head = { title, titleHidden, titleAlign, dismissible, onOpenChange, copy };
  return (
    <ModalFrame
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      dismissible={dismissible}
      width={width}
      described={description !== undefined}
      initialFocus={(content) => firstFocus(content, initialFocus, focusFieldOnTouch)}
    >
      <ModalHead {...head} />
      {description !== undefined && <Description className={css.description}>{description}</Description>}
      {children}
    </ModalFrame>
  );
}

// Sticky, so that the close button is always visible.
function ModalHead(
  props: Pick<ModalProps, "title" | "titleHidden" | "titleAlign" | "dismissible" | "onOpenChange" | "copy">,
) {
  const copy = useCopy(modalCopy, props.copy);
  const { title, titleHidden = false, titleAlign = "start", dismissible = true, onOpenChange } = props;
  const drag = useDragToClose(() => onOpenChange(false));
  return (
    <div
      className={titleHidden ? css.bareHead : css.head}
      data-modal-head={titleHidden ? "bare" : "titled"}
      data-draggable={dismissible || undefined}
      {...(dismissible ? drag : {})}
    >
      {dismissible && <span className={css.handle} aria-hidden="true" />}
      <Title className={titleHidden ? css.hidden : css.title[titleAlign]} tabIndex={-1}>
        {title}
      </Title>
      {dismissible && (
        <span className={css.close}>
          <IconButton
            label={copy.close}
            icon={<CloseIcon size={20} />}
            onClick={() => {
              onOpenChange(false);
            }}
          />
        </span>
      )}
    </div>
  );
}

const typed = "textarea, input:not([type='checkbox'], [type='radio'], [type='file'], [type='range'])";

// On a touch screen the keyboard would cover half of the dialog.
function firstFocus(
  content: HTMLElement,
  selector: string | undefined,
  focusFieldOnTouch: boolean,
): HTMLElement | null | undefined {
  const control = firstControl(content, selector);
  const bringsKeyboard = !focusFieldOnTouch && control?.matches(typed) && matchesMedia(media.touch);
  return bringsKeyboard ? content.querySelector<HTMLElement>("[data-modal-head] [tabindex='-1']") : control;
}

const controls = "input, select, textarea, button, a[href], [tabindex='0']";

// Radix would focus the close button, so the first control of the content is chosen. Hidden elements cannot receive
// focus, which would stay on the page below: the first visible control is focused then.
function firstControl(content: HTMLElement, selector = controls): HTMLElement | undefined {
  const found = [...content.querySelectorAll<HTMLElement>(selector)].find(
    (control) => control.closest("[data-modal-head]") === null && control.getClientRects().length > 0,
  );
  return found ?? (selector === controls ? undefined : firstControl(content));
}

export type { InteractOutsideEvent } from "./ModalFrame.tsx";
