import { useEffect } from "react";
import { useSnapshot } from "valtio";
import { shownTagsOf } from "../character/shownTags.ts";
import { loadTags } from "../character/tags.actions.ts";
import { tagsState } from "../character/tags.store.ts";
import { HiddenPaneContainer } from "./HiddenPaneContainer.tsx";

/** What the user hides, with the names of tags in the language of the app. */
export function HiddenSettingsContainer() {
  const { tags } = useSnapshot(tagsState);
  useEffect(() => void loadTags(), []);
  return <HiddenPaneContainer tags={shownTagsOf(tags)} />;
}
