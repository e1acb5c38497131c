import type { ReportStateStatus } from "@mimi/ui/screens/report-state-screen";
import { proxy } from "valtio";

/** What is known of the report whose number was entered last. */
export const lookedUpState = proxy<{ report: ReportStateStatus }>({ report: { kind: "idle" } });
