import { listTags } from "@mimi/contract";
import { ref } from "valtio";
import { services } from "../../services/services.ts";
import { failed } from "../../state/failed.ts";
import { loading, ready } from "../../state/Remote.ts";
import { tagsState } from "./tags.store.ts";

/** Loads the tags, unless they are here or on their way. */
export async function loadTags(): Promise<void> {
  const { kind } = tagsState.tags;
  if (kind === "ready" || kind === "loading") return;
  tagsState.tags = loading;
  try {
    tagsState.tags = ready(ref(await services().call(listTags, {})));
  } catch (error) {
    tagsState.tags = failed(error);
  }
}
