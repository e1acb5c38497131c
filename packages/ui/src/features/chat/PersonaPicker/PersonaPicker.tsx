import { useState } from "react";
import { ConfirmDialog } from "../../../components/ConfirmDialog/ConfirmDialog.tsx";
import { Modal } from "../../../components/Modal/Modal.tsx";
import { PersonaPickerForm } from "./PersonaPickerForm.tsx";
import { PersonaPickerList } from "./PersonaPickerList.tsx";
import { personaPickerCopy } from "./PersonaPicker.copy.ts";
import type { PersonaPickerCopy } from "./PersonaPicker.copy.ts";
import type { Persona, PersonaDraft } from "./Persona.ts";

/** State of the user's personas. */
export type PersonaList =
  | { kind: "loading" }
  | { kind: "failed"; onRetry: () => void }
  | { kind: "ready"; personas: readonly Persona[] };

export interface PersonaPickerProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** The user opened or closed it. */
  onOpenChange: (open: boolean) => void;
  /** The personas, or their loading state. */
  list: PersonaList;
  /** The user's own name, used without a persona. */
  ownName: string;
  /** The selected persona. Absent: none. */
  currentId?: string;
  /** The user chose a persona, or (undefined) none. */
  onChoose: (personaId: string | undefined) => void;
  /** The persona that is being written; its form replaces the list. */
  draft?: PersonaDraft;
  /** The user starts a persona, types, or (undefined) cancels. */
  onDraftChange: (draft: PersonaDraft | undefined) => void;
  /** Called with a name that is not empty. */
  onSave: (draft: PersonaDraft) => void;
  /** The user confirmed the deletion. */
  onDelete: (personaId: string) => void;
  /** The most characters of a name. @default 40 */
  nameLimit?: number;
  /** The most characters of a description. @default 728 */
  descriptionLimit?: number;
  /** Texts of the component. @default English */
  copy?: PersonaPickerCopy;
}

/** Chooses the user's persona in a chat, or none. */
export function PersonaPicker(props: PersonaPickerProps) {
  const { draft, copy = personaPickerCopy } = props;
  const [personaToDelete, setPersonaToDelete] = useState<Persona>();
  const title = draft === undefined ? copy.title : draft.id === undefined ? copy.addTitle : copy.editTitle;
  return (
    <Modal
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={title}
      description={draft === undefined ? copy.description : undefined}
      width={480}
    >
      {draft === undefined ? (
        <PersonaPickerList {...props} onDelete={setPersonaToDelete} copy={copy} />
      ) : (
        <PersonaPickerForm {...props} draft={draft} copy={copy} />
      )}
      {personaToDelete !== undefined && (
        <ConfirmDialog
          open
          onOpenChange={() => setPersonaToDelete(undefined)}
          title={copy.deleteTitle(personaToDelete.name)}
          description={copy.deleteBody}
          confirmLabel={copy.deleteConfirm}
          cancelLabel={copy.cancel}
          onConfirm={() => {
            props.onDelete(personaToDelete.id);
            setPersonaToDelete(undefined);
          }}
        />
      )}
    </Modal>
  );
}

export type { Persona, PersonaDraft } from "./Persona.ts";
