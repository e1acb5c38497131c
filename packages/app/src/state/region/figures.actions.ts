import { getSafetyFigures } from "@mimi/contract";
import { dataOf } from "../../services/api/call.ts";
import { services } from "../../services/services.ts";
import { loadResource, ready } from "../remote/resource.ts";
import { figuresState } from "./figures.store.ts";

/** Loads the figures of the page about safety, once a page load. Resolves also when that fails. */
export async function loadFigures(): Promise<void> {
  if (figuresState.figures.kind === "ready") return;
  await loadResource(figuresState, "figures", () => services().call(getSafetyFigures, {}));
}

/** Puts an answer to `getSafetyFigures` into the store. Throws when it is none. */
export function showFigures(answer: unknown): void {
  figuresState.figures = ready(dataOf(getSafetyFigures, answer));
}
