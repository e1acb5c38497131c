import { PERSONA_DESCRIPTION_MAX, PERSONA_NAME_MAX } from "@mimi/contract";
import { PersonaPicker, type PersonaPickerProps } from "@mimi/ui/persona-picker";
import { useEffect } from "react";
import { type Snapshot, useSnapshot } from "valtio";
import { loadable } from "../../../state/remote/loadable.ts";
import { authState, chosenNameOf } from "../../auth/auth.store.ts";
import { showPanel } from "../engine/open.actions.ts";
import { chatState } from "../engine/chat.store.ts";
import * as act from "./persona.actions.ts";
import { type PersonaState, personaState } from "./persona.store.ts";
import { personaIdOf } from "./personaView.ts";

/** The panel of personas. */
export function PersonaContainer() {
  const personas = useSnapshot(personaState);
  const { session } = useSnapshot(authState);
  const chat = useSnapshot(chatState);
  const open = chat.panel === "persona";
  useEffect(() => void (open && act.loadPersonas()), [open]);
  return (
    <PersonaPicker
      open={open}
      onOpenChange={(isOpen) => showPanel(isOpen ? "persona" : null)}
      list={listOf(personas.list)}
      ownName={chosenNameOf(session)}
      currentId={personaIdOf(chat) ?? undefined}
      draft={personas.draft ?? undefined}
      maxLengths={maxLengths}
      {...actions}
    />
  );
}

const maxLengths = { name: PERSONA_NAME_MAX, description: PERSONA_DESCRIPTION_MAX };

const actions = {
  onPersonaSelect: act.choosePersona,
  onDraftChange: act.draftPersona,
  onPersonaSave: (draft: Parameters<typeof act.savePersonaDraft>[0]) => void act.savePersonaDraft(draft),
  onPersonaDelete: (persona: string) => void act.removePersona(persona),
};

function listOf(list: Snapshot<PersonaState>["list"]): PersonaPickerProps["list"] {
  return loadable(list, act.loadPersonas, ({ value }) =>
    value.map(({ avatar, ...persona }) => ({ ...persona, avatar: avatar ?? undefined })),
  );
}
