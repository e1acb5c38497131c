import { MainLayout } from "@mimi/ui/main-layout";
import { useEffect } from "react";
import { TakeDownContainer } from "../../features/safety/report/TakeDownContainer.tsx";
import { FooterContainer } from "../../features/shell/frame/FooterContainer.tsx";
import { HeaderContainer } from "../../features/shell/frame/HeaderContainer.tsx";
import { titleTexts } from "../../state/texts/en/titles.ts";
import { texts } from "../../state/texts/texts.ts";
import { showTitle } from "../../state/texts/title.actions.ts";

/** Asks for the removal of an intimate image (TAKE IT DOWN Act). */
export function TakeDownPage() {
  useEffect(() => showTitle(texts(titleTexts).takeDown), []);
  return (
    <MainLayout header={<HeaderContainer />} footer={<FooterContainer />}>
      <TakeDownContainer />
    </MainLayout>
  );
}
