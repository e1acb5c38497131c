import type { ReactNode } from "react";
import { ConfirmDialog } from "../../../../components/ConfirmDialog/ConfirmDialog.tsx";
import { Modal } from "../../../../components/Modal/Modal.tsx";
import type { CharacterFormScreenCopy } from "../CharacterFormScreen.copy.ts";
import type { FormQuestion } from "../CharacterFormScreenProps.ts";

interface CharacterFormOverlaysProps {
  /** A confirmation over the form. */
  question?: FormQuestion;
  /** The character's name. */
  name: string;
  /** The preview, where there is no space beside the form. */
  preview?: ReactNode;
  onAnswer: (confirmed: boolean) => void;
  onPreviewClose: () => void;
  copy: CharacterFormScreenCopy;
}

/** The dialogs over the form. */
export function CharacterFormOverlays(props: CharacterFormOverlaysProps) {
  const { question, name, preview, onAnswer, copy } = props;
  const texts =
    question?.kind === "delete" ? { ...copy.removal, title: copy.removal.title(name) } : copy.leave;
  return (
    <>
      <ConfirmDialog
        open={question !== undefined}
        onOpenChange={(open) => {
          if (!open) onAnswer(false);
        }}
        title={texts.title}
        description={texts.text}
        copy={{ cancel: texts.cancel, confirm: texts.confirm }}
        pending={question?.kind === "delete" && question.pending}
        onConfirm={() => onAnswer(true)}
      />
      <Modal
        open={preview !== undefined}
        title={copy.preview}
        onOpenChange={(open) => {
          if (!open) props.onPreviewClose();
        }}
      >
        {preview}
      </Modal>
    </>
  );
}
