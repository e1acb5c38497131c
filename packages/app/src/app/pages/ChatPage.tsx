import { ChatContainer } from "../../features/chat/view/ChatContainer.tsx";
import { importOrToast } from "../../state/rendering/lazyWithRetry.ts";
import type { PageProps } from "./PageComponent.ts";

/** The page of a chat, without the main layout. */
export function ChatPage({ id = "", chatKey }: PageProps) {
  return <ChatContainer id={id} chatKey={chatKey} onAdultShow={showAdult} />;
}

const loadAdult = () => import("../../features/safety/adult.actions.ts");
const showAdult = async () => (await importOrToast(loadAdult))?.chooseAdult(true);
