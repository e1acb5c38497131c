import { appealNotice, appealStop, listNotices, type DecisionNotice, seeNotices } from "@mimi/contract";
import { assertApiError } from "../../../services/api/ApiError.ts";
import { page } from "../../../services/browser/page.ts";
import { services } from "../../../services/services.ts";
import { dialogsState, type StoppedSignIn } from "../../../state/overlays/dialogs.store.ts";
import { loadFirstPage, loadNextPage, type PageSource } from "../../../state/remote/pagedResource.ts";
import { sentenceOf } from "../../../state/texts/sentenceOf.ts";
import { changeUnsent, clearUnsent, restoreUnsent } from "../../auth/unsentForms.actions.ts";
import { changeUser } from "../../auth/user.actions.ts";
import { noNotices, noticesState } from "./notices.store.ts";

const COUNT = 20;

const source: PageSource<DecisionNotice> = {
  fetchPage: (page, count) => services().call(listNotices, { page, count }),
  idOf: ({ notice_id }) => notice_id,
};

/** Loads the decisions, and marks them as read. */
export async function openNotices(): Promise<void> {
  if (!(await loadFirstPage(noticesState, "notices", COUNT, source))) return;
  if (noticesState.notices?.kind !== "ready") return;
  restoreAppeals();
  if (noticesState.notices.items.every(({ seen }) => seen)) return;
  try {
    await services().call(seeNotices, {});
    changeUser({ unread_notices: 0 });
  } catch (error) {
    // The banner stays, and the next visit marks them.
    assertApiError(error);
  }
}

/** Loads older decisions. */
export async function loadMoreNotices(): Promise<void> {
  await loadNextPage(noticesState, "notices", source);
  restoreAppeals();
}

/** Restores the appeals that were typed and not sent. */
function restoreAppeals(): void {
  const { notices } = noticesState;
  if (notices?.kind !== "ready") return;
  for (const { notice_id, appealable } of notices.items)
    if (appealable) void restoreUnsent(appealKey(notice_id));
}

/** Changes the text of an appeal, which is stored until it is sent. */
export function draftAppeal(id: string, text: string): void {
  changeUnsent(appealKey(id), { text });
}

/** The key of an appeal that is not sent. */
export const appealKey = (noticeId: string) => `appeal/${noticeId}`;

/** Sends an appeal. The text stays in its field when that fails. */
export async function sendAppeal(id: string, text: string): Promise<void> {
  if (noticesState.sending?.state.kind === "pending") return;
  noticesState.sending = { id, state: { kind: "pending" } };
  try {
    await services().call(appealNotice, { notice_id: id, text });
  } catch (error) {
    noticesState.sending = { id, state: { kind: "failed", error: sentenceOf(error) } };
    return;
  }
  clearUnsent(appealKey(id));
  await loadFirstPage(noticesState, "notices", COUNT, source);
  noticesState.sending = null;
}

/** Prepares the dialog of a refused sign-in, with the appeal that was typed in this tab and not sent. */
export function beginStopped(): void {
  const { stopped } = dialogsState;
  const draft = (stopped && page().tabStorage().getItem(stopKey(stopped))) ?? "";
  noticesState.stopped = { ...noNotices.stopped, draft };
}

/**
 * Changes the text of an appeal against a refused sign-in. Nobody is signed in, and others may use this browser: it is stored
 * as long as the tab.
 */
export function draftStopAppeal(text: string): void {
  const { stopped } = dialogsState;
  noticesState.stopped = { ...noticesState.stopped, draft: text };
  if (stopped) page().tabStorage().setItem(stopKey(stopped), text);
}

const stopKey = ({ decision }: StoppedSignIn) => `mimi-appeal/${decision.notice_id}`;

/** Sends an appeal against the decision that refuses the sign-in. */
export async function sendStopAppeal(text: string): Promise<void> {
  const { stopped } = dialogsState;
  if (!stopped || noticesState.stopped.state.kind === "pending") return;
  noticesState.stopped = { ...noticesState.stopped, state: { kind: "pending" } };
  try {
    await services().call(appealStop, { text }, { bearer: stopped.token });
    page().tabStorage().removeItem(stopKey(stopped));
    noticesState.stopped = { state: { kind: "idle" }, sent: text, draft: "" };
  } catch (error) {
    noticesState.stopped = { ...noticesState.stopped, state: { kind: "failed", error: sentenceOf(error) } };
  }
}
