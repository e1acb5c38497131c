import { services } from "../../../services/services.ts";
import { loadSidebar } from "./sidebar.actions.ts";
import { clearUndo, undo } from "./change.actions.ts";
import { chatState } from "./chat.store.ts";
import { VISITOR } from "./draft.actions.ts";
import { watchOtherTabs } from "./tabSync.actions.ts";
import { resumePending } from "./history.actions.ts";
import { prepareHelpLines } from "./systemMessages.actions.ts";
import { loadChosenPersona } from "../panels/persona.actions.ts";
import { checkForRevision } from "./revisionOffer.actions.ts";
import { sendDraftWhenReady } from "./send.actions.ts";
import { startSessionTimer } from "./sessionTimer.actions.ts";

/** A conversation shows: goes on with what was under way in it, and fetches what stands around it. */
export function startChat(): void {
  const { writer, characterId, stage } = chatState;
  // It may have been left while this code was on its way.
  if (stage.kind !== "ready") return;
  void resumePending().then(sendDraftWhenReady);
  if (writer === VISITOR) return;
  prepareHelpLines();
  void loadSidebar(characterId);
  void loadChosenPersona();
  void checkForRevision();
}

/** Listens for what concerns the conversation that shows. Answers with the way to stop. */
export function watchChat(): () => void {
  const ends = [
    watchOtherTabs(),
    services().browser.onUndo(() => void undo()),
    startSessionTimer(),
    clearUndo,
  ];
  return () => {
    for (const end of ends) end();
  };
}
