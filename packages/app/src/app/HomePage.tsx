import { MainLayout } from "@mimi/ui/main-layout";
import { HomeContainer } from "../features/character/HomeContainer.tsx";
import { HeaderContainer } from "../features/shell/HeaderContainer.tsx";

/** The first page in the main layout. */
export function HomePage() {
  return (
    <MainLayout header={<HeaderContainer />}>
      <HomeContainer />
    </MainLayout>
  );
}
