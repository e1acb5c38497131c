import { Description, Title } from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import { Button } from "../Button/Button.tsx";
import { description as descriptionLook, handle, title as titleLook } from "../Modal/Modal.css.ts";
import { ModalFrame } from "../Modal/ModalFrame.tsx";
import type { Copy } from "../ThemeRoot/Copy.ts";
import { confirmDialogCopy } from "./ConfirmDialog.copy.ts";
import { useCopy } from "../ThemeRoot/ThemeContext.ts";
import type { NativeProps } from "../rootProps.ts";
import type { Tone } from "../states.ts";
import * as css from "./ConfirmDialog.css.ts";

export interface ConfirmDialogProps extends NativeProps<"div", "title" | "role" | "children"> {
  /** Whether the dialog is open. */
  open: boolean;
  /** The user cancelled, or the confirmed action is done. */
  onOpenChange: (open: boolean) => void;
  /** The action, as a short question or name. */
  title: string;
  /** The consequence, in a sentence. */
  description?: ReactNode;
  /** `danger` for an action that cannot be undone: the button that confirms it has that look. @default "neutral" */
  tone?: Extract<Tone, "neutral" | "danger">;
  /** Whether the confirmed action is in progress. @default false */
  pending?: boolean;
  /** The user confirmed. The dialog stays until `open` is false. */
  onConfirm: () => void;
  /** Texts of the component: its buttons. @default English */
  copy?: Copy<typeof confirmDialogCopy>;
}

/**
 * Asks for confirmation before an action that cannot easily be undone.
 *
 * @example
 * <ConfirmDialog
 *   title="Delete this chat?"
 *   open={open}
 *   onOpenChange={setOpen}
 *   onConfirm={deleteChat}
 * />
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    tone = "neutral",
    pending = false,
    onConfirm,
    copy: own,
    ...rest
  } = props;
  const copy = useCopy(confirmDialogCopy, own);
  return (
    <ModalFrame
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      role="alertdialog"
      described={description !== undefined}
      // Cancel comes first, so that pressing Enter by habit changes nothing.
      initialFocus={(content) => content.querySelector("button")}
    >
      <span className={handle} aria-hidden="true" />
      <Title className={titleLook.start}>{title}</Title>
      {description !== undefined && <Description className={descriptionLook}>{description}</Description>}
      <div className={css.actions}>
        <Button
          size="medium"
          onClick={() => {
            onOpenChange(false);
          }}
        >
          {copy.cancel}
        </Button>
        <Button
          variant={tone === "danger" ? "danger" : "primary"}
          size="medium"
          pending={pending}
          onClick={onConfirm}
        >
          {copy.confirm}
        </Button>
      </div>
    </ModalFrame>
  );
}
