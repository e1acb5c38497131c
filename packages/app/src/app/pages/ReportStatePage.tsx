import { MainLayout } from "@mimi/ui/main-layout";
import { useEffect } from "react";
import { ReportStateContainer } from "../../features/safety/report/ReportStateContainer.tsx";
import { FooterContainer } from "../../features/shell/frame/FooterContainer.tsx";
import { HeaderContainer } from "../../features/shell/frame/HeaderContainer.tsx";
import { titleTexts } from "../../state/texts/en/titles.ts";
import { texts } from "../../state/texts/texts.ts";
import { showTitle } from "../../state/texts/title.actions.ts";

/** What has become of a report, for the person who has sent it. */
export function ReportStatePage() {
  useEffect(() => showTitle(texts(titleTexts).reportState), []);
  return (
    <MainLayout header={<HeaderContainer />} footer={<FooterContainer />}>
      <ReportStateContainer />
    </MainLayout>
  );
}
