import { loading } from "../../../state/resource.ts";
import { ChatScreen } from "@mimi/ui/chat-screen";
import { Suspense, useEffect, useState } from "react";
import { useSnapshot } from "valtio";
import { useLocation, useSearch } from "wouter";
import { paths } from "../../../paths.ts";
import { services } from "../../../services/services.ts";
import { connectionState } from "../../../state/connection.store.ts";
import { preferencesState } from "../../../state/preferences.store.ts";
import { contentFilterState } from "../../../state/contentFilter.store.ts";
import { showTitle } from "../../../state/title.actions.ts";
import { useDeferredReady } from "../../../state/useDeferredReady.ts";
import { openLogin } from "../../auth/auth.actions.ts";
import { authState } from "../../auth/auth.store.ts";
import { chatState } from "../engine/chat.store.ts";
import { chatView, conversationOf, editingOf } from "./chatView.ts";
import { lazyWithRetry } from "../../../state/lazyWithRetry.ts";
import * as commands from "../engine/commands.ts";
import { systemMessagesState } from "../engine/systemMessages.store.ts";
import {
  closeChat,
  reloadForContentFilter,
  openChat,
  reopenChat,
  startNewChat,
} from "../engine/open.actions.ts";
import { panelState } from "../panels/panel.store.ts";
import { personaState } from "../panels/persona.store.ts";
import { personaIdOf, personaNameOf } from "../panels/personaView.ts";
import { useStreamingMessage } from "./useStreamingMessage.ts";

const Panels = lazyWithRetry(async () => (await import("../panels/PanelsContainer.tsx")).PanelsContainer);
const Break = lazyWithRetry(async () => (await import("../panels/BreakContainer.tsx")).BreakContainer);
const Find = lazyWithRetry(async () => (await import("../panels/FindContainer.tsx")).FindContainer);

interface ChatContainerProps {
  /** The character's id. */
  id: string;
  chatKey?: string;
  /** The user asked for adult characters. */
  onShowAdult: () => void;
}

/** A conversation (product 5). */
export function ChatContainer({ id, chatKey, onShowAdult }: ChatContainerProps) {
  useChatOf({ id, chatKey });
  const chat = useSnapshot(chatState);
  const stage = useDeferredReady(chat.stage, loading);
  const live = useStreamingMessage();
  const house = useSnapshot(systemMessagesState);
  const { chosen, list } = useSnapshot(personaState);
  const { breaks: wantsBreaks } = useSnapshot(preferencesState).chosen;
  const { open, finding } = useSnapshot(panelState);
  const [panelsWanted, setPanelsWanted] = useState(false);
  if (open !== null && !panelsWanted) setPanelsWanted(true);
  const { online: isOnline } = useSnapshot(connectionState);
  const { session } = useSnapshot(authState);
  const { discreet, round } = useSnapshot(contentFilterState);
  useEffect(reloadForContentFilter, [round]);
  const [, navigate] = useLocation();
  const now = services().browser.now();
  const { turns, composer, ...view } = chatView(chat, { live, house, session, isOnline, discreet, now });
  const isMember = session.kind === "signed-in";
  const goTo = (key: string | null | undefined) => void (key && navigate(paths.chat(id, key)));
  return (
    <ChatScreen
      {...view}
      {...commands.onTurns}
      {...(isMember && commands.onOwn)}
      {...(chat.chat && commands.onChat)}
      {...commands.onPage}
      backHref={paths.detail(id)}
      conversation={conversationOf(stage, { ...pagesOf(chat), turns }, { onRetry: reopenChat, onShowAdult })}
      composer={{
        ...composer,
        ...commands.composing,
        persona: isMember
          ? { name: personaNameOf(personaIdOf(chat, chosen), list), onChange: commands.onOwn.onPersona }
          : undefined,
        suggestions: chat.chat ? { state: chat.suggestions, ...commands.suggesting } : undefined,
      }}
      editing={editingOf(chat, commands.editing)}
      found={chat.found ?? undefined}
      onNewChat={async () => goTo(await startNewChat())}
      rail={{ ...view.rail, onLogIn: isMember ? undefined : () => openLogin() }}
      onBranch={async (turn) => goTo(await commands.branch(turn))}
      find={
        <Suspense>
          {wantsBreaks && <Break />}
          {finding && <Find />}
        </Suspense>
      }
    >
      <Suspense>{panelsWanted && <Panels onShowAdult={onShowAdult} />}</Suspense>
    </ChatScreen>
  );
}

const pagesOf = ({ older, newer }: Pick<typeof chatState, "older" | "newer">) => ({
  older,
  newer,
  ...commands.paging,
});

/** Keeps the conversation that is open the one of the address, and the address the one of the conversation. */
function useChatOf({ id, chatKey }: Pick<ChatContainerProps, "id" | "chatKey">): void {
  const { chat, character, stage } = useSnapshot(chatState);
  const key = chat?.chat_key;
  const [, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch());
  const greeting = Number(asked.get("greeting") ?? 0);
  const turn = asked.get("turn");
  useEffect(() => void openChat(id, chatKey, greeting), [id, chatKey, greeting]);
  useEffect(() => closeChat, [id]);
  useEffect(() => commands.watchChat(), [id, chatKey]);
  useEffect(() => showTitle(character?.name), [character]);
  // Once the conversation exists its address says so: a reload comes back to it.
  useEffect(() => {
    // When it is the address that changed, the conversation of before is closed by now and has no say in it.
    const isOpen = key && key === chatState.chat?.chat_key;
    if (isOpen && key !== chatKey) navigate(paths.chat(id, key), { replace: true });
  }, [key, chatKey, id, navigate]);
  useEffect(() => {
    if (turn === null || stage.kind !== "ready" || chatState.stage.kind !== "ready") return;
    commands.goToMessage(turn);
    // It was gone to: the address is that of the conversation again, and may ask for the same turn once more.
    navigate(paths.chat(id, chatKey), { replace: true });
  }, [turn, stage, id, chatKey, navigate]);
}
