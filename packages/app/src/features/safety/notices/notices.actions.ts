import { appealNotice, appealStop, listNotices, type Notice, seeNotices } from "@mimi/contract";
import { assertApiError } from "../../../services/api/ApiError.ts";
import { services } from "../../../services/services.ts";
import { dialogsState } from "../../../state/overlays/dialogs.store.ts";
import { loadFirstPage, loadNextPage, type PageSource } from "../../../state/remote/pagedResource.ts";
import { sentenceOf } from "../../../state/texts/sentenceOf.ts";
import { changeUser } from "../../auth/user.actions.ts";
import { noNotices, noticesState } from "./notices.store.ts";

const COUNT = 20;

const source: PageSource<Notice> = {
  fetchPage: (page, count) => services().call(listNotices, { page, count }),
  idOf: ({ notice_id }) => notice_id,
};

/** Loads the decisions, and marks them as read. */
export async function openNotices(): Promise<void> {
  if (!(await loadFirstPage(noticesState, "notices", COUNT, source))) return;
  if (noticesState.notices?.kind !== "ready") return;
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
export function loadMoreNotices(): Promise<void> {
  return loadNextPage(noticesState, "notices", source);
}

/** Sends an appeal. The text stays in its field when that fails. */
export async function sendAppeal(id: string, text: string): Promise<void> {
  if (noticesState.sending?.state.kind === "pending") return;
  noticesState.sending = { id, state: { kind: "pending" } };
  try {
    await services().call(appealNotice, { notice_id: id, text });
  } catch (error) {
    noticesState.sending = { id, state: { kind: "failed", reason: sentenceOf(error) } };
    return;
  }
  await loadFirstPage(noticesState, "notices", COUNT, source);
  noticesState.sending = null;
}

/** Prepares the dialog of a refused sign-in. */
export function beginStopped(): void {
  noticesState.stopped = noNotices.stopped;
}

/** Sends an appeal against the decision that refuses the sign-in. */
export async function sendStopAppeal(text: string): Promise<void> {
  const { stopped } = dialogsState;
  if (!stopped || noticesState.stopped.state.kind === "pending") return;
  noticesState.stopped = { state: { kind: "pending" }, sent: null };
  try {
    await services().call(appealStop, { text }, { bearer: stopped.token });
    noticesState.stopped = { state: { kind: "idle" }, sent: text };
  } catch (error) {
    noticesState.stopped = { state: { kind: "failed", reason: sentenceOf(error) }, sent: null };
  }
}
