import { MainLayout } from "@mimi/ui/main-layout";
import { StaticScreen, type StaticScreenProps } from "@mimi/ui/screens/static-screen";
import { use, useEffect, useState } from "react";
import { FooterContainer } from "../../features/shell/frame/FooterContainer.tsx";
import { HeaderContainer } from "../../features/shell/frame/HeaderContainer.tsx";
import { loadProseFonts } from "../../services/fonts/proseFonts.ts";
import { services } from "../../services/services.ts";
import { showTitle } from "../../state/texts/title.actions.ts";
import { useIsHydrating } from "../../state/rendering/useIsHydrating.ts";

/** A page of text in the main layout (§2). */
export function StaticPage({ document }: { document: StaticScreenProps }) {
  // A page that the server rendered is painted already, so it does not wait for its fonts.
  const [isServerRendered] = useState(useIsHydrating());
  if (!isServerRendered) use(loadProseFonts());
  const { title } = document;
  useEffect(() => showTitle(title), [title]);
  useEffect(scrollToSection, []);
  return (
    <MainLayout header={<HeaderContainer />} footer={<FooterContainer />}>
      <StaticScreen {...document} />
    </MainLayout>
  );
}

/** Scrolls to the section in the address: the browser looked for it before the page was rendered. */
function scrollToSection(): void {
  const { hash } = services().browser.address();
  // After Back the page is at its last scroll position already.
  if (hash.length > 1 && scrollY === 0) document.getElementById(hash.slice(1))?.scrollIntoView();
}
