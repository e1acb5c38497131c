import { MainLayout } from "@mimi/ui/main-layout";
import { HeaderContainer } from "../../features/shell/frame/HeaderContainer.tsx";
import { importOrToast, lazyWithRetry } from "../../state/rendering/lazyWithRetry.ts";

// A chunk of its own: otherwise home would load the names of its thirty files.
const Chats = lazyWithRetry(
  async () => (await import("../../features/chat/chats/ChatsScreenContainer.tsx")).ChatsScreenContainer,
);

/** All chats of the user. */
export function ChatsPage() {
  return (
    <MainLayout header={<HeaderContainer />}>
      <Chats onAdultShow={showAdult} />
    </MainLayout>
  );
}

const loadAdult = () => import("../../features/safety/adult/adult.actions.ts");
const showAdult = async () => (await importOrToast(loadAdult))?.chooseAdult(true);
