import { useState } from "react";
import { ConfirmDialog } from "../../../components/ConfirmDialog/ConfirmDialog.tsx";
import { Modal } from "../../../components/Modal/Modal.tsx";
import { PersonaPickerForm } from "./PersonaPickerForm.tsx";
import { PersonaPickerList } from "./PersonaPickerList.tsx";
import { personaPickerCopy } from "./PersonaPicker.copy.ts";
import type { PersonaPickerCopy } from "./PersonaPicker.copy.ts";
import type { Persona, PersonaDraft } from "./Persona.ts";

/** Where the reader's personas stand. */
export type PersonaList =
  | { kind: "loading" }
  | { kind: "failed"; onRetry: () => void }
  | { kind: "ready"; personas: readonly Persona[] };

export interface PersonaPickerProps {
  /** Whether it is showing. */
  open: boolean;
  /** The user opened or closed it. */
  onOpenChange: (open: boolean) => void;
  /** The personas, or where their loading stands. */
  list: PersonaList;
  /** The reader's own name, under which they speak without a persona. */
  ownName: string;
  /** Who they are in this chat. Absent: themselves. */
  currentId?: string;
  /** The reader chose a persona, or (undefined) to be themselves. */
  onChoose: (personaId: string | undefined) => void;
  /** What is being written; its form takes the place of the list. */
  draft?: PersonaDraft;
  /** The reader begins a persona, changes what they write, or (undefined) gives it up. */
  onDraftChange: (draft: PersonaDraft | undefined) => void;
  /** Called with a name that is not empty. */
  onSave: (draft: PersonaDraft) => void;
  /** Confirmed by the reader. */
  onDelete: (personaId: string) => void;
  /** The most characters that a name may have. @default 40 */
  nameLimit?: number;
  /** The most characters that a description may have. @default 728 */
  descriptionLimit?: number;
  /** Its words. @default English */
  copy?: PersonaPickerCopy;
}

/** Who the reader is in a chat: themselves, or a persona that they made. */
export function PersonaPicker(props: PersonaPickerProps) {
  const { draft, copy = personaPickerCopy } = props;
  const [doomed, setDoomed] = useState<Persona>();
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
        <PersonaPickerList {...props} onDelete={setDoomed} copy={copy} />
      ) : (
        <PersonaPickerForm {...props} draft={draft} copy={copy} />
      )}
      {doomed !== undefined && (
        <ConfirmDialog
          open
          onOpenChange={() => setDoomed(undefined)}
          title={copy.deleteTitle(doomed.name)}
          description={copy.deleteBody}
          confirmLabel={copy.deleteConfirm}
          cancelLabel={copy.cancel}
          onConfirm={() => {
            props.onDelete(doomed.id);
            setDoomed(undefined);
          }}
        />
      )}
    </Modal>
  );
}

export type { Persona, PersonaDraft } from "./Persona.ts";
