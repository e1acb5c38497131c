import { useState } from "react";
import { useSnapshot } from "valtio";
import { isOnThisComputer } from "../../../services/browser/outsideAddress.ts";
import { services } from "../../../services/services.ts";
import { connectionState } from "../../../state/remote/connection.store.ts";
import { contentFilterState } from "../../../state/preferences/contentFilter.store.ts";
import { loading } from "../../../state/remote/resource.ts";
import { useDeferredReady } from "../../../state/rendering/useDeferredReady.ts";
import { useIsHydrating, useNow } from "../../../state/rendering/useIsHydrating.ts";
import { authState } from "../../auth/auth.store.ts";
import { unsentFormsState } from "../../auth/unsentForms.store.ts";
import { chatState } from "../engine/chat.store.ts";
import { notesKey } from "../engine/draft.actions.ts";
import { personaState } from "../panels/persona.store.ts";
import { personaIdOf, personaNameOf } from "../panels/personaView.ts";
import { systemMessagesState } from "../systemMessages/systemMessages.store.ts";
import { namingState } from "../welcome/naming.store.ts";
import { namingOf } from "../welcome/namingView.ts";
import { chatView, statusOf } from "./chatView.ts";
import { useStreamingMessage } from "./useStreamingMessage.ts";

/** What the screen shows, from the stores. */
export function useChatView() {
  const chat = useSnapshot(chatState);
  const streaming = useStreamingMessage();
  const systemMessages = useSnapshot(systemMessagesState);
  const { list } = useSnapshot(personaState);
  const { online } = useSnapshot(connectionState);
  const isHydrating = useIsHydrating();
  const isOnline = isHydrating || online;
  const isOperator = !isHydrating && isOnThisComputer(services().browser.address());
  const { demoModel: isDemo } = services().config();
  const { session } = useSnapshot(authState);
  const { discreet } = useSnapshot(contentFilterState);
  const naming = useSnapshot(namingState);
  const { forms } = useSnapshot(unsentFormsState);
  const now = useNow();
  const status = useDeferredReady(statusOf(chat, session), loading);
  return {
    chat,
    status,
    /** The chat that this branch comes from, once its messages are shown. */
    parent: status.kind === "ready" ? chat.chat?.parent : undefined,
    isSignedIn: session.kind === "signed-in",
    personaName: personaNameOf(personaIdOf(chat), list),
    /** Which parts that are loaded on demand are mounted. */
    has: {
      /** A panel stays mounted after it was open, so that it can fade out. */
      panels: useWasTrue(chat.panel !== null),
      bars: !isHydrating && status.kind === "ready",
      /** The question for the name stays mounted after it was answered, so that the answer is confirmed. */
      note: useWasTrue(namingOf(chat, session, naming) !== null),
    },
    view: {
      ...chatView(chat, { streaming, systemMessages, session, isOnline, isDemo, isOperator, discreet, now }),
      noteDrafts: forms[notesKey(chat.chatKey)] ?? noNotes,
      found: chat.target ?? undefined,
      openAt: chat.openAt ?? undefined,
    },
  };
}

const noNotes = {};

/** Whether a condition is or was true. */
function useWasTrue(condition: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(condition);
  if (condition && !wasTrue) setWasTrue(true);
  return wasTrue || condition;
}
