import { FilterDialog } from "@mimi/ui/filter-dialog";
import { useEffect } from "react";
import { useSnapshot } from "valtio";
import { showDialog } from "../../../state/overlays/dialogs.actions.ts";
import { dialogsState } from "../../../state/overlays/dialogs.store.ts";
import { choose } from "../../../state/preferences/preferences.actions.ts";
import { preferencesState } from "../../../state/preferences/preferences.store.ts";
import { contentFilterState } from "../../../state/preferences/contentFilter.store.ts";
import { authState } from "../../auth/auth.store.ts";
import { shownTags } from "../../character/shownTags.ts";
import { tagsState } from "../../character/tags.store.ts";
import { chooseAdult } from "../../safety/adult/adult.actions.ts";
import { adultState } from "../../safety/adult/adult.store.ts";
import { adultContentOf } from "../../safety/adult/adultContentOf.ts";
import { hiddenState } from "../../safety/hidden/hidden.store.ts";
import { changeHiddenTags, hiddenTagUses, openFilters } from "./filters.actions.ts";

const uses = ["not"] as const;

/** What home hides, and the density of its covers (product 3). */
export function FiltersContainer() {
  const { filters } = useSnapshot(dialogsState);
  const { tags } = useSnapshot(tagsState);
  const { hidden } = useSnapshot(hiddenState);
  const { session } = useSnapshot(authState);
  const { chosen } = useSnapshot(preferencesState);
  const adult = useSnapshot(adultState);
  const known = tags.kind === "ready" ? shownTags(tags.value) : [];
  const tagUses = hiddenTagUses(known, { hidden, filter: useSnapshot(contentFilterState) });
  useEffect(() => {
    if (filters) void openFilters();
  }, [filters]);
  return (
    <FilterDialog
      open={filters}
      onOpenChange={(open) => showDialog("filters", open)}
      tags={known}
      uses={uses}
      tagUses={tagUses}
      onTagUsesChange={(next) => void changeHiddenTags(tagUses, next)}
      adult={{ shown: adultContentOf(adult, session, chosen.blurred).kind === "on" }}
      onAdultChange={chooseAdult}
      density={chosen.density}
      onDensityChange={(density) => void choose({ density })}
    />
  );
}
