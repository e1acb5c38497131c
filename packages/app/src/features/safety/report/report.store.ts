import type { ReportStatus } from "@mimi/ui/report-dialog";
import { proxy } from "valtio";

/** The state of sending the report in the dialog. */
export const reportState = proxy<{ sending: ReportStatus }>({ sending: { kind: "idle" } });
