import { MainLayout } from "@mimi/ui/main-layout";
import { useSnapshot } from "valtio";
import { authState } from "../../features/auth/auth.store.ts";
import { ModerationContainer } from "../../features/safety/moderation/ModerationContainer.tsx";
import { HeaderContainer } from "../../features/shell/frame/HeaderContainer.tsx";
import { NotFoundPage } from "./NotFoundPage.tsx";

/** The moderation page. For all other users the address does not exist. */
export function ModerationPage() {
  const { session } = useSnapshot(authState);
  const isKnown = session.kind === "visitor" || session.user !== null;
  const isModerator = session.kind === "signed-in" && session.user?.role === "moderator";
  if (isKnown && !isModerator) return <NotFoundPage />;
  return <MainLayout header={<HeaderContainer />}>{isModerator && <ModerationContainer />}</MainLayout>;
}
