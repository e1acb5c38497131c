import { sightState } from "./contentFilter.store.ts";

/** What may be seen has changed: lists are asked for anew. */
export function lookAnew(): void {
  sightState.revealed = false;
  sightState.round += 1;
}

/** Shows one adult character that was blurred. */
export function showBlurred(id: string): void {
  sightState.shown[id] = true;
}

/** Takes up what is hidden, by `hiddenKey`. */
export function hideFromSight(hidden: Readonly<Record<string, string>>): void {
  sightState.hidden = hidden;
}

/** Shows for the time being what this browser hides. */
export function reveal(): void {
  sightState.revealed = true;
}
