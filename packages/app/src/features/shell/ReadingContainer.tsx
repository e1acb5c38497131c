import { readingVars } from "@mimi/ui/tokens";
import { useEffect } from "react";
import { useSnapshot } from "valtio";
import { page } from "../../services/page.ts";
import { preferencesState } from "../../state/preferences.store.ts";

/** Sets the prose of every page as the reader likes it (product 6.9). */
export function ReadingContainer() {
  const { reading } = useSnapshot(preferencesState).chosen;
  useEffect(() => page().showReading(readingVars(reading)), [reading]);
  return null;
}
