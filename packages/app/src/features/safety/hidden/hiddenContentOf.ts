import type { Resource } from "../../../state/remote/resource.ts";
import type { Hidden } from "@mimi/contract";
import type { HiddenContent, HiddenItem, HiddenItems } from "@mimi/ui/screens/hidden-pane";
import type { Snapshot } from "valtio";
import { hiddenKey, type ContentFilter } from "../../../state/preferences/contentFilter.store.ts";
import type { Session } from "../../auth/auth.store.ts";

interface Context {
  readonly session: Snapshot<Session>;
  readonly filter: Pick<Snapshot<ContentFilter>, "hidden">;
}

/** What is hidden, for the settings: stored by the API for a user, by this browser for a visitor. */
export function hiddenContentOf(
  hidden: Snapshot<Resource<Hidden>>,
  { session, filter }: Context,
): HiddenContent {
  if (session.kind === "visitor") return { kind: "ready", hidden: hiddenByVisitor(filter.hidden) };
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

/** Something without a name, because it was deleted or must not be named, is listed by its id. */
function named(items: Snapshot<Hidden>["tags"]): readonly HiddenItem[] {
  return items.map(({ id, name }) => ({ id, name: name ?? id }));
}

function hiddenByVisitor(hidden: Readonly<Record<string, string>>): HiddenItems {
  const ofKind = (kind: "character" | "creator" | "tag") => {
    const prefix = hiddenKey(kind, "");
    const entries = Object.entries(hidden).filter(([key]) => key.startsWith(prefix));
    return entries.map(([key, name]) => ({ id: key.slice(prefix.length), name }));
  };
  return { tags: ofKind("tag"), characters: ofKind("character"), creators: ofKind("creator") };
}
