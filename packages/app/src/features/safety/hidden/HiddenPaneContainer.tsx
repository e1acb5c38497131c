import { HiddenPane } from "@mimi/ui/screens/hidden-pane";
import { useEffect } from "react";
import { useSnapshot } from "valtio";
import { contentFilterState } from "../../../state/preferences/contentFilter.store.ts";
import { authState } from "../../auth/auth.store.ts";
import { loadTags } from "../../character/tags.actions.ts";
import { tagsState } from "../../character/tags.store.ts";
import { loadHidden, unhide } from "./hidden.actions.ts";
import { hiddenState } from "./hidden.store.ts";
import { hiddenContentOf } from "./hiddenContentOf.ts";

const kinds = { tags: "tag", characters: "character", creators: "creator" } as const;

/** What the user hides, with buttons to show it again (product 7). */
export function HiddenPaneContainer() {
  const { hidden } = useSnapshot(hiddenState);
  const { tags } = useSnapshot(tagsState);
  const { session } = useSnapshot(authState);
  const filter = useSnapshot(contentFilterState);
  useEffect(() => {
    void loadHidden();
    void loadTags();
  }, []);
  return (
    <HiddenPane
      content={hiddenContentOf(hidden, { session, filter, tags })}
      onUnhide={(kind, id) => void unhide(kinds[kind], id)}
      onRetry={loadHidden}
    />
  );
}
