import { loadable } from "../../../state/remote/loadable.ts";
import { loading, ready, type Resource } from "../../../state/remote/resource.ts";
import type { Hidden, Tag } from "@mimi/contract";
import type { Loadable } from "@mimi/ui";
import type { HiddenItem, HiddenItems } from "@mimi/ui/screens/hidden-pane";
import type { Snapshot } from "valtio";
import { hiddenKey, type ContentFilter } from "../../../state/preferences/contentFilter.store.ts";
import { shownCharacterName, shownUserName } from "../../../state/texts/shownName.ts";
import type { Session } from "../../auth/auth.store.ts";

interface Context {
  readonly session: Snapshot<Session>;
  readonly filter: Pick<Snapshot<ContentFilter>, "hidden">;
  /** All tags, with their names in the language of the app. */
  readonly tags: Snapshot<Resource<readonly Tag[]>>;
}

/** What is hidden, for the settings: stored by the API for a user, by this browser for a visitor. */
export function hiddenContentOf(
  hidden: Snapshot<Resource<Hidden>>,
  { session, filter, tags }: Context,
  onRetry: () => unknown,
): Loadable<HiddenItems> {
  const stored = session.kind === "visitor" ? ready(hiddenByVisitor(filter.hidden)) : hidden;
  const isNaming = tags.kind === "idle" || tags.kind === "loading";
  if (isNaming && stored.kind === "ready" && stored.value.tags.length > 0) return loading;
  return loadable(stored, onRetry, ({ value }) => itemsOf(value, tags));
}

/** What is hidden, with its names in the language of the app. Tags that could not be loaded keep their names. */
function itemsOf(hidden: Snapshot<Hidden>, tags: Context["tags"]): HiddenItems {
  const known = tags.kind === "ready" ? tags.value : [];
  const tagNames = new Map(known.map(({ id, name }) => [String(id), name]));
  return {
    tags: hidden.tags.map(({ id, name }) => ({ id, name: tagNames.get(id) ?? name ?? id })),
    characters: hidden.characters.map((item) => named(item, shownCharacterName(null))),
    creators: hidden.creators.map((item) => named(item, shownUserName({ uid: item.id, user_name: null }))),
  };
}

/**
 * An item whose name moderators removed is shown by the word for that. Without a name for another reason, because it was deleted or
 * must not be named, it is shown by its id.
 */
function named({ id, name, removed }: Snapshot<Hidden>["tags"][number], removedName: string): HiddenItem {
  return { id, name: removed ? removedName : (name ?? id) };
}

function hiddenByVisitor(hidden: Readonly<Record<string, string>>): Hidden {
  const ofKind = (kind: "character" | "creator" | "tag") => {
    const prefix = hiddenKey(kind, "");
    const entries = Object.entries(hidden).filter(([key]) => key.startsWith(prefix));
    return entries.map(([key, name]) => ({ id: key.slice(prefix.length), name, removed: false }));
  };
  return { tags: ofKind("tag"), characters: ofKind("character"), creators: ofKind("creator") };
}
