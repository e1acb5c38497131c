import { report } from "@mimi/contract";
import type { Report } from "@mimi/ui/report-dialog";
import { services } from "../../services/services.ts";
import { dialogsState } from "../../state/dialogs.store.ts";
import { sentenceOf } from "../../state/sentences.ts";
import { reportReasons } from "./reportReasons.ts";
import { reportState } from "./report.store.ts";

/** Tells the moderators of what the dialog is about. What was written stays through a failure. */
export async function sendReport({ reason, text }: Report): Promise<void> {
  const { report: target } = dialogsState;
  if (!target) return;
  reportState.sending = { kind: "pending" };
  const { kind, id } = target;
  try {
    const { receipt } = await services().call(report, { kind, id, reason: reportReasons[reason], text });
    reportState.sending = { kind: "sent", receipt, hidden: reason === "minors" };
  } catch (error) {
    reportState.sending = { kind: "failed", reason: sentenceOf(error) };
  }
}

/** Another report begins. */
export function beginReport(): void {
  reportState.sending = { kind: "idle" };
}
