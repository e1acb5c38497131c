import { getRegion } from "@mimi/contract";
import { dataOf } from "../../services/api/call.ts";
import { services } from "../../services/services.ts";
import { loadResource, ready } from "../remote/resource.ts";
import { regionState } from "./region.store.ts";

/** Loads where the user is, once a page load. Resolves also when that fails. */
export async function loadRegion(): Promise<void> {
  if (regionState.place.kind === "ready") return;
  await loadResource(regionState, "place", () => services().call(getRegion, {}));
}

/** Puts an answer to `getRegion` into the store. Throws when it is none. */
export function showRegion(answer: unknown): void {
  regionState.place = ready(dataOf(getRegion, answer));
}
