import type { RevisionChanges } from "@mimi/ui/revision-diff";
import type { Snapshot } from "valtio";
import { fieldNames } from "../engine/chatSentences.ts";
import { panelContentOf } from "./panelContentOf.ts";
import type { revisionState } from "../engine/revision.store.ts";

/** What was changed about a character, for the panel. */
export function comparisonOf(
  comparison: Snapshot<typeof revisionState>["comparison"],
  onRetry: () => void,
): RevisionChanges {
  return panelContentOf(comparison, onRetry, ({ changes }) => ({
    changes: changes.map(({ field, before, after }) => ({
      id: field,
      label: fieldNames[field],
      texts: before === null || after === null ? undefined : { before, after },
    })),
  }));
}
