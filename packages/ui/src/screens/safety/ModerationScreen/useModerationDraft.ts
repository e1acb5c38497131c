import { useState } from "react";
import type { ModerationDraft, ModerationScreenProps } from "./ModerationScreenProps.ts";

/** What every form of a decision needs: the rules, the drafts, and the state of sending. */
export type ModerationForms = Pick<ModerationScreenProps, "rules" | "drafts" | "state" | "onDraftChange">;

const empty: ModerationDraft = {};

/** What was entered into a form and not sent, held by the owner or here, and a function that changes parts of it. */
export function useModerationDraft(
  { drafts, onDraftChange }: Pick<ModerationForms, "drafts" | "onDraftChange">,
  key: string,
) {
  const [own, setOwn] = useState(empty);
  const change = (part: ModerationDraft) => {
    // Merged with the latest draft: the one of this render may be older than the last letter of another field.
    setOwn((before) => ({ ...before, ...part }));
    onDraftChange?.(key, part);
  };
  return [drafts === undefined ? own : (drafts[key] ?? empty), change] as const;
}
