import type { Hidden, HiddenKind } from "@mimi/contract";
import type { Snapshot } from "valtio";
import { hiddenKey } from "../../../state/preferences/contentFilter.store.ts";
import type { Resource } from "../../../state/remote/resource.ts";

const listOf = { character: "characters", creator: "creators", tag: "tags" } as const;

/** Whether the user hides this: by the account, or (as a visitor, or since this page was opened) in this browser. */
export function isHiddenBy(
  hidden: Snapshot<Resource<Hidden>>,
  here: Readonly<Record<string, string>>,
  kind: HiddenKind,
  id: string,
): boolean {
  if (hiddenKey(kind, id) in here) return true;
  return hidden.kind === "ready" && hidden.value[listOf[kind]].some((item) => String(item.id) === id);
}
