import { MainLayout } from "@mimi/ui/main-layout";
import { OwnCharactersContainer } from "../../features/character/own/OwnCharactersContainer.tsx";
import { HeaderContainer } from "../../features/shell/frame/HeaderContainer.tsx";

/** The user's own characters, with drafts and the bin. */
export function OwnCharactersPage() {
  return (
    <MainLayout header={<HeaderContainer />}>
      <OwnCharactersContainer />
    </MainLayout>
  );
}
