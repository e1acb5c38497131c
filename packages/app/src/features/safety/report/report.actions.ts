import { report, reportReason } from "@mimi/contract";
import type { Report, ReportDraft } from "@mimi/ui/screens/report-dialog";
import { paths } from "../../../paths.ts";
import { services } from "../../../services/services.ts";
import { dialogsState } from "../../../state/overlays/dialogs.store.ts";
import { showToast } from "../../../state/overlays/toasts.actions.ts";
import { saveUnsent, loadUnsent } from "../../auth/unsentForm.ts";
import { sentenceOf } from "../../../state/texts/sentenceOf.ts";
import { reportState } from "./report.store.ts";

/** Sends the report of the dialog to the moderators. The text stays in the dialog when that fails. */
export async function sendReport({ reason, text }: Report): Promise<void> {
  const { report: target } = dialogsState;
  if (!target) return;
  reportState.sending = { kind: "pending" };
  const { kind, id } = target;
  // The dialog may be closed by then, or be about something else.
  const isShown = () => dialogsState.report !== null && keyOf(dialogsState.report) === keyOf(target);
  try {
    const { receipt } = await services().call(report, { kind, id, reason, text });
    saveUnsent(keyOf(target), null);
    const href = `${paths.reportState()}?number=${receipt}`;
    if (isShown()) reportState.sending = { kind: "sent", receipt, href, urgent: reason === "minors" };
  } catch (error) {
    if (isShown()) reportState.sending = { kind: "failed", error: sentenceOf(error) };
    else showToast("failed", sentenceOf(error));
  }
}

/** Changes the report in the dialog. It is stored until it is sent, so closing the dialog loses nothing. */
export function draftReport(draft: ReportDraft): void {
  const { report: target } = dialogsState;
  reportState.draft = draft;
  if (target) saveUnsent(keyOf(target), draft.text === "" ? null : { ...draft });
}

/** Resets the dialog for another report, or for the report about the same thing that was not sent. */
export async function beginReport(): Promise<void> {
  const { report: target } = dialogsState;
  Object.assign(reportState, { draft: { text: "" }, sending: { kind: "idle" } });
  const unsent = target && (await loadUnsent(keyOf(target)));
  const { draft } = reportState;
  if (!unsent || dialogsState.report !== target || draft.text !== "" || draft.reason) return;
  const reason = reportReason.options.find((one) => one === unsent.reason);
  reportState.draft = { text: unsent.text ?? "", ...(reason && { reason }) };
}

const keyOf = ({ kind, id }: { readonly kind: string; readonly id: string }) => `report/${kind}/${id}`;
