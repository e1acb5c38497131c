import { ChatContainer } from "../features/chat/ChatContainer.tsx";
import { withCode } from "../state/code.actions.ts";
import type { PageProps } from "./pages.ts";

/** A conversation, outside of the main layout. */
export function ChatPage({ id = "", chatKey }: PageProps) {
  return <ChatContainer id={id} chatKey={chatKey} onShowAdult={showAdult} />;
}

// Hardly any conversation needs it.
const adult = () => import("../features/safety/adult.actions.ts");
const showAdult = () => void withCode(adult, ({ chooseAdult }) => chooseAdult(true));
