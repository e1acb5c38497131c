import { APPEAL_TEXT_MAX } from "@mimi/contract";
import { NoticesPane, type NoticesPaneProps } from "@mimi/ui/screens/notices-pane";
import { useEffect } from "react";
import { type Snapshot, useSnapshot } from "valtio";
import { services } from "../../services/services.ts";
import { loadable } from "../../state/remote/loadable.ts";
import { type UnsentForms, unsentFormsState } from "../auth/unsentForms.store.ts";
import {
  appealKey,
  draftAppeal,
  loadMoreNotices,
  openNotices,
  sendAppeal,
} from "../safety/notices/notices.actions.ts";
import { type NoticesState, noticesState } from "../safety/notices/notices.store.ts";
import { noticeOf } from "../safety/notices/noticeView.ts";

/** What moderators decided about the user, and the appeals (product 8). */
export function NoticesPaneContainer() {
  const { notices, sending } = useSnapshot(noticesState);
  const { forms } = useSnapshot(unsentFormsState);
  useEffect(() => void openNotices(), []);
  return (
    <NoticesPane
      content={contentOf(notices)}
      {...(sending === null ? {} : { appealing: sending })}
      maxLength={APPEAL_TEXT_MAX}
      drafts={draftsOf(notices, forms)}
      onDraftChange={draftAppeal}
      onAppeal={(id, text) => void sendAppeal(id, text)}
      onLoadMore={() => void loadMoreNotices()}
    />
  );
}

/** The appeals that were typed and not sent, by decision. */
function draftsOf(notices: NoticesState["notices"], forms: Snapshot<UnsentForms>["forms"]) {
  const items = notices?.kind === "ready" ? notices.items : [];
  return Object.fromEntries(items.map(({ notice_id: id }) => [id, forms[appealKey(id)]?.text ?? ""]));
}

function contentOf(notices: NoticesState["notices"]): NoticesPaneProps["content"] {
  const now = services().browser.now();
  return loadable(notices, openNotices, ({ items, more }) => ({
    ...{ notices: items.map((notice) => noticeOf(notice, now)), more },
  }));
}
