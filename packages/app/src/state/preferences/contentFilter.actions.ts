import { contentFilterState } from "./contentFilter.store.ts";

/** The content filter has changed: lists are loaded again. */
export function reloadResults(): void {
  contentFilterState.revealed = false;
  contentFilterState.version += 1;
}

/** Shows one adult character that was blurred. */
export function showBlurred(id: string): void {
  contentFilterState.shown[id] = true;
}

/** Sets whether names are shortened. */
export function applyDiscreet(discreet: boolean): void {
  contentFilterState.discreet = discreet;
}

/** Sets what is hidden, by `hiddenKey`. */
export function applyHidden(hidden: Readonly<Record<string, string>>): void {
  contentFilterState.hidden = hidden;
}

/** Shows what this browser hides, until lists are loaded again. */
export function reveal(): void {
  contentFilterState.revealed = true;
}
