import { readingVars } from "@mimi/ui/tokens";
import { useEffect, useRef } from "react";
import { useSnapshot } from "valtio";
import { page } from "../../../services/browser/page.ts";
import { defaultPreferences, preferencesState } from "../../../state/preferences/preferences.store.ts";

/** Applies the reading settings to every page (product 6.9). */
export function ReadingContainer() {
  const { chosen, known } = useSnapshot(preferencesState);
  const { reading } = chosen;
  const shown = useRef<typeof reading | null>(null);
  useEffect(() => {
    if (!known) return;
    // The prelude has applied the stored settings, and the page may have changed its fonts since (endFontSwap.ts).
    if (shown.current !== null && shown.current !== reading) page().showReading(ownOf(readingVars(reading)));
    shown.current = reading;
  }, [known, reading]);
  return null;
}

/** Without the defaults of the styles: a custom property on the root makes the browser compute all styles again. */
function ownOf(vars: Readonly<Record<string, string>>): Record<string, string> {
  const inStyles: typeof vars = readingVars(defaultPreferences.reading);
  const own = Object.entries(vars).map(
    ([name, value]) => [name, value === inStyles[name] ? "" : value] as const,
  );
  return Object.fromEntries(own);
}
