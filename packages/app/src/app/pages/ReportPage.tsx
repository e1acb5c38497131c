import { MainLayout } from "@mimi/ui/main-layout";
import { useEffect } from "react";
import { useLocation } from "wouter";
import { ReportStateContainer } from "../../features/safety/report/ReportStateContainer.tsx";
import { TakeDownContainer } from "../../features/safety/report/TakeDownContainer.tsx";
import { FooterContainer } from "../../features/shell/frame/FooterContainer.tsx";
import { HeaderContainer } from "../../features/shell/frame/HeaderContainer.tsx";
import { paths } from "../../paths.ts";
import { reportTitleTexts } from "../../locales/en/reportTitles.ts";
import { texts } from "../../state/texts/texts.ts";
import { showTitle } from "../../state/texts/title.actions.ts";

/** Asks for the removal of an intimate image (TAKE IT DOWN Act), or shows what has become of a report. */
export function ReportPage() {
  const [path] = useLocation();
  const isRequest = path === paths.takeDown();
  const { takeDown, reportState } = texts(reportTitleTexts);
  useEffect(() => showTitle(isRequest ? takeDown : reportState), [isRequest, takeDown, reportState]);
  return (
    <MainLayout header={<HeaderContainer />} footer={<FooterContainer />}>
      {isRequest ? <TakeDownContainer /> : <ReportStateContainer />}
    </MainLayout>
  );
}
