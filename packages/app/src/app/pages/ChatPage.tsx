import { ChatContainer } from "../../features/chat/view/ChatContainer.tsx";
import { showCharacter } from "../../features/chat/engine/open.actions.ts";
import { importOrToast } from "../../state/rendering/lazyWithRetry.ts";
import { characterForVisitors } from "./characterForVisitors.ts";
import type { PageComponent, PageProps } from "./PageComponent.ts";

/** The page of a chat, without the main layout. */
export function ChatPage({ id = "", chatKey }: PageProps) {
  return <ChatContainer id={id} chatKey={chatKey} onAdultShow={showAdult} />;
}

ChatPage.hydrate = (([answer], { params: { id = "", chatKey } }) => {
  showCharacter(id, characterForVisitors(answer), chatKey);
}) satisfies PageComponent["hydrate"];

const loadAdult = () => import("../../features/safety/adult/adult.actions.ts");
const showAdult = async () => (await importOrToast(loadAdult))?.chooseAdult(true);
