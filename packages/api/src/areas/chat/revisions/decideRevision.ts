import { errorFor } from "../../../shared/errors/ApiError.ts";
import type { ChatRow } from "../../../db/schema/chat.ts";

/** What the user decides about a newer revision of the character. */
export interface RevisionRequest {
  /** Whether the chat uses the newest revision from now on. */
  readonly take: boolean;
  /** The revision that the user was shown. */
  readonly revision?: number | undefined;
}

/** What is written to the chat. */
export type RevisionDecision =
  | { readonly kind: "nothing" }
  | { readonly kind: "take"; readonly chat: Pick<ChatRow, "character_revision"> }
  | { readonly kind: "dismiss"; readonly chat: Pick<ChatRow, "dismissed_revision"> };

/**
 * Decides what is written when a user accepts or dismisses the newest revision (null when there is none newer). Throws 40901
 * when the user was shown another revision.
 */
export function decideRevision(newest: number | null, { take, revision }: RevisionRequest): RevisionDecision {
  if (newest === null) return { kind: "nothing" };
  if (revision !== undefined && revision !== newest) {
    throw errorFor("changed_meanwhile");
  }
  if (take) return { kind: "take", chat: { character_revision: newest } };
  return { kind: "dismiss", chat: { dismissed_revision: newest } };
}
