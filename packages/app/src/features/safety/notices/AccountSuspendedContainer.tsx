import { APPEAL_TEXT_MAX } from "@mimi/contract";
import { AccountSuspendedDialog } from "@mimi/ui/screens/account-suspended-dialog";
import { useEffect } from "react";
import { useSnapshot } from "valtio";
import { showDialog } from "../../../state/overlays/dialogs.actions.ts";
import { dialogsState } from "../../../state/overlays/dialogs.store.ts";
import { beginStopped, draftStopAppeal, sendStopAppeal } from "./notices.actions.ts";
import { noticesState } from "./notices.store.ts";
import { stoppedNoticeOf } from "./noticeView.ts";

/** Why a sign-in was refused, and the appeal against it (product 8). */
export function AccountSuspendedContainer() {
  const { stopped } = useSnapshot(dialogsState);
  const { state, sent, draft } = useSnapshot(noticesState).stopped;
  useEffect(() => {
    if (stopped) beginStopped();
  }, [stopped]);
  if (!stopped) return null;
  return (
    <AccountSuspendedDialog
      open
      onOpenChange={(open) => {
        if (!open) showDialog("stopped", null);
      }}
      notice={stoppedNoticeOf(stopped, sent)}
      state={state}
      maxLength={APPEAL_TEXT_MAX}
      draft={draft}
      onDraftChange={draftStopAppeal}
      onAppeal={(text) => void sendStopAppeal(text)}
    />
  );
}
