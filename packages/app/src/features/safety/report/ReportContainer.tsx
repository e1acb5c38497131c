import { reportReason } from "@mimi/contract";
import { ReportDialog } from "@mimi/ui/screens/report-dialog";
import { useEffect } from "react";
import { useSnapshot } from "valtio";
import { paths } from "../../../paths.ts";
import { showDialog } from "../../../state/overlays/dialogs.actions.ts";
import { dialogsState } from "../../../state/overlays/dialogs.store.ts";
import { beginReport, draftReport, sendReport } from "./report.actions.ts";
import { reportState } from "./report.store.ts";

/** The report dialog (product 7). */
export function ReportContainer() {
  const { report } = useSnapshot(dialogsState);
  const { draft, sending } = useSnapshot(reportState);
  useEffect(() => {
    if (report) void beginReport();
  }, [report]);
  // Only images of a character have a page of their own.
  const isOfCharacter = report?.kind === "image" || report?.kind === "character";
  const place = report && isOfCharacter ? paths.detail(report.id) : undefined;
  return (
    <ReportDialog
      open={report !== null}
      onOpenChange={(open) => {
        if (!open) showDialog("report", null);
      }}
      subject={report ?? { kind: "character" }}
      reasons={reportReason.options}
      draft={draft}
      {...(place !== undefined && { takeDownHref: `${paths.takeDown()}?place=${encodeURIComponent(place)}` })}
      onDraftChange={draftReport}
      state={sending}
      onSend={sendReport}
    />
  );
}
