import { readingVars } from "@mimi/ui/tokens";
import { useEffect } from "react";
import { useSnapshot } from "valtio";
import { page } from "../../services/page.ts";
import { defaultPreferences, preferencesState } from "../../state/preferences.store.ts";

/** Sets the prose of every page as the reader likes it (product 6.9). */
export function ReadingContainer() {
  const { chosen, known } = useSnapshot(preferencesState);
  const { reading } = chosen;
  useEffect(() => {
    if (known) page().showReading(ownOf(readingVars(reading)));
  }, [known, reading]);
  return null;
}

/** Without what the page's styles say anyway: a property of its root costs everything on it its style anew. */
function ownOf(vars: Readonly<Record<string, string>>): Record<string, string> {
  const inStyles: typeof vars = readingVars(defaultPreferences.reading);
  const own = Object.entries(vars).map(
    ([name, value]) => [name, value === inStyles[name] ? "" : value] as const,
  );
  return Object.fromEntries(own);
}
