import { listTags } from "@mimi/contract";
import { services } from "../../services/services.ts";
import { loadResource } from "../../state/remote/resource.ts";
import { tagsState } from "./tags.store.ts";

/** Loads the tags, unless they are loaded or being loaded. */
export async function loadTags(): Promise<void> {
  const { kind } = tagsState.tags;
  if (kind === "ready" || kind === "loading") return;
  await loadResource(tagsState, "tags", () => services().call(listTags, {}));
}
