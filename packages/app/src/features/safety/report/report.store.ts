import type { ReportDraft, ReportStatus } from "@mimi/ui/screens/report-dialog";
import { proxy } from "valtio";

/** The report in the dialog, and the state of sending it. */
export const reportState = proxy<{ draft: ReportDraft; sending: ReportStatus }>({
  draft: { text: "" },
  sending: { kind: "idle" },
});
