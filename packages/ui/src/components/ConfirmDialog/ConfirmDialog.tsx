import { Description, Title } from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import { Button } from "../Button/Button.tsx";
import { description as descriptionLook, handle, title as titleLook } from "../Modal/Modal.css.ts";
import { ModalFrame } from "../Modal/ModalFrame.tsx";
import { confirmDialogCopy } from "./ConfirmDialog.copy.ts";
import * as css from "./ConfirmDialog.css.ts";

export interface ConfirmDialogProps {
  /** Whether it is showing. */
  open: boolean;
  /** The user decided against it, or confirmed and it is done. */
  onOpenChange: (open: boolean) => void;
  /** What is about to happen, as a short question or name. */
  title: string;
  /** What will follow from it, in a sentence. */
  description?: ReactNode;
  /** Says yes. @default "Confirm" */
  confirmLabel?: string;
  /** Says no. @default "Cancel" */
  cancelLabel?: string;
  /** Whether what was confirmed is under way. @default false */
  confirming?: boolean;
  /** The user confirmed. The dialog stays until `open` is false. */
  onConfirm: () => void;
}

/** Asks once more before something that cannot simply be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, description, confirming = false } = props;
  return (
    <ModalFrame
      open={open}
      onOpenChange={onOpenChange}
      role="alertdialog"
      described={description !== undefined}
      // The harmless answer comes first, so that a press of Enter by habit changes nothing.
      initialFocus={(content) => content.querySelector("button")}
    >
      <span className={handle} aria-hidden="true" />
      <Title className={titleLook.start}>{props.title}</Title>
      {description !== undefined && <Description className={descriptionLook}>{description}</Description>}
      <div className={css.actions}>
        <Button
          size="touch"
          onPress={() => {
            onOpenChange(false);
          }}
        >
          {props.cancelLabel ?? confirmDialogCopy.cancel}
        </Button>
        <Button variant="primary" size="touch" loading={confirming} onPress={props.onConfirm}>
          {props.confirmLabel ?? confirmDialogCopy.confirm}
        </Button>
      </div>
    </ModalFrame>
  );
}
