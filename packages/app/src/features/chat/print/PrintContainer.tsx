import { ChatPrint } from "@mimi/ui/chat-print";
import { useSnapshot } from "valtio";
import { browserKeys } from "../../../services/browser/browserKeys.ts";
import { services } from "../../../services/services.ts";
import { contentFilterState } from "../../../state/preferences/contentFilter.store.ts";
import { dayOf } from "../../../state/texts/dates.ts";
import { discreetName } from "../../../state/texts/discreetName.ts";
import { authState, userNameOf } from "../../auth/auth.store.ts";
import { chatState, streamingState } from "../engine/chat.store.ts";
import { personaState } from "../panels/persona.store.ts";
import { personaIdOf, personaNameOf } from "../panels/personaView.ts";
import { printState } from "./print.store.ts";
import { greetingEntries, printEntries } from "./printView.ts";
import { useIsPrinting } from "./useIsPrinting.ts";
import { shownChatName } from "../../../state/texts/shownName.ts";

/**
 * What is printed of a chat: all of it by the chat's menu and by the keys; what is loaded by the menu of the browser, which
 * waits for nothing.
 */
export function PrintContainer() {
  return useIsPrinting() ? <Print /> : null;
}

function Print() {
  const { whole } = useSnapshot(printState);
  const chat = useSnapshot(chatState);
  const { list } = useSnapshot(personaState);
  const { session } = useSnapshot(authState);
  const { discreet } = useSnapshot(contentFilterState);
  const { character, messages, older, newer } = chat;
  if (character === null) return null;
  const now = services().browser.now();
  const isPartial = whole === null && (older !== "none" || newer !== "none");
  return (
    <ChatPrint
      characterName={discreetName(shownChatName(character), discreet)}
      userName={personaNameOf(personaIdOf(chat), list)}
      title={chat.chat?.title || undefined}
      date={dayOf(now.toISOString())}
      partialKeys={isPartial ? browserKeys().keyName("P") : undefined}
      entries={[
        ...greetingEntries(chat, userNameOf(session), now),
        ...printEntries(whole ?? messages, streamingState),
      ]}
    />
  );
}
