import { BranchIcon } from "../../../components/Icon/BranchIcon.generated.ts";
import * as css from "./ChatHistory.css.ts";
import type { ChatHistoryCopy } from "./ChatHistory.copy.ts";
import type { ChatHistoryEntry } from "./ChatHistoryEntries.ts";

/** The chat that a branch comes from, which has the same title. Nothing for a chat that is no branch. */
export function ChatHistoryOrigin({
  origin,
  copy,
}: Pick<ChatHistoryEntry, "origin"> & { copy: ChatHistoryCopy }) {
  if (origin === undefined) return null;
  return (
    <span className={css.origin}>
      <BranchIcon size={14} />
      <span>{origin === null ? copy.fromDeleted : copy.from(origin)}</span>
    </span>
  );
}
