import { MainLayout } from "@mimi/ui/main-layout";
import type { StaticScreenProps } from "@mimi/ui/static-screen";
import { use, useEffect, useState } from "react";
import { HeaderContainer } from "../features/shell/HeaderContainer.tsx";
import { StaticContainer } from "../features/shell/StaticContainer.tsx";
import { loadProseFonts } from "../services/faces.ts";
import { services } from "../services/services.ts";
import { useIsHydrating } from "../state/useIsHydrating.ts";

/** A text that is only read, in the main layout (§2). */
export function StaticPage({ document }: { document: StaticScreenProps }) {
  // A page that the server rendered is painted already: then there is no reason to wait for its fonts.
  const [isServerRendered] = useState(useIsHydrating());
  if (!isServerRendered) use(loadProseFonts());
  useEffect(showSection, []);
  return (
    <MainLayout header={<HeaderContainer />}>
      <StaticContainer document={document} />
    </MainLayout>
  );
}

/** Scrolls to the section that the address names: the browser looked for it before the page was rendered. */
function showSection(): void {
  const { hash } = services().browser.address();
  // After Back the page is at its last scroll position already.
  if (hash.length > 1 && scrollY === 0) document.getElementById(hash.slice(1))?.scrollIntoView();
}
