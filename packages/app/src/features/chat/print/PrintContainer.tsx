import { ChatPrint } from "@mimi/ui/chat-print";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useSnapshot } from "valtio";
import { browserKeys } from "../../../services/browser/browserKeys.ts";
import { services } from "../../../services/services.ts";
import { contentFilterState } from "../../../state/preferences/contentFilter.store.ts";
import { dayOf } from "../../../state/texts/dates.ts";
import { discreetName } from "../../../state/texts/discreetName.ts";
import { authState, userNameOf } from "../../auth/auth.store.ts";
import { chatState, streamingState } from "../engine/chat.store.ts";
import { greetingsOf } from "../engine/messages.ts";
import { personaState } from "../panels/persona.store.ts";
import { personaIdOf, personaNameOf } from "../panels/personaView.ts";
import { endPrint } from "./print.actions.ts";
import { printState } from "./print.store.ts";
import { printEntries } from "./printView.ts";

/**
 * What is printed of a chat: all of it by the chat's menu and by the keys; what is loaded by the menu of the browser, which
 * waits for nothing.
 */
export function PrintContainer() {
  const { whole } = useSnapshot(printState);
  const [isPrinting, setPrinting] = useState(false);
  useEffect(
    () =>
      browserKeys().onPrint({
        // The browser prints what is there when this returns.
        before: () => printState.whole === null && flushSync(() => setPrinting(true)),
        after: () => {
          setPrinting(false);
          endPrint();
        },
      }),
    [],
  );
  useEffect(() => (whole === null ? undefined : browserKeys().print()), [whole]);
  return whole !== null || isPrinting ? <Print /> : null;
}

function Print() {
  const { whole } = useSnapshot(printState);
  const chat = useSnapshot(chatState);
  const { list } = useSnapshot(personaState);
  const { session } = useSnapshot(authState);
  const { discreet } = useSnapshot(contentFilterState);
  const { character, chatKey, greetingIndex, messages, older, newer } = chat;
  if (character === null) return null;
  const now = services().browser.now();
  const greeting = chat.chat
    ? undefined
    : greetingsOf(character, { userName: userNameOf(session), chatKey, now })[greetingIndex];
  const isPartial = whole === null && (older !== "none" || newer !== "none");
  return (
    <ChatPrint
      characterName={discreetName(character.chat_name || character.name, discreet)}
      userName={personaNameOf(personaIdOf(chat), list)}
      title={chat.chat?.title || undefined}
      date={dayOf(now.toISOString())}
      partialKeys={isPartial ? browserKeys().keyName("P") : undefined}
      entries={[
        ...(greeting === undefined
          ? []
          : [{ kind: "message", id: "greeting", from: "character", text: greeting } as const]),
        ...printEntries(whole ?? messages, streamingState),
      ]}
    />
  );
}
