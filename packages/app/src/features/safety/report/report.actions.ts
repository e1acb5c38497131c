import { report, type ReportReason } from "@mimi/contract";
import type { Report } from "@mimi/ui/report-dialog";
import { services } from "../../../services/services.ts";
import { dialogsState } from "../../../state/overlays/dialogs.store.ts";
import { sentenceOf } from "../../../state/texts/sentenceOf.ts";
import { reportState } from "./report.store.ts";

/** The reasons of the dialog, by the names of the API. */
const reasons: Readonly<Record<Report["reason"], ReportReason>> = {
  minors: "minors",
  realPerson: "real_person",
  violence: "violence",
  selfHarm: "self_harm",
  rating: "unmarked_adult",
  stolen: "copyright",
  spam: "spam",
  other: "other",
};

/** Sends the report of the dialog to the moderators. The text stays in the dialog when that fails. */
export async function sendReport({ reason, text }: Report): Promise<void> {
  const { report: target } = dialogsState;
  if (!target) return;
  reportState.sending = { kind: "pending" };
  const { kind, id } = target;
  try {
    const { receipt } = await services().call(report, { kind, id, reason: reasons[reason], text });
    reportState.sending = { kind: "sent", receipt, urgent: reason === "minors" };
  } catch (error) {
    reportState.sending = { kind: "failed", reason: sentenceOf(error) };
  }
}

/** Resets the dialog for another report. */
export function beginReport(): void {
  reportState.sending = { kind: "idle" };
}
