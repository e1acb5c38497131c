import { BranchBar } from "@mimi/ui/branch-bar";
import { ChatScreen } from "@mimi/ui/screens/chat-screen";
import { useMessageActions } from "@mimi/ui/message";
import { Suspense, useDeferredValue } from "react";
import { useLocation, useSearch } from "wouter";
import { paths } from "../../../paths.ts";
import { openLogin } from "../../auth/auth.actions.ts";
import { reopenChat, startNewChat } from "../engine/open.actions.ts";
import * as handlers from "./chatHandlers.ts";
import { backHrefOf, contentOf, editingOf, originalOf } from "./chatView.ts";
import { Bars, NameQuestion, Panels } from "./lateParts.ts";
import { useChatView } from "./useChatView.ts";
import { useFindText } from "./useFindText.ts";
import { useOpenChat } from "./useOpenChat.ts";

interface ChatContainerProps {
  id: string;
  chatKey?: string;
  /** The user chose to see adult characters. */
  onAdultShow: () => void;
}

/** The page of a chat (product 5). */
export function ChatContainer({ id, chatKey, onAdultShow }: ChatContainerProps) {
  const [, navigate] = useLocation();
  // The app defers the path of the address. Without this, a turn of another chat would be searched in this one.
  useOpenChat({ id, chatKey, search: useDeferredValue(useSearch()), navigate });
  const { chat, view, status, parent, isSignedIn, personaName, has } = useChatView();
  const { turns, ...screen } = view;
  const ready = { turns, older: chat.older, newer: chat.newer, ...handlers.pageOfMessagesHandlers };
  const goTo = (key: string | null | undefined) => void (key && navigate(paths.chat(id, key)));
  return (
    <ChatScreen
      {...screen}
      {...handlers.turnHandlersOf(view.gone)}
      {...(isSignedIn && handlers.userHandlers)}
      {...(chat.chat && handlers.chatHandlers)}
      {...handlers.pageHandlers}
      actions={useMessageActions(handlers.actionHandlersOf(chat, view.gone, goTo))}
      backHref={backHrefOf(chat, id)}
      content={contentOf(status, ready, { onRetry: reopenChat, onAdultShow })}
      composer={{ ...screen.composer, ...handlers.composerOf({ chat, isSignedIn, personaName }) }}
      editing={editingOf(chat, handlers.editingOf(view.gone))}
      findText={useFindText(chat.target?.highlight)}
      onChatCreate={view.gone === undefined ? async () => goTo(await startNewChat()) : undefined}
      rail={{ ...screen.rail, onLogin: isSignedIn ? undefined : () => openLogin() }}
      find={
        <>
          {/* Not loaded on demand: it would move the messages down. */}
          {parent && <BranchBar original={originalOf(parent, id)} />}
          <Suspense>{has.bars && <Bars />}</Suspense>
        </>
      }
      note={<Suspense>{has.note && <NameQuestion />}</Suspense>}
    >
      <Suspense>{has.panels && <Panels onAdultShow={onAdultShow} />}</Suspense>
    </ChatScreen>
  );
}
