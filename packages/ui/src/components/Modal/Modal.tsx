import { Description, Title } from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import { media } from "../../styles/breakpoints.ts";
import { CloseIcon } from "../Icon/CloseIcon.generated.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { modalCopy } from "./Modal.copy.ts";
import * as css from "./Modal.css.ts";
import { ModalFrame } from "./ModalFrame.tsx";

export interface ModalProps {
  /** Whether it is showing. */
  open: boolean;
  /** The user closed it: by its button, Escape, or a press beside it. */
  onOpenChange: (open: boolean) => void;
  /** Its name, as a heading; the wordmark may stand for it. */
  title: ReactNode;
  /** Whether only those who cannot see it need the title, its content showing it already. @default false */
  titleHidden?: boolean;
  /** `centre` for a dialog that begins with the wordmark. @default "start" */
  titleAlign?: "start" | "centre";
  /** One or two sentences under the title. */
  description?: ReactNode;
  /** Width in pixels where the screen has it; on phones it is a sheet of full width. @default 420 */
  width?: number;
  /** Whether the user may close it; not while something runs that closing would break. @default true */
  dismissible?: boolean;
  /** Names the close button. @default "Close" */
  closeLabel?: string;
  /**
   * What to focus when it opens, as a CSS selector within it. On a touch screen its title has the focus in place of a
   * text field. Absent: the first control of the content.
   */
  initialFocus?: string;
  /** What it holds. */
  children: ReactNode;
}

/**
 * A dialog over the page, and on phones a sheet from below. Focus moves in, stays in, and returns to what
 * opened it.
 */
export function Modal(props: ModalProps) {
  const { open, onOpenChange, dismissible, width, description, initialFocus } = props;
  return (
    <ModalFrame
      open={open}
      onOpenChange={onOpenChange}
      dismissible={dismissible}
      width={width}
      described={description !== undefined}
      initialFocus={(content) => firstFocus(content, initialFocus)}
    >
      <ModalHead {...props} />
      {description !== undefined && <Description className={css.description}>{description}</Description>}
      {props.children}
    </ModalFrame>
  );
}

// It stays at the top while what is below it scrolls: the way out is always in reach.
function ModalHead(props: ModalProps) {
  const { title, titleHidden = false, titleAlign = "start", dismissible = true, onOpenChange } = props;
  return (
    <div className={titleHidden ? css.bareHead : css.head} data-modal-head={titleHidden ? "bare" : "titled"}>
      <span className={css.handle} aria-hidden="true" />
      <Title className={titleHidden ? css.hidden : css.title[titleAlign]} tabIndex={-1}>
        {title}
      </Title>
      {dismissible && (
        <span className={css.close}>
          <IconButton
            label={props.closeLabel ?? modalCopy.close}
            icon={<CloseIcon size={20} />}
            onPress={() => {
              onOpenChange(false);
            }}
          />
        </span>
      )}
    </div>
  );
}

const typed = "textarea, input:not([type='checkbox'], [type='radio'], [type='file'], [type='range'])";

// A keyboard that nobody has asked for would come up over half of what a phone shows of the dialog.
function firstFocus(content: HTMLElement, selector?: string): HTMLElement | null | undefined {
  const control = firstControl(content, selector);
  const bringsKeyboard = control?.matches(typed) && matchMedia(media.touch).matches;
  return bringsKeyboard ? content.querySelector<HTMLElement>("[data-modal-head] [tabindex='-1']") : control;
}

const controls = "input, select, textarea, button, a[href], [tabindex='0']";

// Radix would focus the first control of all, which closes it again: the content's own comes before that. What a phone
// does not draw cannot take the focus, which would stay on the page below: the first control that can has it then.
function firstControl(content: HTMLElement, selector = controls): HTMLElement | undefined {
  const found = [...content.querySelectorAll<HTMLElement>(selector)].find(
    (control) => control.closest("[data-modal-head]") === null && control.getClientRects().length > 0,
  );
  return found ?? (selector === controls ? undefined : firstControl(content));
}
