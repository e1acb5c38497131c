import { listIndex, listTop } from "@mimi/contract";
import { MainLayout } from "@mimi/ui/main-layout";
import { HomeContainer } from "../../features/character/home/HomeContainer.tsx";
import { showHome } from "../../features/character/home/home.actions.ts";
import { pageSizeOf } from "../../features/character/listingRules.ts";
import { FooterContainer } from "../../features/shell/frame/FooterContainer.tsx";
import { HeaderContainer } from "../../features/shell/frame/HeaderContainer.tsx";
import { dataOf } from "../../services/api/call.ts";
import type { PageComponent } from "./PageComponent.ts";

/** The first page in the main layout. */
export function HomePage() {
  return (
    <MainLayout header={<HeaderContainer />} footer={<FooterContainer />}>
      <HomeContainer />
    </MainLayout>
  );
}

HomePage.hydrate = (([top, index], { isPhone }) =>
  showHome(
    dataOf(listTop, top),
    dataOf(listIndex, index),
    pageSizeOf(isPhone),
  )) satisfies PageComponent["hydrate"];
