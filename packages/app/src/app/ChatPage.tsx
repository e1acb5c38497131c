import { ChatContainer } from "../features/chat/ChatContainer.tsx";
import type { PageProps } from "./pages.ts";

/** A conversation, outside of the main layout. */
export function ChatPage({ id = "", chatKey }: PageProps) {
  return <ChatContainer id={id} chatKey={chatKey} />;
}
