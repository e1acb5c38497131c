import { RevisionDiff, type RevisionDiffProps } from "@mimi/ui/revision-diff";
import { useEffect } from "react";
import { type Snapshot, useSnapshot } from "valtio";
import { contentFilterState } from "../../../state/preferences/contentFilter.store.ts";
import { loadable } from "../../../state/remote/loadable.ts";
import { discreetName } from "../../../state/texts/discreetName.ts";
import { showPanel } from "../engine/open.actions.ts";
import { chatState } from "../engine/chat.store.ts";
import * as act from "../systemMessages/revision.actions.ts";
import { revisionState } from "../systemMessages/systemMessages.store.ts";
import { fieldTexts } from "../../../locales/en/fields.ts";
import { texts } from "../../../state/texts/texts.ts";
import { shownChatName } from "../../../state/texts/shownName.ts";

/** The panel of what the creator changed since the chat began, to take or to leave (product 6.4). */
export function RevisionContainer() {
  const { comparison, deciding } = useSnapshot(revisionState);
  const { character, panel } = useSnapshot(chatState);
  const { discreet } = useSnapshot(contentFilterState);
  const open = panel === "revision";
  useEffect(() => void (open && act.compareRevisions()), [open]);
  const decide = async (take: boolean) => {
    if (await act.decide(take)) showPanel(null);
  };
  return (
    <RevisionDiff
      open={open}
      onOpenChange={(isOpen) => showPanel(isOpen ? "revision" : null)}
      characterName={character ? discreetName(shownChatName(character), discreet) : ""}
      comparison={changesOf(comparison)}
      pending={deciding === "declining" ? "decline" : deciding === "accepting" ? "accept" : undefined}
      error={deciding === "failed"}
      onDecline={() => void decide(false)}
      onAccept={() => void decide(true)}
    />
  );
}

function changesOf(
  comparison: Snapshot<typeof revisionState>["comparison"],
): RevisionDiffProps["comparison"] {
  return loadable(comparison, act.compareRevisions, ({ value: { changes } }) =>
    changes.map(({ field, before, after }) => ({
      id: field,
      label: texts(fieldTexts).names[field],
      texts: before === null || after === null ? undefined : { before, after },
    })),
  );
}
