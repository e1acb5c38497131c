import type { ReportStatus } from "@mimi/ui/report-dialog";
import { proxy } from "valtio";

/** Where the report that is being written stands. */
export const reportState = proxy<{ sending: ReportStatus }>({ sending: { kind: "idle" } });
