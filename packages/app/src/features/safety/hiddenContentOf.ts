import type { Resource } from "../../state/resource.ts";
import type { Hidden } from "@mimi/contract";
import type { HiddenContent, HiddenItem, HiddenItems } from "@mimi/ui/hidden-pane";
import type { Snapshot } from "valtio";
import { hiddenKey, type ContentFilter } from "../../state/contentFilter.store.ts";
import type { Session } from "../auth/auth.store.ts";

interface Around {
  readonly session: Snapshot<Session>;
  readonly filter: Pick<Snapshot<ContentFilter>, "hidden">;
}

/** What somebody hides, for the settings: a member's is with the API, a visitor's in this browser. */
export function hiddenContentOf(
  hidden: Snapshot<Resource<Hidden>>,
  { session, filter }: Around,
): HiddenContent {
  if (session.kind === "visitor") return { kind: "ready", hidden: visitorsThings(filter.hidden) };
  switch (hidden.kind) {
    case "idle":
    case "loading":
      return { kind: "loading" };
    case "failed":
      return { kind: "failed" };
    case "ready": {
      const { tags, characters, creators } = hidden.value;
      return {
        kind: "ready",
        hidden: { tags: named(tags), characters: named(characters), creators: named(creators) },
      };
    }
  }
}

/** What is gone, or must not be named, is called by its id: it can still be shown again. */
function named(items: Snapshot<Hidden>["tags"]): readonly HiddenItem[] {
  return items.map(({ id, name }) => ({ id, name: name ?? id }));
}

function visitorsThings(hidden: Readonly<Record<string, string>>): HiddenItems {
  const ofKind = (kind: "character" | "creator" | "tag") => {
    const begin = hiddenKey(kind, "");
    const own = Object.entries(hidden).filter(([key]) => key.startsWith(begin));
    return own.map(([key, name]) => ({ id: key.slice(begin.length), name }));
  };
  return { tags: ofKind("tag"), characters: ofKind("character"), creators: ofKind("creator") };
}
