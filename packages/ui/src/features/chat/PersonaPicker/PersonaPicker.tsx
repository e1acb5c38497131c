import { rootProps } from "../../../components/rootProps.ts";
import { useState } from "react";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { ConfirmDialog } from "../../../components/ConfirmDialog/ConfirmDialog.tsx";
import { Modal } from "../../../components/Modal/Modal.tsx";
import { PersonaPickerForm } from "./PersonaPickerForm.tsx";
import { PersonaPickerList } from "./PersonaPickerList.tsx";
import { personaPickerCopy } from "./PersonaPicker.copy.ts";
import type { Persona } from "./Persona.ts";
import type { PersonaPickerProps } from "./PersonaPickerProps.ts";

/**
 * Chooses the user's persona in a chat, or none.
 *
 * @example
 * <PersonaPicker open={open} onOpenChange={setOpen} list={list} onPersonaSelect={selectPersona} />
 */
export function PersonaPicker(props: PersonaPickerProps) {
  const { onDraftChange, onPersonaSave, onPersonaDelete } = props;
  // What cannot be saved is not written.
  const editing = onDraftChange && onPersonaSave && { onDraftChange, onPersonaSave };
  const draft = editing && props.draft;
  const copy = useCopy(personaPickerCopy, props.copy);
  const [personaToDelete, setPersonaToDelete] = useState<Persona>();
  const title = draft === undefined ? copy.title : draft.id === undefined ? copy.addTitle : copy.editTitle;
  return (
    <Modal
      {...rootProps(props)}
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={title}
      description={draft === undefined ? copy.description : undefined}
      width={480}
    >
      {editing === undefined || draft === undefined ? (
        <PersonaPickerList
          list={props.list}
          ownName={props.ownName}
          currentId={props.currentId}
          onPersonaSelect={props.onPersonaSelect}
          onDraftChange={editing?.onDraftChange}
          onDelete={onPersonaDelete && setPersonaToDelete}
          copy={copy}
        />
      ) : (
        <PersonaPickerForm {...editing} draft={draft} maxLengths={props.maxLengths} copy={copy} />
      )}
      {personaToDelete !== undefined && (
        <ConfirmDialog
          open
          onOpenChange={() => setPersonaToDelete(undefined)}
          title={copy.deleteTitle(personaToDelete.name)}
          description={copy.deleteBody}
          tone="danger"
          copy={{ cancel: copy.cancel, confirm: copy.deleteConfirm }}
          onConfirm={() => {
            onPersonaDelete?.(personaToDelete.id);
            setPersonaToDelete(undefined);
          }}
        />
      )}
    </Modal>
  );
}

export type { Persona, PersonaDraft } from "./Persona.ts";

export type { PersonaPickerProps } from "./PersonaPickerProps.ts";
