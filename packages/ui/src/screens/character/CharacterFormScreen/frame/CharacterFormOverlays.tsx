import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "../../../../components/ConfirmDialog/ConfirmDialog.tsx";
import { Button } from "../../../../components/Button/Button.tsx";
import { Modal } from "../../../../components/Modal/Modal.tsx";
import { RadioGroup } from "../../../../components/RadioGroup/RadioGroup.tsx";
import type { CharacterFields } from "../CharacterFields.ts";
import { optionsOf } from "../fields/optionsOf.ts";
import * as css from "../CharacterFormScreen.css.ts";
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
  /** Who can find the character, asked before it is published for the first time. Absent: not asked. */
  visibility?: CharacterFields["visibility"];
  onVisibilityChoose: (visibility: CharacterFields["visibility"]) => void;
  onVisibilityClose: () => void;
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
        tone={question?.kind === "delete" ? "danger" : "neutral"}
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
      {props.visibility !== undefined && (
        <VisibilityQuestion
          name={name}
          visibility={props.visibility}
          onVisibilityChoose={props.onVisibilityChoose}
          onVisibilityClose={props.onVisibilityClose}
          copy={copy}
        />
      )}
    </>
  );
}

interface VisibilityQuestionProps
  extends Pick<CharacterFormOverlaysProps, "name" | "onVisibilityChoose" | "onVisibilityClose" | "copy"> {
  visibility: CharacterFields["visibility"];
}

/** Who can find the character. What the form says is chosen first. */
function VisibilityQuestion(props: VisibilityQuestionProps) {
  const { name, copy } = props;
  const [chosen, setChosen] = useState(props.visibility);
  return (
    <Modal
      open
      title={copy.publishing.title(name)}
      description={copy.publishing.text}
      onOpenChange={(open) => {
        if (!open) props.onVisibilityClose();
      }}
    >
      <div className={css.stack}>
        <RadioGroup
          label={copy.visibility}
          labelHidden
          options={optionsOf(copy.visibilities)}
          value={chosen}
          onValueChange={setChosen}
        />
        <Button variant="primary" size="medium" fullWidth onClick={() => props.onVisibilityChoose(chosen)}>
          {copy.publishing.confirm[chosen]}
        </Button>
      </div>
    </Modal>
  );
}
