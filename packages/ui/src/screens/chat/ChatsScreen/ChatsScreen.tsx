import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { MessageIcon } from "../../../components/Icon/MessageIcon.generated.ts";
import { ChatHistoryViews } from "../../../features/chat/ChatHistory/ChatHistoryViews.tsx";
import type { ChatListProps } from "../../../features/chat/ChatHistory/ChatHistoryProps.ts";
import { chatHistoryCopy } from "../../../features/chat/ChatHistory/ChatHistory.copy.ts";
import { chatsScreenCopy } from "./ChatsScreen.copy.ts";
import type { ChatsScreenCopy } from "./ChatsScreen.copy.ts";
import * as css from "./ChatsScreen.css.ts";

export interface ChatsScreenProps extends RootProps, ChatListProps {
  /** Whether a visitor sees the page: it says what is here after the login. @default false */
  isVisitor?: boolean;
  /** A visitor wants to log in. Absent: its control is not shown. */
  onLogin?: () => void;
  /** Texts of the component. @default English */
  copy?: Copy<ChatsScreenCopy>;
}

/** The page of all the user's chats. It is rendered in the main layout, which has the landmarks. */
export function ChatsScreen(props: ChatsScreenProps) {
  const { isVisitor = false, onLogin } = props;
  const copy = useCopy(chatsScreenCopy, props.copy);
  const listCopy = useCopy(chatHistoryCopy);
  return (
    <div {...rootProps(props, css.screen)}>
      <h1 tabIndex={-1} className={css.title}>
        {listCopy.title}
      </h1>
      {isVisitor ? (
        <EmptyState
          title={copy.visitor}
          illustration={<MessageIcon size={40} />}
          action={
            onLogin && (
              <Button variant="primary" size="medium" onClick={onLogin}>
                {copy.logIn}
              </Button>
            )
          }
        >
          {copy.visitorText}
        </EmptyState>
      ) : (
        <ChatHistoryViews lists={props} level={2} copy={listCopy} />
      )}
    </div>
  );
}
