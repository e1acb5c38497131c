import { contentFilterState } from "./contentFilter.store.ts";

/** What may be seen has changed: lists are asked for anew. */
export function reloadResults(): void {
  contentFilterState.revealed = false;
  contentFilterState.round += 1;
}

/** Shows one adult character that was blurred. */
export function showBlurred(id: string): void {
  contentFilterState.shown[id] = true;
}

/** Takes up what is hidden, by `hiddenKey`. */
export function applyHidden(hidden: Readonly<Record<string, string>>): void {
  contentFilterState.hidden = hidden;
}

/** Shows for the time being what this browser hides. */
export function reveal(): void {
  contentFilterState.revealed = true;
}
