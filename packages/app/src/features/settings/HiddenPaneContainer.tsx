import type { Tag } from "@mimi/contract";
import { HiddenPane } from "@mimi/ui/screens/hidden-pane";
import { useEffect } from "react";
import { type Snapshot, useSnapshot } from "valtio";
import { contentFilterState } from "../../state/preferences/contentFilter.store.ts";
import type { Resource } from "../../state/remote/resource.ts";
import { authState } from "../auth/auth.store.ts";
import { loadHidden, unhide } from "../safety/hidden/hidden.actions.ts";
import { hiddenState } from "../safety/hidden/hidden.store.ts";
import { hiddenContentOf } from "../safety/hidden/hiddenContentOf.ts";

const kinds = { tags: "tag", characters: "character", creators: "creator" } as const;

interface Props {
  /** All tags, with their names in the language of the app. */
  readonly tags: Snapshot<Resource<readonly Tag[]>>;
}

/** What the user hides, with buttons to show it again (product 7). */
export function HiddenPaneContainer({ tags }: Props) {
  const { hidden } = useSnapshot(hiddenState);
  const { session } = useSnapshot(authState);
  const filter = useSnapshot(contentFilterState);
  useEffect(() => void loadHidden(), []);
  return (
    <HiddenPane
      content={hiddenContentOf(hidden, { session, filter, tags }, loadHidden)}
      onUnhide={(kind, id) => void unhide(kinds[kind], id)}
    />
  );
}
