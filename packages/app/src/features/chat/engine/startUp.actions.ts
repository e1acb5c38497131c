import { services } from "../../../services/services.ts";
import { loadSurroundings } from "./sidebar.actions.ts";
import { forgetUndo, undo } from "./change.actions.ts";
import { chatState } from "./chat.store.ts";
import { VISITOR } from "./draft.actions.ts";
import { watchElsewhere } from "./tabSync.actions.ts";
import { goOnWriting } from "./history.actions.ts";
import { readyHelp } from "./systemMessages.actions.ts";
import { knowPersona } from "../panels/persona.actions.ts";
import { lookForRevision } from "./revisionOffer.actions.ts";
import { sendWantedDraft } from "./send.actions.ts";
import { countTimeHere } from "./sessionTimer.actions.ts";

/** A conversation shows: goes on with what was under way in it, and fetches what stands around it. */
export function attend(): void {
  const { writer, characterId, stage } = chatState;
  // It may have been left while this code was on its way.
  if (stage.kind !== "ready") return;
  void goOnWriting().then(sendWantedDraft);
  if (writer === VISITOR) return;
  readyHelp();
  void loadSurroundings(characterId);
  void knowPersona();
  void lookForRevision();
}

/** Listens for what concerns the conversation that shows. Answers with the way to stop. */
export function watchChat(): () => void {
  const ends = [watchElsewhere(), services().browser.onUndo(() => void undo()), countTimeHere(), forgetUndo];
  return () => {
    for (const end of ends) end();
  };
}
