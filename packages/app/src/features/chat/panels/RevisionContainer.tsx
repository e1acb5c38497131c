import { RevisionDiff } from "@mimi/ui/revision-diff";
import { useEffect } from "react";
import { useSnapshot } from "valtio";
import { discreetName } from "../../../state/discreetName.ts";
import { contentFilterState } from "../../../state/contentFilter.store.ts";
import { chatState } from "../engine/chat.store.ts";
import { showPanel } from "./panel.actions.ts";
import { panelState } from "./panel.store.ts";
import * as act from "../engine/revision.actions.ts";
import { revisionState } from "../engine/revision.store.ts";
import { comparisonOf } from "./revisionView.ts";

/** What a creator changed since the conversation began, to keep or to take (product 6.4). */
export function RevisionContainer() {
  const open = useSnapshot(panelState).open === "revision";
  const { comparison, deciding } = useSnapshot(revisionState);
  const { character } = useSnapshot(chatState);
  const { discreet } = useSnapshot(contentFilterState);
  useEffect(() => void (open && act.compareRevisions()), [open]);
  const decide = async (take: boolean) => {
    if (await act.decide(take)) showPanel(null);
  };
  return (
    <RevisionDiff
      open={open}
      onOpenChange={(wanted) => showPanel(wanted ? "revision" : null)}
      characterName={discreetName(character?.chat_name || (character?.name ?? ""), discreet)}
      comparison={comparisonOf(comparison, () => void act.compareRevisions())}
      deciding={deciding}
      onKeep={() => void decide(false)}
      onTake={() => void decide(true)}
    />
  );
}
