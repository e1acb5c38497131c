import { PERSONA_DESCRIPTION_MAX, PERSONA_NAME_MAX } from "@mimi/contract";
import { PersonaPicker } from "@mimi/ui/persona-picker";
import { useEffect } from "react";
import { useSnapshot } from "valtio";
import { authState } from "../../auth/auth.store.ts";
import { userNameOf } from "../../auth/userNameOf.ts";
import { chatState } from "../engine/chat.store.ts";
import { showPanel } from "./panel.actions.ts";
import { panelState } from "./panel.store.ts";
import * as act from "./persona.actions.ts";
import { personaState } from "./persona.store.ts";
import { personaIdOf, personaListOf } from "./personaView.ts";

/** Who the reader is in the conversation. */
export function PersonaContainer() {
  const open = useSnapshot(panelState).open === "persona";
  const personas = useSnapshot(personaState);
  const { session } = useSnapshot(authState);
  const chat = useSnapshot(chatState);
  useEffect(() => void (open && act.loadPersonas()), [open]);
  return (
    <PersonaPicker
      open={open}
      onOpenChange={(wanted) => showPanel(wanted ? "persona" : null)}
      list={personaListOf(personas.list, () => void act.loadPersonas())}
      ownName={userNameOf(session)}
      currentId={personaIdOf(chat, personas.chosen) ?? undefined}
      draft={personas.draft ?? undefined}
      nameLimit={PERSONA_NAME_MAX}
      descriptionLimit={PERSONA_DESCRIPTION_MAX}
      {...actions}
    />
  );
}

const actions = {
  onChoose: act.choosePersona,
  onDraftChange: act.draftPersona,
  onSave: (draft: Parameters<typeof act.keepPersona>[0]) => void act.keepPersona(draft),
  onDelete: (persona: string) => void act.dropPersona(persona),
};
