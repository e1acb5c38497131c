import type { DecisionNotice } from "@mimi/contract";
import type { SubmitState } from "@mimi/ui";
import { proxy } from "valtio";
import type { PagedResource } from "../../../state/remote/pagedResource.ts";

/** Decisions of the moderators about the user, and the appeal that is being sent. */
export interface NoticesState {
  /** Null before they are loaded. */
  notices: PagedResource<DecisionNotice> | null;
  /** The decision, and how far its appeal is. */
  sending: { readonly id: string; readonly state: SubmitState } | null;
  /** The appeal against the decision that refuses a sign-in. */
  stopped: { readonly state: SubmitState; readonly sent: string | null; readonly draft: string };
}

export const noNotices: Readonly<NoticesState> = {
  notices: null,
  sending: null,
  stopped: { state: { kind: "idle" }, sent: null, draft: "" },
};

export const noticesState = proxy<NoticesState>({ ...noNotices });
