import type { RevisionState } from "@mimi/contract";
import { proxy } from "valtio";
import { idle, type Resource } from "../../../state/remote/resource.ts";
import type { HelpLine } from "../../../state/region/region.store.ts";

/** System messages: what the product itself says in a chat. This state is the same for all chats of a page load. */
export interface SystemMessagesState {
  /** The help lines of the user's region, the most specific first. */
  helpLines: readonly HelpLine[];
  /** Whether a chat with help that is not closed waits, by the rules of the user's region. */
  crisisPause: boolean;
  /** Ids of the messages whose help was closed. */
  dismissedHelp: readonly string[];
  /** Ids of the messages after which the notice that the character is an AI is shown again. */
  disclosedAfter: readonly string[];
  /** Ids of the messages after which the user returned on another day: the notice is shown there again. */
  returnedAfter: readonly string[];
  /** Key of the chat in which a user who has just signed up is told of the mail; empty when none is. */
  emailSentIn: string;
  /** Whole hours without a break, for users who enabled the reminder; null when it is not shown. */
  hoursWithoutBreak: number | null;
  /** The offer of a newer revision of the character, after a message, and the user's decision. */
  revision: { readonly after: string; readonly state: "offered" | "declined" | "accepted" } | null;
}

export const noSystemMessages: Readonly<SystemMessagesState> = {
  helpLines: [],
  crisisPause: false,
  dismissedHelp: [],
  disclosedAfter: [],
  returnedAfter: [],
  emailSentIn: "",
  hoursWithoutBreak: null,
  revision: null,
};

export const systemMessagesState = proxy<SystemMessagesState>({ ...noSystemMessages });

/** What the creator has changed since the chat began, and the user's decision while it is being saved. */
export const revisionState = proxy<{
  chatKey: string;
  comparison: Resource<RevisionState>;
  deciding: "idle" | "declining" | "accepting" | "failed";
}>({ chatKey: "", comparison: idle, deciding: "idle" });
